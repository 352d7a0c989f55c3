import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openImapServer } from '#tests/support/imap-server.ts';
import { startBlockingProxy } from './blocking-proxy.ts';
import type { DatabaseKind } from './faulty-database.ts';
import { measureMemory, readMb } from './measure-memory.ts';
import { measureVisits, measureVisitsWhile } from './measure-visits.ts';
import { endClaims, openProduct } from './open-product.ts';
import { openReplyInbox, writeAnswer } from './reply-inbox.ts';
import { rounds, waitUntil, type RestartableProduct } from './restartable-product.ts';

/** A product with a lead and a reply to it; no mailbox is read before it is started again. */
async function open(kind: DatabaseKind) {
  const mailbox = await openImapServer();
  onTestFinished(() => mailbox.remove());
  const opened = await openProduct(kind);
  const { product } = opened;
  const desk = openReplyInbox(product, await product.signIn());
  const lead = await desk.makeLead();
  const reply = await desk.reply(lead, 'When?');
  await waitUntil('it is written', async () => (await desk.readThread(lead))[0]!.state === 'written');
  const readTexts = async () =>
    (await desk.readThread(lead)).filter(({ kind: of }) => of === 'mail').map(({ text }) => text);
  const restart = async (imapUrl = mailbox.describeUrl()) => {
    await product.stop();
    await product.start({ IMAP_URL: imapUrl });
  };
  const deliver = (body: string, headers?: string[]) =>
    mailbox.deliver(writeAnswer(lead, reply.id, body, headers));
  return { ...opened, mailbox, desk, lead, readTexts, restart, deliver };
}

/** The longest time that the product's event loop was held since this was asked last, in milliseconds. */
async function readLag(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(figures.match(/^nodejs_eventloop_lag_max_seconds (\S+)/m)?.[1]) * 1000);
}

/** Other visitors, while nothing goes on and while something does. */
async function measureBeside(product: RestartableProduct, start: () => Promise<unknown>) {
  const url = `${product.url}/`;
  const quiet = await measureVisits(url, 250);
  await readLag(product.url);
  const before = readMb(product.pid);
  const going = start();
  const [visits, memory] = await Promise.all([
    measureVisitsWhile(url, going),
    measureMemory(product.pid, going),
    going,
  ]);
  expect(visits.failed).toBe(0);
  const moreMb = Math.round(memory.ownMb - before);
  const lagMs = await readLag(product.url);
  const described =
    `other visitors p99 ${visits.p99Ms} ms of ${visits.count}, ${quiet.p99Ms} ms before; event loop held for ` +
    `${lagMs} ms at most; the product ${moreMb} MB more, its reader ${memory.childrenMb} MB`;
  return { moreMb, readerMb: memory.childrenMb, described };
}

/** A proxy to a mailbox that ends its first connections after this many bytes of responses. */
async function startCuttingProxy(targetPort: number, cutsBytes: number[]) {
  let connections = 0;
  const server = createServer((incoming) => {
    const rest = { bytes: cutsBytes[connections] ?? Infinity };
    connections += 1;
    const outgoing = connect(targetPort, '127.0.0.1');
    const end = () => {
      incoming.destroy();
      outgoing.destroy();
    };
    for (const socket of [incoming, outgoing]) socket.on('error', end).on('close', end);
    incoming.on('data', (part) => outgoing.write(part));
    outgoing.on('data', (part) => {
      incoming.write(part.subarray(0, rest.bytes));
      rest.bytes -= part.byteLength;
      if (rest.bytes <= 0) end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, count: () => connections };
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `Mail ${i + 1}`);

/** The product starts again and again: two minutes on a busy machine. */
const timeout = rounds(400_000, 1_800_000);

describe.each(['sqlite', 'postgres'] as const)('mails of a mailbox (%s)', { timeout }, (kind) => {
  it('join their thread once each, however often the product is killed', async () => {
    const opened = await open(kind);
    const { product, restart, deliver, readTexts, desk, lead } = opened;
    const texts = numbered(rounds(20, 100));
    for (const text of texts) deliver(text);
    await restart();
    const times = rounds(4, 20);
    let known = 0;
    for (let round = 0; round < times; round += 1) {
      const before = known;
      // In the middle of the next ones.
      await waitUntil('some more', async () => (known = (await readTexts()).length) > before, 60_000);
      await product.kill();
      await endClaims(opened);
      await product.start({ IMAP_URL: '' });
      await restart();
    }
    await waitUntil('all have come', async () => (await readTexts()).length >= texts.length, 120_000);
    expect((await readTexts()).toSorted()).toEqual(texts.toSorted());
    expect(await desk.readStatus(lead)).toBe('new');
    console.log(
      `kill -9 while mails are taken (${kind}): ${times} kills, ${texts.length} mails, each in its thread once`,
    );
  });
});

it('are all taken once over connections that break in the middle', async () => {
  const { mailbox, restart, deliver, readTexts } = await open('sqlite');
  const texts = numbered(60);
  for (const text of texts) deliver(text);
  const proxy = await startCuttingProxy(mailbox.mailbox.port, [2000, 25_000]);
  await restart(mailbox.describeUrl(proxy.port));
  await waitUntil('all have come', async () => (await readTexts()).length >= texts.length, 120_000);
  expect((await readTexts()).toSorted()).toEqual(texts.toSorted());
  expect(proxy.count()).toBe(3);
});

it('wait while their server hangs, which holds up no page and no stop', async () => {
  const { mailbox, product, restart, deliver, readTexts } = await open('sqlite');
  const proxy = await startBlockingProxy(mailbox.mailbox.port);
  onTestFinished(() => proxy.close());
  await restart(mailbox.describeUrl(proxy.port));
  deliver('Before.');
  await waitUntil('one has come', async () => (await readTexts()).length === 1);
  proxy.swallow();
  deliver('Meanwhile.');
  const visits = await measureVisits(`${product.url}/`, 150);
  expect(visits.failed).toBe(0);
  // On a connection that hangs, and once more where not even a greeting comes.
  for (const env of [mailbox.describeUrl(proxy.port), mailbox.describeUrl()]) {
    const stoppedAfter = performance.now();
    await restart(env);
    console.log(
      `IMAP hangs: other visitors p99 ${visits.p99Ms} ms; stopped and started in ${Math.round(performance.now() - stoppedAfter)} ms`,
    );
  }
  await waitUntil('the other has come', async () => (await readTexts()).length === 2, 90_000);
  expect(await readTexts()).toEqual(['Meanwhile.', 'Before.']);
});

it('of 10 MB of HTML keep no visitor waiting, in bounded memory', async () => {
  const { product, restart, deliver, readTexts } = await open('sqlite');
  await restart();
  const html = '<p>Hello <i>there</i>, <img src="https://track.example/p.png"></p>\n'.repeat(160_000);
  const count = rounds(5, 30);
  const { moreMb, readerMb, described } = await measureBeside(product, async () => {
    for (let i = 0; i < count; i += 1) deliver(html, ['Content-Type: text/html; charset=utf-8']);
    await waitUntil('all have come', async () => (await readTexts()).length === count, 300_000);
  });
  expect(moreMb).toBeLessThan(200);
  expect(readerMb).toBeLessThan(350);
  console.log(`${count} mails of ${Math.round(html.length / 1e6)} MB HTML: ${described}`);
});

it('are found among many thousands of others, which keep no visitor waiting', async () => {
  const { mailbox, product, restart, deliver, readTexts } = await open('sqlite');
  const others = rounds(5000, 50_000);
  for (let i = 0; i < others; i += 1) {
    mailbox.deliver(
      `From: list-${i}@news.example\r\nSubject: Issue ${i}\r\nMessage-ID: <${i}@news.example>\r\n` +
        `In-Reply-To: <${i - 1}@news.example>\r\n\r\nWords.\r\n`,
    );
    if (i === Math.floor(others / 2)) deliver('In the middle.');
  }
  deliver('At the end.');
  // The first look is two seconds after the start.
  const way = await startBlockingProxy(mailbox.mailbox.port);
  onTestFinished(() => way.close());
  way.swallow();
  await restart(mailbox.describeUrl(way.port));
  const { moreMb, described } = await measureBeside(product, async () => {
    way.pass();
    await waitUntil('both are found', async () => (await readTexts()).length === 2, 900_000);
  });
  expect(await readTexts()).toEqual(['At the end.', 'In the middle.']);
  expect(moreMb).toBeLessThan(200);
  console.log(`mailbox of ${others} mails: ${described}`);
});
