import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { Log } from '../log/create-log.ts';
import { UntrustedProxies } from './untrusted-proxies.ts';

function openNotes() {
  const warn = vi.fn<(what: object, text: string) => void>();
  const proxies = new UntrustedProxies(['10.0.0.0/8'], { warn } as unknown as Log);
  const receive = (remoteAddress: string, forwarded?: string) =>
    proxies.note({
      socket: { remoteAddress },
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    } as unknown as IncomingMessage);
  return { proxies, receive, warn };
}

it('warns once of a proxy that is not trusted', () => {
  const { proxies, receive, warn } = openNotes();
  receive('::ffff:172.17.0.1', '203.0.113.7');
  receive('172.17.0.2', '203.0.113.7');
  expect(proxies.first).toBe('172.17.0.1');
  expect(warn.mock.calls).toEqual([[{ peer: '172.17.0.1' }, expect.stringContaining('TRUSTED_PROXIES')]]);
});

it('warns neither of a trusted one nor of who forwards nothing', () => {
  const { proxies, receive, warn } = openNotes();
  receive('10.1.2.3', '203.0.113.7');
  receive('172.17.0.1');
  expect([proxies.first, warn.mock.calls]).toEqual([null, []]);
});
