import { existsSync, readdirSync } from 'node:fs';
import type { Platform } from '#platform/context.ts';

/** Tables that change whenever someone asks, whatever comes of it; where mail is sent from is noted with the first. */
const countedTables = new Set(['request_limits', 'mail_place', 'kysely_migration', 'kysely_migration_lock']);
const countedColumns = new Set(['last_used_at', 'updatedAt', 'expiresAt']);

/** Everything that is stored, as text: the same before and after what changes nothing. */
export async function readStored(platform: Platform): Promise<string> {
  const { database, config } = platform;
  const rows: string[] = [];
  for (const name of await listTables(platform)) {
    const stored = await database.kysely
      .withTables<Record<string, Record<string, unknown>>>()
      .selectFrom(name)
      .selectAll()
      .execute();
    rows.push(...stored.map((row) => `${name} ${JSON.stringify(row, hideCounted)}`).toSorted());
  }
  return [...rows, ...listFiles(config)].join('\n');
}

/** The results of `listTables`: asking PostgreSQL for its tables takes longer than reading them. */
const knownTables = new WeakMap<Platform, string[]>();

async function listTables(platform: Platform): Promise<string[]> {
  const known = knownTables.get(platform);
  if (known) return known;
  const tables = await platform.database.kysely.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !countedTables.has(name));
  knownTables.set(platform, names);
  return names;
}

const hideCounted = (key: string, value: unknown) => (countedColumns.has(key) ? undefined : value);

function listFiles({ storage }: Platform['config']): string[] {
  if (storage.kind !== 'disk' || !existsSync(storage.dir)) return [];
  return readdirSync(storage.dir, { recursive: true, encoding: 'utf8' }).toSorted();
}
