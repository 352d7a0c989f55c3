import { setTimeout as sleep } from 'node:timers/promises';
import { requireRight, type Context } from '#platform/context.ts';
import { describeHold } from '#platform/mail/mail-hold.ts';
import { deleteMail, selectMailState } from '#platform/mail/outbox.store.ts';
import type { Config } from '#platform/config/read-config.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { TestLeadStep } from '../../contract.ts';
import { makeTestMark, testLeadHeader } from './test-mark.ts';

/** How long the mail may take: others may be ahead of it. */
const mailMs = 30_000;

/**
 * Sends a test lead through the public form, the database and the outbox to the caller, and yields each step
 * as it is over. Nothing of it is left: the message is deleted in the transaction that stores it, its mail
 * from the outbox at the end.
 * @throws Problem 403
 */
export function sendTestLead(ctx: Context): AsyncGenerator<TestLeadStep> {
  const { email } = requireRight(ctx.caller, 'sendTestLead');
  return takeSteps(ctx, email);
}

async function* takeSteps(ctx: Context, tester: string): AsyncGenerator<TestLeadStep> {
  const { database, log } = ctx;
  let id = '';
  const form = await attempt('form', async () => {
    id = await postTestLead(ctx, tester);
    return `The contact form at ${findOwnOrigin(ctx.config)} accepted the message.`;
  });
  yield form;
  if (!form.passed) return;
  try {
    const stored = await attempt('database', async () => {
      if (await selectMailState(database.kysely, id))
        return 'The message and its email were stored, and the message was deleted again.';
      throw new Error(
        'No email about the message is in the outbox: SITE_URL may lead to another installation.',
      );
    });
    yield stored;
    if (stored.passed) yield await attempt('mail', () => awaitMail(ctx, id, tester));
  } finally {
    await deleteMail(database.kysely, id).catch((error: unknown) =>
      log.warn({ err: error }, 'the mail of a test lead is left in the outbox'),
    );
  }
}

/** @returns what happened to the mail. @throws Error that says why it is not sent */
async function awaitMail({ database, mailHolding }: Context, id: string, tester: string): Promise<string> {
  const hold = await mailHolding.read();
  if (hold) throw new Error(`The email to ${tester} was not sent. ${describeHold(hold.for)}`);
  const until = performance.now() + mailMs;
  while (performance.now() < until) {
    const mail = await selectMailState(database.kysely, id);
    if (mail?.to_file)
      return `The email to ${tester} was written to a file, because there is no mail server.`;
    if (mail?.sent_at) return `The mail server accepted the email to ${tester}.`;
    if (mail?.last_error) throw new Error(`The email to ${tester} failed: ${mail.last_error}`);
    await sleep(200);
  }
  throw new Error(
    `The email to ${tester} was still queued after ${mailMs / 1000} seconds, and was taken out of the queue.`,
  );
}

/** @param work returns what happened; what it throws says why it failed */
async function attempt(step: TestLeadStep['step'], work: () => Promise<string>): Promise<TestLeadStep> {
  try {
    return { step, passed: true, text: await work() };
  } catch (error) {
    return { step, passed: false, text: error instanceof Error ? error.message : String(error) };
  }
}

/** A request without a response within this time has failed. */
const timeoutMs = 20_000;

/** The origin that visitors use, if known; otherwise the process itself. */
function findOwnOrigin({ siteUrl, siteUrlIsSet, host, port }: Config): string {
  if (siteUrlIsSet) return siteUrl.origin;
  const name = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Sends a test lead the way a visitor's form does.
 * @returns its id
 * @throws Error that says why it did not get through
 */
async function postTestLead(ctx: Context, tester: string): Promise<string> {
  const origin = findOwnOrigin(ctx.config);
  const response = await fetch(origin + apiPath('messages'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [testLeadHeader]: makeTestMark(ctx, tester) },
    body: JSON.stringify({
      name: 'Test lead',
      email: tester,
      subject: 'Test lead',
      message:
        'Sent with “Send a test lead” in the admin area. It is in no list: it was deleted as soon as it was stored.',
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`${origin} cannot be reached from the server: ${describe(error)}.`);
  });
  if (response.status !== 201) {
    await response.body?.cancel();
    throw new Error(`The contact form at ${origin} answered with ${response.status}.`);
  }
  const { id } = (await response.json()) as { id: string };
  return id;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
