import { sql, type RawBuilder, type Selectable, type SelectQueryBuilder } from 'kysely';
import { countRows } from '#platform/database/count-rows.ts';
import { deleteOlder } from '#platform/database/delete-older.ts';
import { foldQuery } from '#platform/database/fold-search.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { readNewest } from '#platform/database/search-newest.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { ListFilter, Page, Position } from '#platform/http/listing.ts';
import { readReasons } from '#domain/moderation/server/read-reasons.ts';
import type { Source } from '#domain/attribution/contract.ts';
import { spamReasons, type Message, type MessageFolder } from '../../contract.ts';
import type { ContactMessagesTable } from '../tables.ts';
import { toSearchedText } from './searched-text.store.ts';

const toMessage = ({ spam, spam_reasons, ...row }: MessageRow): Message => ({
  ...readMessageFields(row),
  ...(spam === 1 && { spam_reasons: readReasons(spam_reasons, spamReasons) }),
});

/** The columns of a new message; the others have defaults. */
export type NewMessageRow = Pick<
  ContactMessagesTable,
  | 'id'
  | 'name'
  | 'email'
  | 'subject'
  | 'message'
  | 'form_tag'
  | 'quiz_answers'
  | 'read'
  | 'source'
  | 'channel'
  | 'due_at'
  | 'created_at'
  | 'spam_reasons'
> & { spam: 0 | 1 } & Pick<Message, 'advertising'>;

export async function insertMessage(connection: Connection, row: NewMessageRow): Promise<void> {
  await connection
    .insertInto('contact_messages')
    .values({
      id: row.id,
      name: row.name,
      email: row.email,
      subject: row.subject,
      message: row.message,
      form_tag: row.form_tag,
      quiz_answers: row.quiz_answers,
      read: row.read,
      status: row.read === 1 ? 'open' : 'new',
      source: row.source,
      channel: row.channel,
      due_at: row.due_at,
      due_from: row.created_at,
      due_rule: row.due_at,
      created_at: row.created_at,
      search_text: toSearchedText(row),
      spam: row.spam,
      spam_reasons: row.spam_reasons,
      advertising: row.advertising ? 1 : 0,
    })
    .execute();
}

export async function selectMessage(connection: Connection, id: string): Promise<Message | null> {
  const row = await connection
    .selectFrom('contact_messages')
    .select(messageColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}

/** A further condition on each message; `prefix` comes before its columns. */
type MessageCondition = (prefix: string) => RawBuilder<boolean>;

/** Newest first. */
export async function selectMessages(
  connection: Connection,
  folder: MessageFolder,
  filter: ListFilter,
  where?: MessageCondition,
): Promise<Page<Message>> {
  const query = connection.selectFrom('contact_messages').select(messageColumns);
  const { rows, next } = await readFolder(connection, query, folder, filter, where);
  return { rows: rows.map(toMessage), next };
}

/** The newest rows as they are stored, each with its owner's name. */
export const selectNamedMessages = (
  connection: Connection,
  folder: MessageFolder,
  filter: ListFilter,
  where?: MessageCondition,
) => {
  const query = connection
    .selectFrom('contact_messages')
    .select(messageColumns)
    .select((eb) =>
      eb
        .selectFrom('user')
        .select('user.name')
        .whereRef('user.id', '=', 'contact_messages.assignee_id')
        .as('assignee_name'),
    );
  return readFolder(connection, query, folder, filter, where);
};

const readFolder = <Row extends Position>(
  connection: Connection,
  query: SelectQueryBuilder<Tables, 'contact_messages', Row>,
  folder: MessageFolder,
  { search, position, limit }: ListFilter,
  where: MessageCondition | undefined,
): Promise<Page<Row>> =>
  readNewest(connection, query, {
    table: 'contact_messages',
    column: 'search_text',
    text: search && foldQuery(search),
    inAnyOrder: true,
    only: { column: 'spam', is: folder === 'spam' ? 1 : 0 },
    where,
    position,
    limit,
  });

/** How many in the inbox. */
export const countUnread = (connection: Connection): Promise<number> =>
  countRows(connection.selectFrom('contact_messages').where('spam', '=', 0).where('read', '=', 0));

/** False when there was none. */
export async function deleteMessageRow(connection: Connection, id: string): Promise<boolean> {
  const result = await connection.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  return Number(result.numDeletedRows) === 1;
}

/** The columns that every read of a message selects. */
export const messageColumns = [
  'id',
  'name',
  'email',
  'subject',
  'message',
  'form_tag',
  'quiz_answers',
  'read',
  'status',
  'assignee_id',
  'source',
  'channel',
  'due_at',
  'answered_at',
  'won',
  'value',
  'lost_reason',
  'version',
  'created_at',
  'spam',
  'spam_reasons',
  'advertising',
] as const;

export type MessageRow = Selectable<Pick<ContactMessagesTable, (typeof messageColumns)[number]>>;

/** Flags and objects in the contract's form; the other fields are the row's. */
export const readMessageFields = <
  Row extends Pick<MessageRow, 'read' | 'won' | 'lost_reason' | 'source' | 'advertising'>,
>({
  read,
  won,
  lost_reason: lostReason,
  source,
  advertising,
  ...row
}: Row) => ({
  ...row,
  read: read === 1,
  won: won === 1,
  ...(lostReason !== null && { lost_reason: lostReason }),
  ...(advertising === 1 && { advertising: true as const }),
  source: source === null ? null : (JSON.parse(source) as Source),
});

/** Received before a time; the index begins with `spam`. */
export const deleteOldMessages = deleteOlder('contact_messages', ['id'], 'created_at', sql`spam in (0, 1)`);

export const deleteOldSpamMessages = deleteOlder('contact_messages', ['id'], 'created_at', sql`spam = 1`);
