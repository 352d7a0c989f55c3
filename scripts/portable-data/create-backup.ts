import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Kysely } from 'kysely';
import { readAuthSecret } from '#features/identity/server/read-auth-secret.ts';
import type { Config } from '#platform/config/read-config.ts';
import { connectDatabase } from './connect-database.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import manifestOfProduct from '../../package.json' with { type: 'json' };
import type { Tables } from '#platform/database/tables.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { dumpTables, type Dump } from './dump-tables.ts';
import { fingerprintSecret, type Manifest } from './manifest.ts';
import { refuseMissing } from '../refuse-missing.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';
import { streamArchive, writeArchive, type Origin } from './write-archive.ts';

/**
 * Writes database and uploads into one archive, while the product keeps running. The database comes first:
 * every file that its rows name already exists.
 * @throws Error when the archive file exists, or something cannot be read
 */
export async function createBackup(config: Config, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  return backUp(config, dirname(file), (...parts) => writeArchive(file, ...parts));
}

/** Writes the same archive into a stream. @throws Error when something cannot be read or written */
export const streamBackup = (config: Config, output: Writable): Promise<Manifest> =>
  backUp(config, join(config.dataDir, 'backups'), (...parts) => streamArchive(output, ...parts));

type ArchiveParts = [dump: Dump, dumpDir: string, storage: Storage, origin: Origin];

async function backUp(
  config: Config,
  workParent: string,
  write: (...parts: ArchiveParts) => Promise<Manifest>,
): Promise<Manifest> {
  refuseMissing(config.database);
  const storage = await openStorage(config.storage);
  return withWorkDirectory(workParent, async (dir) => {
    const kysely = connectDatabase(config.database);
    const createdAt = new Date();
    try {
      const dump = await dumpTables(kysely, config.database.kind, dir);
      const manifest = await write(dump, dir, storage, {
        product_version: manifestOfProduct.version,
        created_at: createdAt.toISOString(),
        secret: readSecret(config),
      });
      if (dump.migrations.includes('0014-settings')) await recordBackup(kysely, createdAt);
      return manifest;
    } finally {
      await kysely.destroy();
    }
  });
}

/** The admin area shows when the last backup was made. */
async function recordBackup(kysely: Kysely<Tables>, at: Date): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    await trx.deleteFrom('backups_made').execute();
    await trx.insertInto('backups_made').values({ finished_at: at.toISOString() }).execute();
  });
}

/** Never makes one. */
export function readSecret(config: Config): string | null {
  const isThere = config.authSecret !== null || existsSync(join(config.dataDir, 'auth-secret'));
  return isThere ? fingerprintSecret(readAuthSecret(config)) : null;
}

/** Such as `countermark-2026-03-01T04-00-00Z.tar.gz`. */
export const nameBackup = (at: Date): string =>
  `countermark-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
