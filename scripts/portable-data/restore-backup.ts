import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeCommandFailure, describeOutage } from '#start/describe-failure.ts';
import type { Config } from '#platform/config/read-config.ts';
import { connectDatabase } from './connect-database.ts';
import { holdRestored } from '#platform/mail/mail-hold.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { claimDatabase } from './claim-database.ts';
import { readAuthSecret } from '#features/identity/server/read-auth-secret.ts';
import { createSeal } from '#platform/seal.ts';
import { readSecret } from './create-backup.ts';
import { isEmpty } from './is-empty.ts';
import { loadTables } from './load-tables.ts';
import { refuseOtherVersions, type Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { addUploads, hasNoOthers, listMissing, removeUploads, replaceUploads } from './restore-uploads.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';

/** The database may have been replaced already: doing it all once more completes it. */
export class HalfRestoredError extends Error {
  override name = 'HalfRestoredError';
}

/**
 * Puts an archive's content in the place of what is there. Everything is checked first. Then come the
 * files that are missing, the database in one transaction, and last the files that do not belong to it:
 * whenever it is interrupted, the old state or the new one is whole. Mail is held until an admin says otherwise.
 * @param mayReplace false: only where nothing is, or what a restore of the same archive has left
 * @throws Error with one clear line, and all is as it was, unless it is a HalfRestoredError
 */
export async function restoreBackup(config: Config, file: string, mayReplace: boolean): Promise<Manifest> {
  return withWorkDirectory(config.dataDir, async (dir) => {
    const manifest = await readArchive(file, dir);
    refuseOtherVersions(manifest.migrations);
    const { kind } = config.database;
    if (config.database.kind === 'sqlite') await mkdir(dirname(config.database.file), { recursive: true });
    const storage = await openStorage(config.storage);
    const kysely = connectDatabase(config.database);
    const sayHalfRestored = (cause: unknown): never => {
      throw new HalfRestoredError(describeCommandFailure(cause, config), { cause });
    };
    try {
      await claimDatabase(kysely, kind);
      if (!mayReplace && !((await isEmpty(kysely, kind)) && (await hasNoOthers(storage, manifest)))) {
        throw new Error('there is data already: use --replace to put the backup in its place');
      }
      const missing = await listMissing(storage, manifest);
      try {
        await addUploads(storage, missing, dir);
        const hold = { now: new Date().toISOString(), stateOf: manifest.created_at };
        const tables = join(dir, 'tables');
        await loadTables(kysely, kind, manifest, tables, openSeal(config), (trx) => holdRestored(trx, hold));
      } catch (error) {
        // Nobody knows of a commit whose answer was lost: it may be in, and need the files.
        if (describeOutage(error, config) !== null) sayHalfRestored(error);
        await removeUploads(storage, missing);
        throw error;
      }
      await replaceUploads(storage, manifest, dir).catch(sayHalfRestored);
    } finally {
      await kysely.destroy();
    }
    return manifest;
  });
}

/** None where the product has never been started. */
const openSeal = (config: Config) =>
  readSecret(config) === null ? undefined : createSeal(readAuthSecret(config));
