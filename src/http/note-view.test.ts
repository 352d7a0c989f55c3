import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { noteParsedView } from './note-view.ts';

const isCounted = (method: string, headers: Record<string, string> = {}): boolean => {
  const noteView = vi.fn();
  noteParsedView({ method, url: '/', headers, socket: {} } as unknown as IncomingMessage, noteView);
  return noteView.mock.calls.length > 0;
};

it.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
])('counts no page that is fetched ahead: %s: %s', (name, value) => {
  expect(isCounted('GET', { [name]: value })).toBe(false);
});

it('counts it once it is opened, and what is opened at once', () => {
  expect(isCounted('HEAD', { 'page-view': 'opened' })).toBe(true);
  expect(isCounted('GET')).toBe(true);
  expect(isCounted('HEAD')).toBe(false);
});
