import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** A message that was answered. */
export interface AnsweredRow {
  id: string;
  created_at: string;
  answered_at: string;
}

/**
 * The first answers to messages in a time span, without spam, in order.
 * @param after the one before the first; null: from the beginning
 */
export const selectAnswers = (
  connection: Connection,
  { from, to, after, limit }: { from: string; to: string; after: AnsweredRow | null; limit: number },
): Promise<AnsweredRow[]> =>
  connection
    .selectFrom('contact_messages')
    .select(['id', 'created_at', sql<string>`answered_at`.as('answered_at')])
    .where('answered_at', '>=', from)
    .where('answered_at', '<', to)
    .where('spam', '=', 0)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(answered_at, id) > (${after!.answered_at}, ${after!.id})`),
    )
    .orderBy('answered_at')
    .orderBy('id')
    .limit(limit)
    .execute();
