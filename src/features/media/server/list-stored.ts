import type { Platform } from '#platform/context.ts';
import { toUploadRow, uploadName } from './describe-upload.ts';
import { areListed, insertUploads, setListed } from './uploads.store.ts';

type Listing = Pick<Platform, 'database' | 'storage' | 'now'>;

/** Adds the files from before the library to it, once for each database. For a job. */
export async function listStored(platform: Listing): Promise<void> {
  const { database, storage } = platform;
  if (await areListed(database.kysely)) return;
  await addToLibrary(platform, await storage.list());
  await database.write(setListed);
}

/** Adds uploaded images to the library; others, and those that are in it, are left alone. */
export async function addToLibrary(
  { database, now }: Pick<Listing, 'database' | 'now'>,
  names: readonly string[],
): Promise<void> {
  const rows = names.flatMap((name) => {
    const [, , timestamp] = name.match(uploadName) ?? [];
    return timestamp === undefined
      ? []
      : [toUploadRow({ name, created_at: toTime(Number(timestamp), now()) })];
  });
  await database.write((trx) => insertUploads(trx, rows));
}

/** The time in a name, which anybody may have chosen. */
const toTime = (timestamp: number, now: Date): string =>
  new Date(Math.min(timestamp, now.getTime())).toISOString();
