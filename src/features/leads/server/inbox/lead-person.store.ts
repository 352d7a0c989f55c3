import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import type { MessageBrief } from '../../inbox.contract.ts';

const columns = [
  'id',
  'name',
  'email',
  'subject',
  'form_tag',
  'quiz_answers',
  'status',
  'created_at',
] as const;

interface Others {
  /** In lower case. */
  email: string;
  except: string;
  limit: number;
}

/** The newest messages in the inbox from one address, except one. */
export const selectOthersOf = (
  connection: Connection,
  { email, except, limit }: Others,
): Promise<MessageBrief[]> =>
  connection
    .selectFrom('contact_messages')
    .select(columns)
    .where(sql<boolean>`lower(email) = ${email}`)
    .where('spam', '=', sql.lit(0))
    .where('id', '<>', except)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/**
 * The newest messages in the inbox from a host, except those from one address.
 * @param host in lower case
 * @param except an address in lower case
 */
export const selectOfHost = (
  connection: Connection,
  kind: 'sqlite' | 'postgres',
  { host, except, limit }: { host: string; except: string; limit: number },
): Promise<MessageBrief[]> => {
  // The expression of contact_messages_domain.
  const at = kind === 'sqlite' ? sql`instr(email, '@')` : sql`strpos(email, '@')`;
  return connection
    .selectFrom('contact_messages')
    .select(columns)
    .where(sql<boolean>`substr(lower(email), ${at} + 1) = ${host}`)
    .where('spam', '=', sql.lit(0))
    .where(sql<boolean>`lower(email) <> ${except}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};
