import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteLocalDraft,
  deleteLocalDrafts,
  readLocalDraft,
  saveLocalDraft,
  storeLocalDraft,
} from './local-drafts.ts';

const now = new Date('2026-03-05T10:00:00.000Z');
const values = { title: 'Half a thought' };

const isValues = (given: unknown): given is typeof values => typeof Object(given).title === 'string';

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

describe('kept drafts', () => {
  it('gives back what was kept, for each thing its own', () => {
    saveLocalDraft('post/new', values, now);
    const base = { version: 3, values: { title: 'Before' } };
    storeLocalDraft('post/p1', { values: { title: 'Other' }, keptAt: now.toISOString(), base });
    expect(readLocalDraft('post/new', isValues)).toEqual({ values, keptAt: now.toISOString(), base: null });
    expect(readLocalDraft('post/p1', isValues)).toMatchObject({ values: { title: 'Other' }, base });
    expect(readLocalDraft('post/p2', isValues)).toBeNull();
  });

  it('forgets one draft, or all of them and nothing else', () => {
    storage.setItem('theme', 'dark');
    saveLocalDraft('post/new', values, now);
    saveLocalDraft('post/p1', values, now);
    deleteLocalDraft('post/p1');
    expect(readLocalDraft('post/p1', isValues)).toBeNull();
    expect(readLocalDraft('post/new', isValues)).not.toBeNull();
    deleteLocalDrafts();
    expect([...storage.items.keys()]).toEqual(['theme']);
  });

  it('takes nothing that is no draft', () => {
    for (const stored of ['{', 'null', '{"keptAt":"x","values":{"title":1}}', '{"values":{"title":"x"}}']) {
      storage.setItem('draft:post/p1', stored);
      expect(readLocalDraft('post/p1', isValues)).toBeNull();
    }
  });

  it('works where storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(saveLocalDraft('post/new', values, now)).toBe(false);
    deleteLocalDrafts();
    expect(readLocalDraft('post/new', isValues)).toBeNull();
  });
});
