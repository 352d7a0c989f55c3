import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import type { Log } from '../log/create-log.ts';
import { UntrustedProxies } from './untrusted-proxies.ts';

let dir = '';
beforeEach(() => {
  dir = makeTestFolder();
});

const file = () => join(dir, 'untrusted-proxy');

function openNotes(trusted = ['10.0.0.0/8']) {
  const warn = vi.fn<(what: object, text: string) => void>();
  const proxies = new UntrustedProxies(trusted, file(), { warn } as unknown as Log);
  const receive = (remoteAddress: string, forwarded?: string) =>
    proxies.note({
      socket: { remoteAddress },
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    } as unknown as IncomingMessage);
  return { proxies, receive, warn };
}

const warnings = [[{ peer: '172.17.0.1' }, expect.stringContaining('TRUSTED_PROXIES')]];

it('warns once of a proxy that is not trusted', () => {
  const { proxies, receive, warn } = openNotes();
  receive('::ffff:172.17.0.1', '203.0.113.7');
  receive('172.17.0.2', '203.0.113.7');
  expect(proxies.first).toBe('172.17.0.1');
  expect(warn.mock.calls).toEqual(warnings);
});

it('warns neither of a trusted one nor of who forwards nothing', () => {
  const { proxies, receive, warn } = openNotes();
  receive('10.1.2.3', '203.0.113.7');
  receive('172.17.0.1');
  expect([proxies.first, warn.mock.calls]).toEqual([null, []]);
});

it('warns at the next start too, until the proxy is trusted', async () => {
  openNotes().receive('172.17.0.1', '203.0.113.7');
  await expect.poll(() => openNotes().warn.mock.calls).toEqual(warnings);
  const { proxies, warn } = openNotes(['172.17.0.1']);
  expect([proxies.first, warn.mock.calls]).toEqual([null, []]);
  await expect.poll(() => existsSync(file())).toBe(false);
});

it('writes no public address down: it may be a visitor’s', () => {
  const { proxies, receive, warn } = openNotes();
  receive('203.0.113.9', '198.51.100.1');
  expect([proxies.first, warn.mock.calls]).toEqual([
    'a public address',
    [[{ peer: 'a public address' }, expect.stringContaining('TRUSTED_PROXIES')]],
  ]);
  expect(existsSync(file())).toBe(false);
});
