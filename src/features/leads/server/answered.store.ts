import { sql } from 'kysely';
import { hasRows } from '#platform/database/count-rows.ts';
import type { Connection } from '#platform/database/open-database.ts';

/** Whether a person has written since a time, by form or mail, or is won. @param email in lower case */
export async function hasAnswered(
  connection: Connection,
  { email, since }: { email: string; since: string },
): Promise<boolean> {
  const messages = connection
    .selectFrom('contact_messages')
    .where(sql`lower(email)`, '=', email)
    .where('spam', '=', 0)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('won', '=', 1)]));
  const mails = connection
    .selectFrom('lead_replies')
    .where(sql`lower(address)`, '=', email)
    .where('kind', 'in', ['mail', 'unmatched'])
    .where('created_at', '>', since);
  return (await hasRows(messages)) || hasRows(mails);
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
