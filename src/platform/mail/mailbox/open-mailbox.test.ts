import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openImapServer, type ImapServer } from '#tests/support/imap-server.ts';
import { openMailbox } from './open-mailbox.ts';

/** The mailbox through a proxy that counts what its server sends. */
async function openCounted({ mailbox }: ImapServer) {
  const received = { bytes: 0 };
  const proxy = createServer((client) => {
    const server = connect(mailbox.port, mailbox.host);
    server.on('data', (chunk) => (received.bytes += chunk.byteLength));
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const open = await openMailbox({ ...mailbox, port: (proxy.address() as AddressInfo).port });
  onTestFinished(() => {
    open.close();
    proxy.close();
  });
  return { open, received };
}

it('receives a bounded part of long headers', async () => {
  const server = await openImapServer();
  onTestFinished(() => server.remove());
  const usual = 'From: Ann <ann@clinics.example>\nIn-Reply-To: <a@acme.example>\nSubject: A ward\n';
  server.deliver(`${usual}References: ${'<x@y.example>\n '.repeat(100_000)}<z@y.example>\n\nYes.\n`);
  server.deliver(`${usual}\nYes.\n`);
  const { open, received } = await openCounted(server);
  const before = received.bytes;
  const [long, short] = await open.readHeaders(await open.listUids({ uid: 0 }));
  expect(long!.headers).toMatch(/^From: Ann[^]*<x@y\.example>/);
  expect(long!.headers.length).toBe(65_536);
  expect(short!.headers).toContain('In-Reply-To: <a@acme.example>\r\n');
  expect(received.bytes - before).toBeLessThan(80_000);
});
