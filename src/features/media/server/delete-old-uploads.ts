import type { Platform } from '#platform/context.ts';
import { deleteUnused } from './library.ts';
import { selectOldDeleted, updateUpload } from './uploads.store.ts';

/** How long something can be restored from the bin, as posts and documents can. */
const binMs = 30 * 86_400_000;

const batch = 100;

/**
 * Deletes what has been in the bin for 30 days. What something shows all the same, such as a restored version
 * or a text that was open when it was deleted, returns to the library. For a job.
 */
export async function deleteOldUploads(
  platform: Pick<Platform, 'database' | 'storage' | 'site' | 'now'>,
): Promise<void> {
  const { database, now } = platform;
  const before = new Date(now().getTime() - binMs).toISOString();
  for (;;) {
    const names = await selectOldDeleted(database.kysely, before, batch);
    for (const name of names) {
      if (await deleteUnused(platform, name)) continue;
      await database.write((trx) => updateUpload(trx, name, { deleted_at: null }));
    }
    if (names.length < batch) return;
  }
}
