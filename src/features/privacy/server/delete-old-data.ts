import { comparisonMs } from '#features/leads/server/create-message.ts';
import { deleteOldMessages } from '#features/leads/server/delete-old-messages.store.ts';
import { deleteOldSketches } from '#features/leads/server/spam.store.ts';
import { deleteOldSpam } from '#features/newsletter/server/delete-old-spam.store.ts';
import type { Platform } from '#platform/context.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { deleteEndedKeys, endOfKeys } from '#platform/http/idempotency.store.ts';

const dayMs = 86_400_000;

/**
 * Deletes what is older than RETENTION_DAYS (messages) and SPAM_RETENTION_DAYS (what was quarantined);
 * nothing of these where they are not set. Deletes idempotency keys that have ended, and sketches that no
 * message is compared with any more. For a job, now and then.
 */
export async function deleteOldData(
  platform: Pick<Platform, 'config' | 'database' | 'log' | 'now'>,
): Promise<void> {
  const { config, database, log, now } = platform;
  const { messageDays, spamDays } = config.retention;
  const { kysely } = database;
  const before = (days: number) => new Date(now().getTime() - days * dayMs).toISOString();
  await deleteInBatches((limit) => deleteEndedKeys(kysely, { before: endOfKeys(now()), limit }));
  const sketchesBefore = new Date(now().getTime() - comparisonMs).toISOString();
  await deleteInBatches((limit) => deleteOldSketches(kysely, { before: sketchesBefore, limit }));
  let [messages, spamMessages, spamSubscriptions] = [0, 0, 0];

  if (messageDays !== null) {
    const old = { before: before(messageDays), spamOnly: false };
    messages = await deleteInBatches((limit) => deleteOldMessages(kysely, { ...old, limit }));
  }
  if (spamDays !== null) {
    const old = { before: before(spamDays), spamOnly: true };
    spamMessages = await deleteInBatches((limit) => deleteOldMessages(kysely, { ...old, limit }));
    spamSubscriptions = await deleteInBatches((limit) => deleteOldSpam(kysely, { ...old, limit }));
  }
  if (messages + spamMessages + spamSubscriptions > 0) {
    log.info({ messages, spamMessages, spamSubscriptions }, 'old data deleted');
  }
}
