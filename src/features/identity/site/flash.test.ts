import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flashKey, leaveFlash, takeFlash, type Flash } from './flash.ts';

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

const denied: Flash = {
  title: 'Access Denied',
  description: "You don't have admin privileges",
  kind: 'error',
  action: 'sign-out',
};

describe('flash', () => {
  it('is there for the next page, and for that one alone', () => {
    leaveFlash(denied);
    expect(takeFlash()).toEqual(denied);
    expect(takeFlash()).toBeNull();
  });

  it('is left as JSON that a page can read without this code', () => {
    leaveFlash({ title: 'Logged out', kind: 'success' });
    expect(JSON.parse(items.get(flashKey) ?? '')).toEqual({ title: 'Logged out', kind: 'success' });
  });

  it('takes nothing that is no notice', () => {
    for (const stored of ['{', 'null', '[]', '{"title":3}']) {
      items.set(flashKey, stored);
      expect(takeFlash()).toBeNull();
      expect(items.has(flashKey)).toBe(false);
    }
  });

  it('knows no action but signing out', () => {
    items.set(flashKey, JSON.stringify({ ...denied, action: 'javascript:alert(1)' }));
    expect(takeFlash()).not.toHaveProperty('action');
  });

  it('goes without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    leaveFlash(denied);
    expect(takeFlash()).toBeNull();
  });
});
