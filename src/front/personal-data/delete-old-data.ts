import { comparisonMs } from '#features/messages/server/create-message.ts';
import { deleteOldMessages } from '#features/messages/server/delete-old-messages.store.ts';
import { deleteOldSketches } from '#features/messages/server/spam.store.ts';
import { deleteOldSpam } from '#features/newsletter/server/delete-old-spam.store.ts';
import type { Platform } from '#platform/context.ts';

/** Each batch is a write of its own, so that visitors' writes come in between. */
const batchSize = 500;
const dayMs = 86_400_000;

/**
 * Deletes what is older than RETENTION_DAYS (messages) and SPAM_RETENTION_DAYS (what was quarantined);
 * nothing of these where they are not set. And the sketches that no message is compared with any more. For a job, now and then.
 */
export async function deleteOldData(
  platform: Pick<Platform, 'config' | 'database' | 'log' | 'now'>,
): Promise<void> {
  const { config, database, log, now } = platform;
  const { messageDays, spamDays } = config.retention;
  const { kysely } = database;
  const limit = batchSize;
  const before = (days: number) => new Date(now().getTime() - days * dayMs).toISOString();
  const sketchesBefore = new Date(now().getTime() - comparisonMs).toISOString();
  await repeat(() => deleteOldSketches(kysely, { before: sketchesBefore, limit }));
  let [messages, spamMessages, spamSubscriptions] = [0, 0, 0];

  if (messageDays !== null) {
    const old = { before: before(messageDays), spamOnly: false, limit };
    messages = await repeat(() => deleteOldMessages(kysely, old));
  }
  if (spamDays !== null) {
    const old = { before: before(spamDays), spamOnly: true, limit };
    spamMessages = await repeat(() => deleteOldMessages(kysely, old));
    spamSubscriptions = await repeat(() => deleteOldSpam(kysely, old));
  }
  if (messages + spamMessages + spamSubscriptions > 0) {
    log.info({ messages, spamMessages, spamSubscriptions }, 'old data deleted');
  }
}

/** Until a batch is not full any more. @returns how many rows in all */
async function repeat(deleteBatch: () => Promise<number>): Promise<number> {
  for (let sum = 0; ;) {
    const count = await deleteBatch();
    sum += count;
    if (count < batchSize) return sum;
  }
}
