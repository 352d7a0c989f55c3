import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#platform/config/read-config.ts';
import { connectDatabase } from './connect-database.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { claimDatabase } from './claim-database.ts';
import { isEmpty } from './is-empty.ts';
import { loadTables } from './load-tables.ts';
import { refuseNewer, type Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { addMissingUploads, replaceUploads } from './restore-uploads.ts';
import { withWorkFolder } from '#platform/storage/work-folder.ts';

/**
 * Puts an archive's content in the place of what is there. Everything is checked first. Then come the
 * files that are missing, the database in one transaction, and last the files that do not belong to it:
 * whenever it is interrupted, the old state or the new one is whole.
 * @param mayReplace false: only where nothing is
 * @throws Error with one clear line
 */
export async function restoreBackup(config: Config, file: string, mayReplace: boolean): Promise<Manifest> {
  return withWorkFolder(config.dataDir, async (dir) => {
    const manifest = await readArchive(file, dir);
    refuseNewer(manifest.migrations);
    const { kind } = config.database;
    if (config.database.kind === 'sqlite') await mkdir(dirname(config.database.file), { recursive: true });
    const storage = await openStorage(config.storage);
    const kysely = connectDatabase(config.database);
    try {
      await claimDatabase(kysely, kind);
      if (!mayReplace && !((await isEmpty(kysely, kind)) && (await storage.list()).length === 0)) {
        throw new Error('there is data already: give --replace to have the backup in its place');
      }
      await addMissingUploads(storage, manifest, dir);
      await loadTables(kysely, kind, manifest, join(dir, 'tables'));
      await replaceUploads(storage, manifest, dir);
    } finally {
      await kysely.destroy();
    }
    return manifest;
  });
}
