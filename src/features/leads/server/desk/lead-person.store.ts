import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import { createStatement } from '#platform/database/statement.ts';
import type { MessageBrief } from '../../desk.contract.ts';

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
}

/**
 * Reads the newest messages in the inbox from one address, except one.
 * @param limit the most: each value has its own statement, which SQLite plans once
 */
export function createSelectOthersOf(
  limit: number,
): (connection: Connection, others: Others) => Promise<MessageBrief[]> {
  const statement = createStatement((connection, { email, except }: Others) =>
    connection
      .selectFrom('contact_messages')
      .select(columns)
      .where(sql<boolean>`lower(email) = ${email}`)
      .where('spam', '=', sql.lit(0))
      .where('id', '<>', except)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  );
  return async (connection, others) => (await statement(connection, others)).rows;
}

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
