import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readAuthSecret } from '#features/identity/server/read-auth-secret.ts';
import type { Config } from '#platform/config/read-config.ts';
import { connectDatabase } from './connect-database.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import manifestOfProduct from '../../package.json' with { type: 'json' };
import { dumpTables } from './dump-tables.ts';
import { fingerprintSecret, type Manifest } from './manifest.ts';
import { refuseMissing } from '../refuse-missing.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';
import { writeArchive } from './write-archive.ts';

/**
 * Writes database and uploads into one archive, while the product keeps running. The database comes first:
 * every file that its rows name already exists.
 * @throws Error when the archive file exists, or something cannot be read
 */
export async function createBackup(config: Config, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  refuseMissing(config.database);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const storage = await openStorage(config.storage);
  return withWorkDirectory(dirname(file), async (dir) => {
    const kysely = connectDatabase(config.database);
    const createdAt = new Date();
    try {
      const dump = await dumpTables(kysely, config.database.kind, dir);
      return await writeArchive(file, dump, dir, storage, {
        product_version: manifestOfProduct.version,
        created_at: createdAt.toISOString(),
        secret: readSecret(config),
      });
    } finally {
      await kysely.destroy();
    }
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
