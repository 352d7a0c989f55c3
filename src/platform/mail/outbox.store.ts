import { countRows, hasRows } from '../database/count-rows.ts';
import type { Connection } from '../database/open-database.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import type { MailOutboxTable } from '../database/tables.ts';

/** A mail that is due, claimed by this instance. */
export type DueMail = Pick<
  MailOutboxTable,
  | 'id'
  | 'recipient'
  | 'subject'
  | 'text'
  | 'html'
  | 'sealed_headers'
  | 'reply_to'
  | 'created_at'
  | 'sealed_link'
  | 'link_expires_at'
  | 'thread_ids'
  | 'attachments'
> & {
  attempts: number;
  is_automatic: 0 | 1;
};

/** Mails hold what people wrote, and addresses: no longer than it takes to investigate a complaint. */
export const mailRetentionMs = 30 * 86_400_000;

const dueColumns = [
  'id',
  'recipient',
  'subject',
  'text',
  'html',
  'sealed_headers',
  'reply_to',
  'created_at',
  'attempts',
  'sealed_link',
  'link_expires_at',
  'thread_ids',
  'attachments',
  'is_automatic',
] as const;

type NewMail = Omit<
  MailOutboxTable,
  'attempts' | 'claimed_until' | 'sent_at' | 'to_file' | 'failed_at' | 'last_error' | 'is_automatic'
> & { is_automatic: 0 | 1 };

export async function insertMail(connection: Connection, mail: NewMail): Promise<void> {
  await connection.insertInto('mail_outbox').values(mail).execute();
}

/**
 * Claims one due mail until `claimedUntil`, so that no other instance sends it meanwhile. The conditions are
 * part of the update itself: if two instances ask at once, only one gets it.
 * @param heldSince while mail is held: only one with a link that was asked for since
 */
export async function claimDueMail(
  connection: Connection,
  now: string,
  claimedUntil: string,
  heldSince: string | null = null,
): Promise<DueMail | null> {
  const mail = await connection
    .updateTable('mail_outbox')
    .set({ claimed_until: claimedUntil })
    .where((eb) =>
      eb(
        'id',
        '=',
        eb
          .selectFrom('mail_outbox as due')
          .select('due.id')
          .where('due.sent_at', 'is', null)
          .where('due.failed_at', 'is', null)
          // Created in the future: the clock was set back, and the mail would wait until then.
          .where((w) =>
            w.or([
              w('due.next_attempt_at', '<=', now),
              w.and([w('due.attempts', '=', 0), w('due.created_at', '>', now)]),
            ]),
          )
          .where((w) => w.or([w('due.claimed_until', 'is', null), w('due.claimed_until', '<=', now)]))
          .$if(heldSince !== null, (due) =>
            due.where('due.created_at', '>', heldSince!).where('due.link_expires_at', 'is not', null),
          )
          .orderBy('due.next_attempt_at')
          .limit(1)
          // Another instance that claims at the same moment takes the next one.
          .$if(!isSqlite(connection), (due) => due.forUpdate().skipLocked()),
      ),
    )
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .where((eb) =>
      eb.or([eb('next_attempt_at', '<=', now), eb.and([eb('attempts', '=', 0), eb('created_at', '>', now)])]),
    )
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(dueColumns)
    .executeTakeFirst();
  return mail ?? null;
}

/** Claims one mail by its id, whether it is due or not. @throws NoResultError when it is not there */
export const claimMail = (connection: Connection, id: string, claimedUntil: string): Promise<DueMail> =>
  connection
    .updateTable('mail_outbox')
    .set({ claimed_until: claimedUntil })
    .where('id', '=', id)
    .returning(dueColumns)
    .executeTakeFirstOrThrow();

/** When a mail server last accepted a mail, and whether one is refused or waiting after a failure. */
export async function selectMailHealth(
  connection: Connection,
): Promise<{ acceptedAt: string | null; isFailing: boolean }> {
  const failing = connection.selectFrom('mail_outbox').where('sent_at', 'is', null).where('attempts', '>', 0);
  return { acceptedAt: await selectLastSent(connection), isFailing: await hasRows(failing) };
}

export async function recordSent(
  connection: Connection,
  { id, now, toFile }: { id: string; now: string; toFile: 0 | 1 },
): Promise<void> {
  await connection
    .updateTable('mail_outbox')
    .set((eb) => ({
      sent_at: now,
      to_file: toFile,
      claimed_until: null,
      last_error: null,
      sealed_link: null,
      sealed_headers: null,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function selectLastSent(connection: Connection): Promise<string | null> {
  const { at } = await connection
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.max('sent_at').as('at'))
    .where('to_file', '=', 0)
    .executeTakeFirstOrThrow();
  return at;
}

/** Mails still to be sent, mails given up on, and mails that an admin discarded. */
export async function countUnsent(
  connection: Connection,
): Promise<{ waiting: number; failed: number; discarded: number; oldestWaiting: string | null }> {
  const { waiting, oldestWaiting } = await connection
    .selectFrom('mail_outbox')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('waiting'),
      eb.fn.min('created_at').as('oldestWaiting'),
    ])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const givenUp = connection
    .selectFrom('mail_outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null);
  const failed = await countRows(givenUp.where('attempts', '>', 0));
  const discarded = await countRows(givenUp.where('attempts', '=', 0));
  return { waiting: Number(waiting), failed, discarded, oldestWaiting };
}

/** A mail that was not delivered; lists are newest first. */
export type UnsentMail = Pick<
  MailOutboxTable,
  'id' | 'recipient' | 'subject' | 'created_at' | 'failed_at' | 'last_error'
> & { attempts: number };

/** Mails that failed at least once and are not sent, newest first. */
export const selectUnsent = (connection: Connection, limit: number): Promise<UnsentMail[]> =>
  connection
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'subject', 'created_at', 'attempts', 'failed_at', 'last_error'])
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Makes every failed mail due now, as if it were new, unless its link is gone. @returns how many */
export async function resetUnsent(connection: Connection, now: string): Promise<number> {
  const result = await connection
    .updateTable('mail_outbox')
    .set({ attempts: 0, failed_at: null, next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .where((eb) => eb.or([eb('link_expires_at', 'is', null), eb('sealed_link', 'is not', null)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Deletes some of the mails that were sent or given up before a time; one whose copy must be deleted too is
 * left for later.
 * @returns how many
 */
export async function deleteOldMails(connection: Connection, before: string, limit: number): Promise<number> {
  const result = await connection
    .deleteFrom('mail_outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where((w) =>
          w.or([
            w.and([w('sent_at', '<', before), w('link_expires_at', 'is', null)]),
            w('failed_at', '<', before),
          ]),
        )
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** @param nextAttemptAt null when no further attempt is made */
export async function recordFailure(
  connection: Connection,
  id: string,
  failure: { error: string; now: string; nextAttemptAt: string | null },
): Promise<void> {
  await connection
    .updateTable('mail_outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      claimed_until: null,
      last_error: failure.error,
      ...(failure.nextAttemptAt
        ? { next_attempt_at: failure.nextAttemptAt }
        : { failed_at: failure.now, sealed_link: null }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Clears expired links, including those of mails still waiting. */
export async function deleteExpiredLinks(connection: Connection, now: string): Promise<void> {
  await connection
    .updateTable('mail_outbox')
    .set({ sealed_link: null })
    .where('link_expires_at', '<=', now)
    .where('sealed_link', 'is not', null)
    .execute();
}

/** Sent mails whose link has since expired, up to `limit`. */
export const selectExpiredCopies = (
  connection: Connection,
  now: string,
  limit: number,
): Promise<Pick<MailOutboxTable, 'id' | 'created_at'>[]> =>
  connection
    .selectFrom('mail_outbox')
    .select(['id', 'created_at'])
    .where('link_expires_at', '<=', now)
    .where('sent_at', 'is not', null)
    .limit(limit)
    .execute();

/** Records that no copy of a sent mail's link is left. */
export async function recordCopyDeleted(connection: Connection, id: string): Promise<void> {
  await connection.updateTable('mail_outbox').set({ link_expires_at: null }).where('id', '=', id).execute();
}

/** Deletes one mail, sent or not. */
export async function deleteMail(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('mail_outbox').where('id', '=', id).execute();
}

/** A mail's delivery state; undefined if there is no such mail. */
export const selectMailState = (connection: Connection, id: string) =>
  connection
    .selectFrom('mail_outbox')
    .select(['sent_at', 'to_file', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirst();
