import { v7 as uuidv7 } from 'uuid';
import { requireRight, type Context } from '#platform/context.ts';
import { conflict, invalidFields, notFound } from '#platform/http/problem.ts';
import { describeUnknownFields } from '../../fill-reply-fields.ts';
import { savedRepliesLimit, type NewSavedReply, type SavedReply } from '../../replies.contract.ts';
import {
  deleteSavedReplyRow,
  insertSavedReply,
  selectSavedReplies,
  selectSavedReply,
  updateSavedReply,
} from './saved-replies.store.ts';

export const tooManySavedReplies = () =>
  conflict(`There are ${savedRepliesLimit} saved replies: delete one first`, 'too_many_saved_replies');

/** All of them, by name. @throws Problem 403 */
export function listSavedReplies({ caller, database }: Context): Promise<SavedReply[]> {
  requireRight(caller, 'listSavedReplies');
  return selectSavedReplies(database.kysely, savedRepliesLimit);
}

/** @throws Problem 400 with a field that nothing fills, 403, 409 */
export async function createSavedReply(
  { caller, database, now }: Context,
  values: NewSavedReply,
): Promise<SavedReply> {
  requireRight(caller, 'createSavedReply');
  refuseUnknownFields(values);
  const at = now().toISOString();
  const row: SavedReply = { id: uuidv7(), ...values, created_at: at, updated_at: at };
  return database.write(async (trx) => {
    const others = await selectSavedReplies(trx, savedRepliesLimit);
    if (others.length >= savedRepliesLimit) throw tooManySavedReplies();
    await insertSavedReply(trx, row);
    return row;
  });
}

/** @throws Problem 400 with a field that nothing fills, 403, 404 */
export async function changeSavedReply(
  { caller, database, now }: Context,
  { id, ...values }: NewSavedReply & { id: string },
): Promise<SavedReply> {
  requireRight(caller, 'changeSavedReply');
  refuseUnknownFields(values);
  return database.write(async (trx) => {
    await updateSavedReply(trx, id, { ...values, updated_at: now().toISOString() });
    const row = await selectSavedReply(trx, id);
    if (!row) throw notFound();
    return row;
  });
}

/** @throws Problem 403, 404 */
export async function deleteSavedReply({ caller, database }: Context, { id }: { id: string }): Promise<void> {
  requireRight(caller, 'deleteSavedReply');
  if (!(await database.write((trx) => deleteSavedReplyRow(trx, id)))) throw notFound();
}

/** @throws Problem 400 */
function refuseUnknownFields({ text }: NewSavedReply): void {
  const message = describeUnknownFields(text);
  if (message) throw invalidFields([{ field: 'text', message }]);
}
