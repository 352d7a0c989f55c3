import type { Connection } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

export type MailPlace = Omit<Tables['mail_place'], 'id'>;

export const selectPlace = (connection: Connection): Promise<MailPlace | undefined> =>
  connection
    .selectFrom('mail_place')
    .select(['place', 'held_since', 'held_for', 'state_of'])
    .where('id', '=', 'mail')
    .executeTakeFirst();

/** The first place that mail is sent from. */
export async function insertPlace(connection: Connection, place: string): Promise<void> {
  await connection
    .insertInto('mail_place')
    .values({ id: 'mail', place, held_since: null, held_for: null, state_of: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Whatever was there before. */
export async function replacePlace(connection: Connection, row: MailPlace): Promise<void> {
  await connection
    .insertInto('mail_place')
    .values({ id: 'mail', ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Gives up what has waited since before a time, as if it had never been tried: nothing of it failed. @returns how many */
export async function discardWaiting(
  connection: Connection,
  { before, now }: { before: string; now: string },
): Promise<number> {
  const result = await connection
    .updateTable('mail_outbox')
    .set({
      ...{ failed_at: now, attempts: 0, last_error: 'an admin discarded it' },
      ...{ sealed_link: null, claimed_until: null },
    })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<=', before)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
