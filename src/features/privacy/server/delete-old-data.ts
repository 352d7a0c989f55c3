import type { Platform } from '#platform/context.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import type { RetentionRule } from './sources.ts';

/** Deletes what is older than its rule allows, a few rows at a time. For a job, now and then. */
export async function deleteOldData(
  platform: Pick<Platform, 'config' | 'database' | 'log' | 'now' | 'seal' | 'site'>,
  rules: readonly RetentionRule[],
): Promise<void> {
  const { database, log, now } = platform;
  const { kysely, read } = database;
  const settings = await platform.site.readOwnerSettings(platform);
  const deleted: Record<string, number> = {};
  for (const { name, readKeptMs, deleteBatch } of rules) {
    const mailRetentionMs = readKeptMs(settings);
    if (mailRetentionMs === null) continue;
    const before = new Date(now().getTime() - mailRetentionMs).toISOString();
    const count = await deleteInBatches((limit) => deleteBatch(kysely, { before, limit, read }));
    if (count > 0) deleted[name] = count;
  }
  // Also for what was erased while another process was reading.
  await database.emptyLog();
  if (Object.keys(deleted).length > 0) log.info(deleted, 'old data deleted');
}
