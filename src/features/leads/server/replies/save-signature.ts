import { requireAdmin, type Context } from '#platform/context.ts';
import { saveSignatureText } from './signatures.store.ts';

/** The caller's own. @throws Problem 403 */
export async function saveSignature(
  { caller, database, now }: Context,
  { text }: { text: string },
): Promise<{ text: string }> {
  const { userId } = requireAdmin(caller);
  await database.write((trx) => saveSignatureText(trx, { userId, text, now: now().toISOString() }));
  return { text };
}
