import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Editor } from '#domain/editing/contract.ts';
import { recordPresence } from '#domain/editing/server/presence.ts';
import type { LeadEvent, LeadNote } from '../../inbox.contract.ts';
import { selectMessage } from '../messages/messages.store.ts';
import { findAuthor, insertNote, recordEvent, selectEvents, selectNotes } from './events.store.ts';
import { readMessage } from '../messages/messages.ts';

/** The most notes listed per lead: nobody reads more. */
const listedAtMost = 200;

/** Adds a note to a lead. @throws Problem 403, 404 */
export async function addNote(ctx: Context, { id, text }: { id: string; text: string }): Promise<LeadNote> {
  const { userId } = requireRight(ctx.caller, 'addMessageNote');
  const at = ctx.now().toISOString();
  return ctx.database.write(async (trx) => {
    await requireMessage(trx, id);
    const author = await findAuthor(trx, userId);
    const note = await insertNote(trx, { messageId: id, text, author, at });
    await recordEvent(trx, { messageId: id, kind: 'note', author, at });
    return note;
  });
}

/** The newest notes of a lead, newest first. @throws Problem 403, 404 */
export async function listNotes(ctx: Context, { id }: { id: string }): Promise<LeadNote[]> {
  requireRight(ctx.caller, 'listMessageNotes');
  await requireMessage(ctx.database.kysely, id);
  return selectNotes(ctx.database.kysely, id, listedAtMost);
}

/** A lead's events, newest first, back to its arrival. @throws Problem 403, 404 */
export async function listActivity(ctx: Context, { id }: { id: string }): Promise<LeadEvent[]> {
  requireRight(ctx.caller, 'listMessageActivity');
  const { created_at } = await requireMessage(ctx.database.kysely, id);
  const received = {
    id,
    kind: 'received',
    data: {},
    author_id: null,
    author_name: null,
    created_at,
  } as const;
  return [...(await selectEvents(ctx.database.kysely, id, listedAtMost)), received];
}

async function requireMessage(connection: Connection, id: string) {
  const message = await selectMessage(connection, id);
  if (!message) throw notFound();
  return message;
}

/** Records that the caller has a message open. @returns who else has; @throws Problem 403, 404 */
export async function noteLeadPresence(ctx: Context, { id }: { id: string }): Promise<Editor[]> {
  const { userId } = requireRight(ctx.caller, 'noteMessagePresence');
  await readMessage(ctx, { id });
  return recordPresence(ctx, `messages/${id}`, userId);
}
