import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** Makes a reply pending again. @returns whether it had failed, or was only written to a file */
export async function updateToQueued(connection: Connection, id: string): Promise<boolean> {
  const result = await connection
    .updateTable('lead_replies')
    .set({ state: 'queued', failure: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'bounced', 'written'])
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Replies whose mail was sent, written to a file, given up, or lost, since they were last checked. */
export const selectSettled = (connection: Connection, limit: number) =>
  querySettled(connection, limit).execute();

/**
 * It runs every second: the states are literals, since with parameters SQLite does not use a partial index.
 */
export const querySettled = (connection: Connection, limit: number) =>
  connection
    .selectFrom('lead_replies')
    .leftJoin('mail_outbox', 'mail_outbox.id', 'lead_replies.id')
    .select([
      'lead_replies.id',
      'lead_replies.message_id',
      'lead_replies.author_id',
      'lead_replies.author_name',
      'mail_outbox.sent_at',
      'mail_outbox.to_file',
      'mail_outbox.last_error',
    ])
    .where(sql<boolean>`lead_replies.state in ('queued', 'failed')`)
    .where((eb) =>
      eb.or([
        eb('mail_outbox.sent_at', 'is not', null),
        eb.and([
          eb('lead_replies.state', '=', 'queued'),
          eb.or([eb('mail_outbox.failed_at', 'is not', null), eb('mail_outbox.id', 'is', null)]),
        ]),
      ]),
    )
    .limit(limit);

/** @returns whether this was the first to record it: of several instances, only one */
export async function updateSettled(
  connection: Connection,
  id: string,
  settled: { state: 'sent'; sent_at: string } | { state: 'written' } | { state: 'failed'; failure: string },
): Promise<boolean> {
  const result = await connection
    .updateTable('lead_replies')
    .set({ failure: null, ...settled })
    .where('id', '=', id)
    .where('state', 'in', settled.state === 'failed' ? ['queued'] : ['queued', 'failed'])
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
