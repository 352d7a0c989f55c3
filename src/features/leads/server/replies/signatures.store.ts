import type { Connection } from '#platform/database/open-database.ts';

/** Empty when there is none. */
export async function selectSignature(connection: Connection, userId: string): Promise<string> {
  const row = await connection
    .selectFrom('reply_signatures')
    .select('text')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function saveSignatureText(
  connection: Connection,
  { userId, text, now }: { userId: string; text: string; now: string },
): Promise<void> {
  await connection
    .insertInto('reply_signatures')
    .values({ user_id: userId, text, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ text, updated_at: now }))
    .execute();
}
