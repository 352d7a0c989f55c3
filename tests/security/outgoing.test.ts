import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAttacked } from './attacked-product.ts';

const attacked = startAttacked();
let calls = 0;
let trap: Server;
beforeAll(async () => {
  trap = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
});
afterAll(() => trap.close());

const readMails = (): string[] => {
  const dir = join(attacked.product.dataDir, 'outbox');
  return readdirSync(dir)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(dir, name), 'latin1'));
};

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\f', '%0d%0a', '=0D=0A', '\\r\\n'];

it('puts nothing that a visitor wrote into a header of its own', async () => {
  for (const [i, end] of breaks.entries()) {
    const injected = `x${end}Bcc: everyone@evil.example${end}Content-Type: text/html${end}${end}<script>`;
    const body = {
      name: injected,
      email: `a${i}@example.com`,
      subject: `${i} ${injected}`,
      // Too short to be compared with the others, as the same text of several senders is: none is quarantined.
      message: `x${end}Bcc: everyone@evil.example${end}.${end}QUIT`,
    };
    const answer = await attacked.send('POST', '/functions/v1/messages-api', body);
    expect([end, answer.status]).toEqual([end, 201]);
    for (const email of [
      `a@example.com${end}Bcc: b@evil.example`,
      `"a${end}"@example.com`,
      `a@example.com, b@evil.example`,
      `<a@example.com> b@evil.example`,
    ]) {
      const refused = await attacked.send('POST', '/functions/v1/messages-api', { ...body, email });
      expect([email, refused.status]).toEqual([email, 400]);
      const settings = await attacked.askAsAdmin('PUT', '/functions/v1/settings', { contact_email: email });
      expect([email, settings.status]).toEqual([email, 400]);
    }
  }
  await expect.poll(() => readMails().length, { timeout: 15_000 }).toBe(breaks.length);
  for (const mail of readMails()) {
    const [head = ''] = mail.split('\r\n\r\n', 1);
    const names = head
      .split('\r\n')
      .filter((line) => !/^[ \t]/.test(line))
      .map((line) => line.split(':')[0]!.toLowerCase());
    expect(names.toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(head).toMatch(/^content-type: multipart\/alternative;/im);
    expect(head).not.toMatch(/^(to|from|reply-to):.*evil/im);
    expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  }
});

it('fetches no address that it is given', { timeout: 60_000 }, async () => {
  const { port } = trap.address() as AddressInfo;
  const hosts = [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://2130706433:${port}`,
  ];
  for (const host of hosts) {
    const logo = await attacked.askAsAdmin('PUT', '/functions/v1/settings', {
      logo_url: `${host.replace('http', 'https')}/logo.png`,
    });
    expect(logo.status).toBe(200);
    const post = {
      title: host,
      excerpt: host,
      content: `<img src="${host}/a.png"><a href="${host}">x</a>`,
      image_url: `${host.replace('http', 'https')}/b.png`,
      published: true,
    };
    expect((await attacked.askAsAdmin('POST', '/functions/v1/blog-api', post)).status).toBe(201);
    await attacked.askAsAdmin('POST', '/functions/v1/blog-preview', { content: post.content });
    await attacked.send('POST', '/functions/v1/messages-api', {
      name: host,
      email: 'a@example.com',
      subject: host,
      message: host,
    });
    await attacked.askAsAdmin('POST', '/functions/v1/uploads', { url: `${host}/c.png` });
  }
  const list = (await (await attacked.ask('/functions/v1/blog-api')).json()) as { slug: string }[];
  const pages = [
    '/',
    '/blog',
    '/contact',
    '/blog/rss.xml',
    '/manifest.webmanifest',
    ...list.flatMap(({ slug }) => [`/blog/${slug}`, `/og/blog/${slug}.png`]),
  ];
  for (const path of pages) await attacked.ask(path, { headers: { referer: `${hosts[0]}/` } });
  expect(calls).toBe(0);
});
