import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Readable } from 'node:stream';
import type { Mailbox } from '../../config/owner-settings.ts';
import type { Platform } from '../../context.ts';
import type { Connection } from '../../database/open-database.ts';
import { describeConnectionError } from '../../service-failure.ts';
import {
  advanceMailbox,
  claimMailbox,
  recordReading,
  releaseMailbox,
  restartMailbox,
  selectLastUid,
  selectMailboxState,
  type MailboxState,
} from './mailbox.store.ts';
import { nameMailbox, openMailbox, type FoundMail, type OpenMailbox } from './open-mailbox.ts';

/**
 * The outcome of taking a mail. Ignored are our own mails, mails that answer nothing of ours, mails from
 * strangers to the thread, mails that were taken already, reports of anything but a failure, mails deleted
 * meanwhile, and those beyond what a thread takes in a day.
 */
export type MailOutcome = (typeof takenKinds)[number] | (typeof ignoredReasons)[number];

export const takenKinds = ['mail', 'auto_reply', 'unmatched', 'bounce'] as const;
export const ignoredReasons = [
  'own',
  'unrelated',
  'stranger',
  'repeated',
  'report',
  'gone',
  'too_many',
] as const;

/** Takes a mail; anything stored about it is in one transaction with `advance`. */
export type TakeMail = (
  mail: FoundMail,
  readSource: (maximumBytes: number) => Promise<Readable | null>,
  /** Records in the transaction that the mail was taken. @throws Error when another instance has taken it */
  advance: (trx: Connection) => Promise<void>,
  /** It failed again and again: whatever is wrong with it, the mails after it wait no longer. */
  isLastTry: boolean,
) => Promise<MailOutcome>;

/** Counted by this instance since it started. */
interface MailboxFigures {
  outcomes: Record<MailOutcome, number>;
  failures: number;
}

export interface MailReceiver {
  figures: MailboxFigures;
  /** The state across all instances; undefined before the first read, null without a mailbox. */
  readState(): Promise<MailboxState | undefined | null>;
  /** For a job: ends when the job stops, another instance has the mailbox, the server is down, or another mailbox is set. */
  run(stopping: AbortSignal): Promise<void>;
}

/** How long an instance that reads a mailbox may be silent before another takes over. */
const claimMs = 60_000;

/** How long to wait for the server's notice; then mails are requested all the same. */
const waitMs = 20_000;

/** How often to look whether another mailbox is set. */
const lookMs = 2000;

/** How far back to look for mails when a mailbox is new. */
const firstDaysMs = 30 * 86_400_000;

/** With at most 64 kB of headers each. */
const headersAtOnce = 50;

/** With the waits after failures, more than an hour. */
const triesOfOneMail = 20;

/** Waits after failures. */
const backoffMs = [5000, 15_000, 60_000, 300_000];

type ReceivingPlatform = Pick<Platform, 'config' | 'database' | 'log' | 'now' | 'seal' | 'site'>;

/** Reads the mailbox of the settings: one instance at a time, each mail once, in order. */
export function createMailReceiver(platform: ReceivingPlatform, take: TakeMail): MailReceiver {
  const findMailbox = async () => (await platform.site.readOwnerSettings(platform)).mail.imap;
  const instance = randomUUID();
  const outcomes = Object.fromEntries([...takenKinds, ...ignoredReasons].map((outcome) => [outcome, 0]));
  const figures: MailboxFigures = { outcomes: outcomes as MailboxFigures['outcomes'], failures: 0 };
  const tried = { uid: 0, times: 0 };
  let failedInRow = 0;
  let nextTryAt = 0;
  let triedMailbox: Mailbox | null = null;

  return {
    figures,
    async readState() {
      const imap = await findMailbox();
      return imap && selectMailboxState(platform.database.kysely, nameMailbox(imap));
    },
    async run(stopping) {
      const imap = await findMailbox();
      if (!isDeepStrictEqual(imap, triedMailbox)) [nextTryAt, failedInRow] = [0, 0];
      triedMailbox = imap;
      if (imap === null || platform.now().getTime() < nextTryAt) return;
      const isStillSet = async () => isDeepStrictEqual(await findMailbox(), imap);
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
        while (!stopping.aborted && (await isStillSet()) && (await claim())) {
          await readNew(platform, { open, mailbox, instance, take, stopping, claim, figures, tried });
          await recordReading(kysely, mailbox, platform.now().toISOString(), null);
          failedInRow = 0;
          if (!stopping.aborted) await waitWhileSet(open, isStillSet);
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

/** Until there is a mail, it is time to look, or another mailbox is set. */
async function waitWhileSet(open: OpenMailbox, isStillSet: () => Promise<boolean>): Promise<void> {
  const changed = new AbortController();
  const look = async () => {
    if (!(await isStillSet().catch(() => true))) changed.abort();
  };
  const watch = setInterval(() => void look(), lookMs);
  await open.waitForMail(waitMs, changed.signal).finally(() => clearInterval(watch));
}

interface Reading {
  open: OpenMailbox;
  mailbox: string;
  instance: string;
  take: TakeMail;
  stopping: AbortSignal;
  claim: () => Promise<boolean>;
  figures: MailboxFigures;
  /** The last mail that was begun, and how often in a row. */
  tried: { uid: number; times: number };
}

async function readNew({ database, now }: ReceivingPlatform, reading: Reading): Promise<void> {
  const { open, mailbox, instance, take, stopping, claim, figures, tried } = reading;
  const { uidValidity } = open;
  const last = await selectLastUid(database.kysely, mailbox, uidValidity);
  if (last === null) await restartMailbox(database.kysely, mailbox, uidValidity, instance);
  const since = new Date(now().getTime() - firstDaysMs);
  const uids = await open.listUids(last === null || last === 0 ? { since } : { uid: last });
  let reached = last ?? 0;
  const advanceTo = async (trx: Connection, uid: number): Promise<void> => {
    if (!(await advanceMailbox(trx, { mailbox, instance, uidValidity, uid })))
      throw new Error('another instance reads the mailbox');
    reached = uid;
  };
  for (let i = 0; i < uids.length; i += headersAtOnce) {
    const batch = uids.slice(i, i + headersAtOnce);
    if (stopping.aborted || !(await claim())) return;
    for (const mail of await open.readHeaders(batch)) {
      const { uid } = mail;
      const readSource = async (maximumBytes: number) => {
        if (!(await claim())) throw new Error('another instance reads the mailbox');
        return open.readSource(uid, maximumBytes);
      };
      tried.times = tried.uid === uid ? tried.times + 1 : 1;
      tried.uid = uid;
      if (stopping.aborted) return;
      const isLastTry = tried.times >= triesOfOneMail;
      const outcome = await take(mail, readSource, (trx) => advanceTo(trx, uid), isLastTry);
      figures.outcomes[outcome] += 1;
    }
    // Ignored mails are recorded in batches: after a crash they are ignored again.
    const end = batch.at(-1)!;
    if (reached < end) await database.write((trx) => advanceTo(trx, end));
  }
}

/** Without the password, which no server repeats, and without what mails say. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  if ('authenticationFailed' in error) return 'the server refuses the user or the password';
  const response = 'responseText' in error ? String(error.responseText) : '';
  const code = 'code' in error ? String(error.code) : '';
  return [code, response || describeConnectionError(error)].filter(Boolean).join(': ').slice(0, 200);
}
