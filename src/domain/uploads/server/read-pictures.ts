import type { Platform } from '#platform/context.ts';
import type { Database } from '#platform/database/open-database.ts';
import { withoutQuerySignal } from '#platform/database/query-signal.ts';
import type { Focus } from '../focus.ts';
import { selectFocuses, selectSizes } from './pictures.store.ts';

/** In pixels, by the names of uploads. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

/** The most pictures of one text whose sizes are looked up. */
const maximumPictures = 500;

/** The sizes of the uploads that a text names. */
export async function readSizes(
  { database }: Pick<Platform, 'database'>,
  html: string,
): Promise<PictureSizes> {
  const named = [...html.matchAll(/\/uploads\/([\w.-]+)/g)].map(([, name]) => name!);
  const names = [...new Set(named)].slice(0, maximumPictures);
  const rows = await selectSizes(database.kysely, names);
  return Object.fromEntries(rows.map(({ name, ...size }) => [name, size]));
}

export type Focuses = ReadonlyMap<string, Focus>;

const readings = new WeakMap<Database, { version: number; focuses: Promise<Focuses> }>();

/** The focuses of uploads by their addresses, but for their middles: read once per state of the content. */
export function readFocuses({ database }: Pick<Platform, 'database'>): Promise<Focuses> {
  const version = database.contentVersion.current;
  const last = readings.get(database);
  if (last?.version === version) return last.focuses;
  const reading = { version, focuses: withoutQuerySignal(() => selectFocuses(database.kysely)) };
  readings.set(database, reading);
  reading.focuses.catch(() => {
    if (readings.get(database) === reading) readings.delete(database);
  });
  return reading.focuses;
}
