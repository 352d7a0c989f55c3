import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig, type Config } from '#platform/config/read-config.ts';
import { connectDatabase } from '../../scripts/portable-data/connect-database.ts';
import type { DatabaseKind } from '#platform/database/tables.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { createTestDatabase } from './test-database.ts';
import { dumpTables, type Dump } from '../../scripts/portable-data/dump-tables.ts';
import { fillTables } from './fill-tables.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';

export const silentLog = pino({ level: 'silent' });

export interface TestData {
  config: Config;
  /** @param rowsOfOne of one table: more than are read or written at once, unless a test does without */
  fill(rowsOfOne?: number): Promise<void>;
  /** Counts and digests of every table, and the uploads by name. */
  read(): Promise<{ tables: Pick<Dump['tables'][number], 'name' | 'rows' | 'digest'>[]; uploads: string[] }>;
  remove(): Promise<void>;
}

/** For tests: an empty database with the product's tables, or without, and an empty folder. */
export async function openTestData(
  kind: DatabaseKind,
  content: 'tables' | 'nothing' = 'tables',
): Promise<TestData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'countermark-data-'));
  const database = await createTestDatabase(kind, content);
  const settings = readConfig({ DATA_DIR: dataDir, AUTH_SECRET: 'a secret of the tests, long enough' });
  const config = { ...settings, database: database.config };
  return {
    config,
    async fill(rowsOfOne = 1203) {
      const kysely = connectDatabase(config.database);
      await fillTables(kysely, kind, 20, rowsOfOne);
      await kysely.destroy();
      const storage = await openStorage(config.storage);
      await storage.put('blog-1.webp', Buffer.from('a picture'), 'image/webp');
      await storage.put('logo-2.png', Buffer.alloc(300_000, 7), 'image/png');
      await storage.put('variants/blog-1.webp-w320.webp', Buffer.from('smaller'), 'image/webp');
    },
    async read() {
      const kysely = connectDatabase(config.database);
      const { tables } = await withWorkDirectory(dataDir, (dir) => dumpTables(kysely, kind, dir));
      await kysely.destroy();
      const storage = await openStorage(config.storage);
      return {
        // A restore notes that mail is held.
        tables: tables.flatMap(({ name, rows, digest }) =>
          name === 'mail_place' ? [] : [{ name, rows, digest }],
        ),
        uploads: (await storage.list()).toSorted(),
      };
    },
    async remove() {
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
