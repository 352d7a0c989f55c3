import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UnsentMail } from '#features/mails/contract.ts';
import type { DatabaseKind } from './faulty-database.ts';
import type { MailBehavior } from './mail-server.ts';
import { openMailingProduct } from './open-product.ts';
import { rounds, waitUntil } from './restartable-product.ts';
import { sendByScript, sendNatively } from './send-form.ts';

async function open(kind: DatabaseKind) {
  const opened = await openMailingProduct(kind);
  const { product } = opened;
  const cookie = await product.signIn();
  const ask = async <Answer>(method: string, path: string): Promise<Answer> => {
    const response = await fetch(`${product.url}/functions/v1${path}`, {
      method,
      headers: { cookie, origin: product.url, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
    expect(response.status).toBe(200);
    return response.json() as Promise<Answer>;
  };
  return { ...opened, ask };
}

/** The outbox asks both the same; what it does by itself is looked at on both below. */
const databases = rounds(1, 2) === 1 ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

const failures: [MailBehavior | 'refuses', boolean, RegExp][] = [
  ['refuses', false, /ECONNREFUSED/],
  ['hangs', false, /Greeting never received|timeout/i],
  ['says 451', false, /451/],
  ['says 550', true, /550/],
];

describe.each(databases)('on %s', (kind) => {
  it.each(failures)(
    'a mail server that %s costs no message, and the admin sees the mail',
    async (behavior, isGivenUp, error) => {
      const { mails, product, ask } = await open(kind);
      if (behavior === 'refuses') await mails.close();
      else mails.behave(behavior);

      const sent = await sendByScript(product.url, randomUUID(), randomUUID());
      expect(sent.status).toBe(201);
      expect((await sendNatively(product.url, randomUUID())).status).toBe(200);
      const list = () => ask<UnsentMail[]>('GET', '/unsent-mails');
      await waitUntil('the admin sees both', async () => (await list()).length === 2, 45_000);
      for (const mail of await list()) {
        expect(mail.last_error).toMatch(error);
        expect(mail.failed_at !== null).toBe(isGivenUp);
        expect(mail.attempts).toBe(1);
      }
      const { visits } = mails;

      mails.behave('takes');
      if (behavior === 'refuses') await mails.open();
      // The next attempt is half a minute away, or never: nobody is asked before.
      expect(mails.visits).toBe(visits);
      expect(await ask('POST', '/unsent-mails/retry')).toEqual({ retried: 2 });
      const waited = await waitUntil('both are sent', () => mails.taken.length === 2, 20_000);
      expect(await list()).toEqual([]);
      console.log(
        `mail server ${behavior} (${kind}): form answered in ${Math.round(sent.ms)} ms; sent ${Math.round(waited)} ms after the retry`,
      );
    },
  );
});

async function expectRetry(kind: DatabaseKind): Promise<number> {
  const { mails, product, database } = await open(kind);
  mails.behave('says 451');
  await sendByScript(product.url, randomUUID(), randomUUID());
  const row = async () => (await database.read<{ attempts: number }>('select attempts from mail_outbox'))[0]!;
  await waitUntil('the first attempt', async () => (await row()).attempts === 1);
  mails.behave('takes');
  return waitUntil('the second attempt', () => mails.taken.length === 1, 60_000);
}

it('a mail that was answered with 451 is sent by itself half a minute later', async () => {
  const waits = await Promise.all([expectRetry('sqlite'), expectRetry('postgres')]);
  for (const waited of waits) expect(waited).toBeGreaterThan(25_000);
  console.log(`mail server says 451: sent ${waits.map(Math.round).join(' and ')} ms later by itself`);
});
