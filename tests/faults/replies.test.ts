import { describe, expect, it } from 'vitest';
import type { DatabaseKind } from './faulty-database.ts';
import { endClaims, openMailingProduct } from './open-product.ts';
import { openReplyInbox } from './reply-inbox.ts';
import { rounds, waitUntil } from './restartable-product.ts';

async function open(kind: DatabaseKind) {
  const opened = await openMailingProduct(kind);
  const { mails, product } = opened;
  const desk = openReplyInbox(product, await product.signIn());
  const lead = await desk.makeLead();
  await waitUntil('the mail about the lead', () => mails.taken.length >= 1);
  const newest = async () => (await desk.readThread(lead))[0]!;
  const timesTaken = (id: string) => mails.taken.filter((taken) => taken === id).length;
  return { ...opened, desk, lead, newest, timesTaken };
}

/** The product starts again and again: a minute and a half on a busy machine. */
const timeout = rounds(400_000, 1_800_000);

describe.each(['sqlite', 'postgres'] as const)('a reply (%s)', { timeout }, (kind) => {
  it('waits for a mail server that is down, says why, and is sent once when it is back', async () => {
    const { mails, desk, lead, newest, timesTaken } = await open(kind);
    await mails.close();
    const { id } = await desk.reply(lead, 'When?');
    await waitUntil('the first attempt', async () => (await newest()).failure !== null);
    expect(await newest()).toMatchObject({ state: 'queued', failure: expect.stringMatching(/ECONNREFUSED/) });
    expect(await desk.readStatus(lead)).toBe('waiting');
    await mails.open();
    const waited = await waitUntil('it is sent', async () => (await newest()).state === 'sent', 90_000);
    expect([timesTaken(id), (await newest()).failure]).toEqual([1, null]);
    console.log(`SMTP down (${kind}): sent by itself ${Math.round(waited)} ms after the server was back`);
  });

  it('that is refused fails with the reason, opens the lead, and is sent again by hand', async () => {
    const { mails, desk, lead, newest, timesTaken } = await open(kind);
    mails.behave('says 550');
    const { id } = await desk.reply(lead, 'When?');
    await waitUntil('it failed', async () => (await newest()).state === 'failed');
    expect((await newest()).failure).toMatch(/550 no such mailbox/);
    expect(await desk.readStatus(lead)).toBe('open');
    mails.behave('takes');
    expect(await desk.retry(lead, id)).toMatchObject({ state: 'queued', failure: null });
    await waitUntil('it is sent', async () => (await newest()).state === 'sent');
    expect([timesTaken(id), await desk.readStatus(lead)]).toEqual([1, 'waiting']);
  });

  it('is never lost by kill -9, and goes out once more at most, under the same id', async () => {
    const opened = await open(kind);
    const { mails, product, desk, lead, newest, timesTaken } = opened;
    const times = rounds(3, 20);
    for (let round = 1; round <= times; round += 1) {
      // The worst moment: the server has the mail, and its word of it is lost.
      mails.behave('takes in silence');
      const { id } = await desk.reply(lead, `Reply ${round}`);
      await waitUntil('the server has the mail', () => timesTaken(id) === 1);
      await product.kill();
      mails.behave('takes');
      await endClaims(opened);
      await product.start();
      await waitUntil('it is sent', async () => (await newest()).state === 'sent', 60_000);
      expect([(await newest()).id, timesTaken(id)]).toEqual([id, 2]);
      // Any other moment: as soon as it is acknowledged.
      const other = await desk.reply(lead, `Other ${round}`);
      await product.kill();
      await endClaims(opened);
      await product.start();
      await waitUntil('it is sent', async () => (await newest()).state === 'sent', 60_000);
      expect((await newest()).id).toBe(other.id);
      expect([1, 2]).toContain(timesTaken(other.id));
    }
    const thread = await desk.readThread(lead);
    expect(thread).toHaveLength(2 * times);
    const twice = thread.filter(({ id }) => timesTaken(id) === 2).length;
    console.log(
      `kill -9 while replies are sent (${kind}): ${2 * times} kills, ${thread.length} replies, 0 lost, ${twice} sent twice`,
    );
  });
});
