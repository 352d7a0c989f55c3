import type { Selectable } from 'kysely';
import type { Connection } from '../../database/open-database.ts';
import type { MailboxReadsTable } from '../../database/tables.ts';

interface Claim {
  mailbox: string;
  instance: string;
  now: string;
  until: string;
}

/** Claims a mailbox for an instance, or renews its claim. @returns whether it has it */
export async function claimMailbox(
  connection: Connection,
  { mailbox, instance, now, until }: Claim,
): Promise<boolean> {
  await connection
    .insertInto('mailbox_reads')
    .values({ mailbox, last_uid: 0 })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute();
  const result = await connection
    .updateTable('mailbox_reads')
    .set({ claimed_by: instance, claimed_until: until })
    .where('mailbox', '=', mailbox)
    .where((eb) =>
      eb.or([
        eb('claimed_until', 'is', null),
        eb('claimed_until', '<=', now),
        eb('claimed_by', '=', instance),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function releaseMailbox(
  connection: Connection,
  mailbox: string,
  instance: string,
): Promise<void> {
  await connection
    .updateTable('mailbox_reads')
    .set({ claimed_by: null, claimed_until: null })
    .where('mailbox', '=', mailbox)
    .where('claimed_by', '=', instance)
    .execute();
}

/** How far it was read; null if its UIDs are no longer valid, or nothing was read yet. */
export async function selectLastUid(
  connection: Connection,
  mailbox: string,
  uidValidity: string,
): Promise<number | null> {
  const row = await connection
    .selectFrom('mailbox_reads')
    .select('last_uid')
    .where('mailbox', '=', mailbox)
    .where('uid_validity', '=', uidValidity)
    .executeTakeFirst();
  return row?.last_uid ?? null;
}

/** Restarts with a mailbox whose UIDs have changed. */
export async function restartMailbox(
  connection: Connection,
  mailbox: string,
  uidValidity: string,
  instance: string,
): Promise<void> {
  await connection
    .updateTable('mailbox_reads')
    .set({ uid_validity: uidValidity, last_uid: 0 })
    .where('mailbox', '=', mailbox)
    .where('claimed_by', '=', instance)
    .execute();
}

/**
 * Records that a mail was taken, in the transaction that takes it.
 * @returns false if another instance has the mailbox now, or has taken the mail
 */
export async function advanceMailbox(
  connection: Connection,
  {
    mailbox,
    instance,
    uidValidity,
    uid,
  }: { mailbox: string; instance: string; uidValidity: string; uid: number },
): Promise<boolean> {
  const result = await connection
    .updateTable('mailbox_reads')
    .set({ last_uid: uid })
    .where('mailbox', '=', mailbox)
    .where('claimed_by', '=', instance)
    .where('uid_validity', '=', uidValidity)
    .where('last_uid', '<', uid)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Records how the last read ended. @param error null: well */
export async function recordReading(
  connection: Connection,
  mailbox: string,
  now: string,
  error: string | null,
): Promise<void> {
  await connection
    .updateTable('mailbox_reads')
    .set((eb) =>
      error === null
        ? { read_at: now, failing_since: null, last_error: null }
        : { failing_since: eb.fn.coalesce('failing_since', eb.val(now)), last_error: error },
    )
    .where('mailbox', '=', mailbox)
    .execute();
}

/**
 * When a mailbox was last read, and since when and why it cannot be: null while it can. Times are ISO 8601.
 */
export type MailboxState = Pick<Selectable<MailboxReadsTable>, 'read_at' | 'failing_since' | 'last_error'>;

export const selectMailboxState = (
  connection: Connection,
  mailbox: string,
): Promise<MailboxState | undefined> =>
  connection
    .selectFrom('mailbox_reads')
    .select(['read_at', 'failing_since', 'last_error'])
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
