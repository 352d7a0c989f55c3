import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** Whether a person has written since a time, by form or mail, or is won. @param email in lower case */
export async function hasAnswered(
  connection: Connection,
  { email, since }: { email: string; since: string },
): Promise<boolean> {
  const message = await connection
    .selectFrom('contact_messages')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('spam', '=', 0)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('won', '=', 1)]))
    .limit(1)
    .executeTakeFirst();
  if (message) return true;
  const mail = await connection
    .selectFrom('lead_replies')
    .select('id')
    .where(sql`lower(address)`, '=', email)
    .where('kind', 'in', ['mail', 'unmatched'])
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Who sent answers of the quiz with a message, the first first. */
export async function selectQuizTakers(
  connection: Connection,
  { from, to }: { from: string; to: string },
): Promise<{ email: string; at: string }[]> {
  return connection
    .selectFrom('contact_messages')
    .select(['email', 'created_at as at'])
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .where('spam', '=', 0)
    .where('quiz_answers', 'is not', null)
    .orderBy('created_at')
    .execute();
}
