import { existsSync } from 'node:fs';
import type { Config } from '#platform/config/read-config.ts';

/** SQLite would create a missing file. @throws Error when there is nothing to read */
export function refuseMissing(database: Config['database']): void {
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new Error(`there is no database at ${database.file}`);
  }
}
