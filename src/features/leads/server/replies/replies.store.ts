import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { cutPage, type ListFilter, type Page } from '#platform/http/listing.ts';
import type { Attachment, Reply, UnmatchedMail, WholeReply } from '../../replies.contract.ts';
import type { LeadRepliesTable } from '../tables.ts';
import { writeSearchedText } from '../messages/searched-text.store.ts';

/** How much of each text a list returns: a page of them passes through the event loop at once. */
const listedCharacters = 4000;

const columns = [
  'lead_replies.id',
  'lead_replies.kind',
  'lead_replies.state',
  'lead_replies.failure',
  'lead_replies.author_name',
  'lead_replies.address',
  'lead_replies.failed_verification',
  'lead_replies.subject',
  'lead_replies.created_at',
  'lead_replies.sent_at',
] as const;

/** Rows with the state of their mails in the outbox and of the message. */
const selectEntries = (connection: Connection) =>
  connection
    .selectFrom('lead_replies')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_replies.message_id')
    .leftJoin('mail_outbox', 'mail_outbox.id', 'lead_replies.id')
    .select(columns)
    .select([
      'contact_messages.email as message_address',
      'mail_outbox.last_error as mail_error',
      'mail_outbox.failed_at as mail_failed_at',
    ]);

type ThreadRow = Pick<
  Selectable<LeadRepliesTable>,
  | 'id'
  | 'kind'
  | 'state'
  | 'failure'
  | 'author_name'
  | 'address'
  | 'failed_verification'
  | 'subject'
  | 'created_at'
  | 'sent_at'
> & {
  message_address: string;
  mail_error: string | null;
  mail_failed_at: string | null;
  text: string;
  is_cut: boolean;
  has_html: boolean;
};

function toReply(
  { message_address, mail_error, mail_failed_at, ...row }: ThreadRow,
  files: Map<string, Attachment[]>,
): Reply {
  // Retried from the list of unsent mails: it is pending, whatever was recorded before.
  const isQueued = row.state === 'queued' || (row.state === 'failed' && mail_error && !mail_failed_at);
  return {
    ...row,
    state: row.state === 'bounced' ? 'failed' : isQueued ? 'queued' : row.state,
    failure: isQueued ? mail_error : row.failure,
    failed_verification: row.failed_verification === 1,
    is_known_address: row.address.toLowerCase() === message_address.toLowerCase(),
    attachments: files.get(row.id) ?? [],
  };
}

/** A page of the thread, newest first. */
export async function selectReplies(
  connection: Connection,
  messageId: string,
  { position, limit }: Pick<ListFilter, 'position' | 'limit'>,
): Promise<Page<Reply>> {
  let query = selectListed(connection)
    .where('lead_replies.message_id', '=', messageId)
    .where('lead_replies.kind', '<>', 'unmatched')
    .orderBy('lead_replies.created_at', 'desc')
    .orderBy('lead_replies.id', 'desc')
    .limit(limit + 1);
  if (position) {
    const { created_at, id } = position;
    query = query.where((eb) =>
      eb(eb.refTuple('lead_replies.created_at', 'lead_replies.id'), '<', eb.tuple(created_at, id)),
    );
  }
  const { rows, next } = cutPage(await query.execute(), limit);
  const files = await selectFiles(
    connection,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => toListed(row, files)), next };
}

/** With the beginning of each text. */
const selectListed = (connection: Connection) =>
  selectEntries(connection).select((eb) => [
    sql<string>`substr(${eb.ref('lead_replies.text')}, 1, ${listedCharacters + 1})`.as('text'),
    eb('lead_replies.html', 'is not', null).as('has_html'),
  ]);

const toListed = (
  { text, has_html, ...row }: Omit<ThreadRow, 'is_cut' | 'has_html'> & { has_html: unknown },
  files: Map<string, Attachment[]>,
): Reply =>
  toReply(
    {
      ...row,
      text: text.slice(0, listedCharacters).toWellFormed(),
      is_cut: text.length > listedCharacters,
      has_html: Boolean(has_html),
    },
    files,
  );

/** The newest mails from an address in lower case that answer no reply. */
export async function selectUnmatched(
  connection: Connection,
  { email, limit }: { email: string; limit: number },
): Promise<UnmatchedMail[]> {
  const rows = await selectListed(connection)
    .select('lead_replies.message_id')
    .where(sql<boolean>`lower(lead_replies.address) = ${email}`)
    .where('lead_replies.kind', '=', 'unmatched')
    .orderBy('lead_replies.created_at', 'desc')
    .orderBy('lead_replies.id', 'desc')
    .limit(limit)
    .execute();
  const files = await selectFiles(
    connection,
    rows.map(({ id }) => id),
  );
  return rows.map(({ message_id, ...row }) => ({ ...toListed(row, files), message_id }));
}

/** All of one entry. */
export async function selectReply(
  connection: Connection,
  messageId: string,
  id: string,
): Promise<WholeReply | null> {
  const row = await selectEntries(connection)
    .select(['lead_replies.text', 'lead_replies.html'])
    .where('lead_replies.message_id', '=', messageId)
    .where('lead_replies.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { html, ...rest } = row;
  const files = await selectFiles(connection, [id]);
  return { ...toReply({ ...rest, is_cut: false, has_html: html !== null }, files), html };
}

/** The files of replies, by the reply. */
export async function selectFiles(
  connection: Connection,
  replyIds: string[],
): Promise<Map<string, Attachment[]>> {
  const files = new Map<string, Attachment[]>();
  if (replyIds.length === 0) return files;
  const rows = await connection
    .selectFrom('lead_attachments')
    .select(['id', 'name', 'type', 'bytes', 'reply_id'])
    .where('reply_id', 'in', replyIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { reply_id, ...file } of rows) {
    const others = files.get(reply_id!);
    if (others) others.push(file);
    else files.set(reply_id!, [file]);
  }
  return files;
}

export async function insertReply(connection: Connection, row: Insertable<LeadRepliesTable>): Promise<void> {
  await connection.insertInto('lead_replies').values(row).execute();
  await writeSearchedText(connection, row.message_id);
}

/** The Message-IDs and ids that a new reply continues, oldest first. */
export async function selectThreadIds(
  connection: Connection,
  messageId: string,
  limit: number,
): Promise<Pick<LeadRepliesTable, 'id' | 'mail_id'>[]> {
  const rows = await connection
    .selectFrom('lead_replies')
    .select(['id', 'mail_id'])
    .where('message_id', '=', messageId)
    .where('kind', 'in', ['reply', 'mail'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/**
 * The mail that a new reply answers: the newest of the thread that is not forged; undefined: the message itself.
 */
export const selectLastMail = (connection: Connection, messageId: string) =>
  connection
    .selectFrom('lead_replies')
    .select(['author_name', 'address', 'text', 'created_at'])
    .where('message_id', '=', messageId)
    .where('kind', '=', 'mail')
    .where('failed_verification', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest reply by someone else since the known entry; null: since the beginning. */
export function selectOthersReply(
  connection: Connection,
  messageId: string,
  { userId, lastId }: { userId: string; lastId: string | null },
) {
  let query = connection
    .selectFrom('lead_replies')
    .select('id')
    .where('message_id', '=', messageId)
    .where('kind', '=', 'reply')
    .where((eb) => eb.or([eb('author_id', 'is', null), eb('author_id', '<>', userId)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  if (lastId !== null) {
    // A deleted one counts as followed by whatever is there.
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_replies as known')
            .select('known.id')
            .where('known.id', '=', lastId)
            .where('known.message_id', '=', messageId)
            .where((eb) =>
              eb(
                eb.refTuple('known.created_at', 'known.id'),
                '>=',
                eb.refTuple('lead_replies.created_at', 'lead_replies.id'),
              ),
            ),
        ),
      ),
    );
  }
  return query.executeTakeFirst();
}

/** A reply of ours as it is stored. */
export const selectOwnReply = (connection: Connection, messageId: string, id: string) =>
  connection
    .selectFrom('lead_replies')
    .selectAll()
    .where('id', '=', id)
    .where('message_id', '=', messageId)
    .where('kind', '=', 'reply')
    .executeTakeFirst();
