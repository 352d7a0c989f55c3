import type { Platform } from '#platform/context.ts';
import { noteReplySent, noteReplyUndelivered } from './lead-of-reply.store.ts';
import { selectSettled, updateSettled } from './replies.store.ts';

/** Replies checked together. */
const batch = 50;

/** Records which replies the outbox has sent, written to a file or given up since. For a job, every second. */
export async function settleReplies({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  for (;;) {
    const rows = await selectSettled(database.kysely, batch);
    for (const row of rows) {
      await database.write(async (trx) => {
        if (row.to_file === 1) {
          if (await updateSettled(trx, row.id, { state: 'written' })) {
            await noteReplyUndelivered(trx, row, { kind: 'reply_written', at: now().toISOString() });
          }
          return;
        }
        if (row.sent_at !== null) {
          if (await updateSettled(trx, row.id, { state: 'sent', sent_at: row.sent_at })) {
            await noteReplySent(trx, row, row.sent_at);
          }
          return;
        }
        const failure = row.last_error ?? 'the mail could not be sent';
        if (await updateSettled(trx, row.id, { state: 'failed', failure })) {
          await noteReplyUndelivered(trx, row, { kind: 'reply_failed', at: now().toISOString() });
        }
      });
    }
    if (rows.length < batch) return;
  }
}
