import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leftToastKey, leaveToast, takeLeftToast, type LeftToast } from './left-toast.ts';

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

const denied: LeftToast = {
  title: 'Access Denied',
  description: "You don't have admin privileges",
  kind: 'error',
  action: 'sign-out',
};

describe('left-toast', () => {
  it('is there for the next page, and for that one alone', () => {
    leaveToast(denied);
    expect(takeLeftToast()).toEqual(denied);
    expect(takeLeftToast()).toBeNull();
  });

  it('is left as JSON that a page can read without this code', () => {
    leaveToast({ title: 'Logged out', kind: 'success' });
    expect(JSON.parse(items.get(leftToastKey) ?? '')).toEqual({ title: 'Logged out', kind: 'success' });
  });

  it('takes nothing that is no toast', () => {
    for (const stored of ['{', 'null', '[]', '{"title":3}']) {
      items.set(leftToastKey, stored);
      expect(takeLeftToast()).toBeNull();
      expect(items.has(leftToastKey)).toBe(false);
    }
  });

  it('knows no action but signing out', () => {
    items.set(leftToastKey, JSON.stringify({ ...denied, action: 'javascript:alert(1)' }));
    expect(takeLeftToast()).not.toHaveProperty('action');
  });

  it('goes without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    leaveToast(denied);
    expect(takeLeftToast()).toBeNull();
  });
});
