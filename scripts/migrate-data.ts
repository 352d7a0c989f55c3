import { parseArgs } from 'node:util';
import { readConfig, type Config } from '#platform/config/read-config.ts';
import { keepFilesPrivate } from '#platform/storage/private-files.ts';
import { copyDatabase } from './portable-data/copy-database.ts';
import { describeTables } from './portable-data/describe-manifest.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';

const usage = `npm run migrate-data -- --from <database> --to <database>

Copies everything from one database into another that is empty, and compares both.
A database is postgres://…, sqlite:<file>, or sqlite (the file in DATA_DIR). The product must be stopped.`;

async function main(): Promise<string> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return usage;
  if (!values.from || !values.to) throw new Error(usage);
  const from = readDatabase(values.from);
  const to = readDatabase(values.to);
  if (JSON.stringify(from) === JSON.stringify(to)) throw new Error('--from and --to are the same database');
  const { dataDir } = readConfig(process.env);
  await keepFilesPrivate(dataDir);
  const { tables } = await withWorkDirectory(dataDir, (dir) => copyDatabase(from, to, dir));
  const lines = tables.map(
    ({ name, rows, digest }) => `  ${name.padEnd(28)}${String(rows).padStart(9)}  ${digest.slice(0, 16)}`,
  );
  return [`Copied ${describeTables(tables)}, equal on both sides:`, ...lines].join('\n');
}

/** @throws ConfigError */
function readDatabase(text: string): Config['database'] {
  const url = text === 'sqlite' ? undefined : text;
  // A PostgreSQL without a secret is not a configuration to start with, but one to copy from.
  const env = { AUTH_SECRET: 'x'.repeat(32), ...process.env, DATABASE_URL: url };
  return readConfig(env).database;
}

try {
  console.log(await main());
} catch (error) {
  console.error(`Nothing was copied: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
