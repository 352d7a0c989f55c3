import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './post-drafts.ts';
import { emptyValues } from './post-values.ts';

const now = new Date('2026-03-05T10:00:00.000Z');
const values = { ...emptyValues, title: 'Half a thought' };

class MemoryStorage {
  items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
});

describe('post drafts', () => {
  it('gives back what was kept, for each post its own', () => {
    keepDraft(null, values, now);
    keepDraft('p1', { ...values, title: 'Other' }, now);
    expect(readDraft(null)).toEqual({ values, keptAt: now.toISOString() });
    expect(readDraft('p1')?.values.title).toBe('Other');
    expect(readDraft('p2')).toBeNull();
  });

  it('forgets one draft, or all of them and nothing else', () => {
    storage.setItem('theme', 'dark');
    keepDraft(null, values, now);
    keepDraft('p1', values, now);
    forgetDraft('p1');
    expect(readDraft('p1')).toBeNull();
    expect(readDraft(null)).not.toBeNull();
    forgetDrafts();
    expect([...storage.items.keys()]).toEqual(['theme']);
  });

  it('takes nothing that is no draft', () => {
    for (const stored of ['{', 'null', '{"keptAt":"x","values":{"title":1}}']) {
      storage.setItem('post-draft:p1', stored);
      expect(readDraft('p1')).toBeNull();
    }
  });

  it('works where storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    keepDraft(null, values, now);
    forgetDrafts();
    expect(readDraft(null)).toBeNull();
  });
});
