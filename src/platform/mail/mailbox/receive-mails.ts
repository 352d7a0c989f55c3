import { randomUUID } from 'node:crypto';
import type { Platform } from '../../context.ts';
import type { Connection } from '../../database/open-database.ts';
import {
  advanceMailbox,
  claimMailbox,
  recordReading,
  releaseMailbox,
  restartMailbox,
  selectLastUid,
} from './mailbox.store.ts';
import { nameMailbox, openMailbox, type FoundMail, type OpenMailbox } from './open-mailbox.ts';

/** What is done with a mail: says whether it is kept, in one transaction with `advance`. */
export type TakeMail = (
  mail: FoundMail,
  readSource: (maximumBytes: number) => Promise<Buffer | null>,
  /** Notes in the transaction that the mail was taken. @throws Error when another instance has taken it */
  advance: (trx: Connection) => Promise<void>,
) => Promise<void>;

/** How long an instance that reads a mailbox may be silent before another reads it. */
const claimMs = 60_000;

/** How long the server is waited for; then mails are asked for all the same. */
const waitMs = 20_000;

/** Mails from before that are looked through when a mailbox is new. */
const firstDaysMs = 30 * 86_400_000;

const headersAtOnce = 50;

/** Waits after failures. */
const backoffMs = [5000, 15_000, 60_000, 300_000];

type ReceivingPlatform = Pick<Platform, 'config' | 'database' | 'log' | 'now'>;

/**
 * Reads the mailbox of IMAP_URL: one instance at a time, each mail once, in order. `run` is for a job: it ends
 * when the job stops, another instance has the mailbox, or the server is away.
 */
export function createMailReceiver(platform: ReceivingPlatform, take: TakeMail) {
  const { imap } = platform.config.mail;
  const instance = randomUUID();
  const figures = { taken: 0, failures: 0 };
  let failedInRow = 0;
  let nextTryAt = 0;

  return {
    figures,
    async run(stopping: AbortSignal): Promise<void> {
      if (imap === null || platform.now().getTime() < nextTryAt) return;
      const mailbox = nameMailbox(imap);
      const { kysely } = platform.database;
      const claim = () => {
        const now = platform.now();
        const until = new Date(now.getTime() + claimMs).toISOString();
        return claimMailbox(kysely, { mailbox, instance, now: now.toISOString(), until });
      };
      if (!(await claim())) return;
      let open: OpenMailbox | null = null;
      const close = () => open?.close();
      stopping.addEventListener('abort', close, { once: true });
      try {
        open = await openMailbox(imap);
        while (!stopping.aborted && (await claim())) {
          await readNew(platform, { open, mailbox, instance, take, stopping, claim, figures });
          await recordReading(kysely, mailbox, platform.now().toISOString(), null);
          failedInRow = 0;
          if (!stopping.aborted) await open.waitForMail(waitMs);
        }
      } catch (error) {
        if (stopping.aborted) return;
        figures.failures += 1;
        nextTryAt = platform.now().getTime() + backoffMs[Math.min(failedInRow, backoffMs.length - 1)]!;
        failedInRow += 1;
        const reason = describeFailure(error);
        await recordReading(kysely, mailbox, platform.now().toISOString(), reason);
        if (failedInRow === 1) platform.log.warn({ mailbox, error: reason }, 'the mailbox cannot be read');
      } finally {
        stopping.removeEventListener('abort', close);
        close();
        await releaseMailbox(kysely, mailbox, instance);
      }
    },
  };
}

interface Reading {
  open: OpenMailbox;
  mailbox: string;
  instance: string;
  take: TakeMail;
  stopping: AbortSignal;
  claim: () => Promise<boolean>;
  figures: { taken: number };
}

async function readNew({ database, now }: ReceivingPlatform, reading: Reading): Promise<void> {
  const { open, mailbox, instance, take, stopping, claim, figures } = reading;
  const { uidValidity } = open;
  const last = await selectLastUid(database.kysely, mailbox, uidValidity);
  if (last === null) await restartMailbox(database.kysely, mailbox, uidValidity, instance);
  const since = new Date(now().getTime() - firstDaysMs);
  const uids = await open.listUids(last === null || last === 0 ? { since } : { uid: last });
  for (let i = 0; i < uids.length; i += headersAtOnce) {
    for (const mail of await open.readHeaders(uids.slice(i, i + headersAtOnce))) {
      if (stopping.aborted || !(await claim())) return;
      await take(
        mail,
        (maximumBytes) => open.readSource(mail.uid, maximumBytes),
        async (trx) => {
          const { uid } = mail;
          if (!(await advanceMailbox(trx, { mailbox, instance, uidValidity, uid })))
            throw new Error('another instance reads the mailbox');
        },
      );
      figures.taken += 1;
    }
  }
}

/** Without the password, which no server repeats, and without what mails say. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  if ('authenticationFailed' in error) return 'the server refuses the user or the password';
  const response = 'responseText' in error ? String(error.responseText) : '';
  const code = 'code' in error ? String(error.code) : '';
  return [code, response || error.message].filter(Boolean).join(': ').slice(0, 200);
}
