import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';

/** How many others sent a text since then. */
export async function countOtherSenders(
  connection: Connection,
  { digest, email, since }: { digest: string; email: string; since: string },
): Promise<number> {
  const { count } = await connection
    .selectFrom('contact_messages')
    .select(sql<string | number>`count(distinct lower(email))`.as('count'))
    .where('text_digest', '=', digest)
    .where('created_at', '>=', since)
    .where(sql<boolean>`lower(email) <> lower(${email})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives a message that waits for a proof another nonce. False when it does not wait for one. */
export async function updateNonce(connection: Connection, id: string, nonce: string): Promise<boolean> {
  const result = await connection
    .updateTable('contact_messages')
    .set({ proof_nonce: nonce })
    .where('id', '=', id)
    .where('proof_nonce', 'is not', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Moves a message to the inbox: of several who ask at once, one does.
 * @param nonce of the proof that does it; null for an admin's word
 * @returns false when it was not in spam, or does not wait for that proof
 */
export async function updateReleased(
  connection: Connection,
  id: string,
  nonce: string | null,
): Promise<boolean> {
  let query = connection
    .updateTable('contact_messages')
    .set({ spam: 0, spam_reasons: null, proof_nonce: null })
    .where('id', '=', id)
    .where('spam', '=', 1);
  if (nonce !== null) query = query.where('proof_nonce', '=', nonce);
  return Number((await query.executeTakeFirst()).numUpdatedRows) === 1;
}

/** Moves a message out of the inbox; one that is in spam stays as it is. */
export async function updateSpam(connection: Connection, id: string, reason: string): Promise<void> {
  await connection
    .updateTable('contact_messages')
    .set({ spam: 1, spam_reasons: reason, proof_nonce: null })
    .where('id', '=', id)
    .where('spam', '=', 0)
    .execute();
}
