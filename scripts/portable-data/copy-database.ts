import type { Kysely } from 'kysely';
import type { Config } from '#platform/config/read-config.ts';
import { connectDatabase } from './connect-database.ts';
import type { Tables } from '#platform/database/tables.ts';
import { claimDatabase } from './claim-database.ts';
import { dumpTables, type Dump } from './dump-tables.ts';
import { isEmpty } from './is-empty.ts';
import { loadTables } from './load-tables.ts';
import { refuseOtherVersions } from './manifest.ts';
import { refuseMissing } from '../refuse-missing.ts';

/**
 * Copies every table from one database into another, of either kind. Rows are counted and compared on both
 * sides before the copy is committed. The source stays unchanged.
 * @param dir an empty folder for temporary files
 * @throws Error, with the target unchanged, if one is in use or the target is not empty
 */
export async function copyDatabase(
  from: Config['database'],
  to: Config['database'],
  dir: string,
): Promise<Dump> {
  refuseMissing(from);
  return withClaimed(from, (source) =>
    withClaimed(to, async (target) => {
      if (!(await isEmpty(target, to.kind))) throw new Error('the database to copy to has data already');
      const dump = await dumpTables(source, from.kind, dir);
      refuseOtherVersions(dump.migrations);
      await loadTables(target, to.kind, dump, dir);
      return dump;
    }),
  );
}

async function withClaimed<T>(
  database: Config['database'],
  work: (kysely: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const kysely = connectDatabase(database);
  try {
    await claimDatabase(kysely, database.kind);
    return await work(kysely);
  } finally {
    await kysely.destroy();
  }
}
