import type { Selectable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { Tables } from '#platform/database/tables.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** A message with what was written and noted about it. */
export interface WholeMessage {
  message: Row<'contact_messages'>;
  notes: Row<'lead_notes'>[];
  events: Row<'lead_events'>[];
  replies: Row<'lead_replies'>[];
}

export const selectFrom = (
  connection: Connection,
  emails: readonly string[],
): Promise<{ id: string; email: string; message: string }[]> =>
  connection
    .selectFrom('contact_messages')
    .select(['id', 'email', 'message'])
    .where('email', 'in', emails)
    .execute();

/** @throws NoResultError when it is not there */
export async function selectWhole(connection: Connection, id: string): Promise<WholeMessage> {
  const message = await connection
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    message,
    notes: await connection.selectFrom('lead_notes').selectAll().where('message_id', '=', id).execute(),
    events: await connection.selectFrom('lead_events').selectAll().where('message_id', '=', id).execute(),
    replies: await connection.selectFrom('lead_replies').selectAll().where('message_id', '=', id).execute(),
  };
}

export async function insertWhole(
  connection: Connection,
  { message, notes, events, replies }: WholeMessage,
): Promise<void> {
  await connection.insertInto('contact_messages').values(message).execute();
  if (notes.length > 0) await connection.insertInto('lead_notes').values(notes).execute();
  if (events.length > 0) await connection.insertInto('lead_events').values(events).execute();
  if (replies.length > 0) await connection.insertInto('lead_replies').values(replies).execute();
}
