import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { migrationNames } from '#platform/database/migrate.ts';
import { isStorageKey, storageKey } from '#platform/storage/storage.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/** An archive's description of itself: its last entry. */
export const manifestSchema = z.strictObject({
  format: z.literal(1, { error: 'the backup has a format that this version does not know' }),
  product_version: z.string(),
  created_at: z.iso.datetime(),
  /** A fingerprint of the secret that it was made with; the secret itself is not in the archive. */
  secret: z.string().nullable(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^\w+$/),
      rows: count,
      bytes: count,
      sha256,
      digest: sha256,
    }),
  ),
  uploads: z.array(z.strictObject({ key: z.string().regex(storageKey), bytes: count, sha256 })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (name: string): string => `tables/${name}.jsonl`;
export const uploadEntry = (key: string): string => `uploads/${key}`;
export const manifestEntry = 'manifest.json';

/**
 * Whether an archive can have such an entry: the name must not lead out of the folder it is unpacked into.
 */
export function isKnownEntry(name: string): boolean {
  const uploads = uploadEntry('');
  if (name.startsWith(uploads)) return isStorageKey(name.slice(uploads.length));
  return name === manifestEntry || /^tables\/\w+\.jsonl$/.test(name);
}

/** Distinguishes two secrets without revealing either. */
export const fingerprintSecret = (secret: string): string =>
  createHmac('sha256', secret).update('countermark backup').digest('hex').slice(0, 16);

/** @throws Error when the data is from a newer version of the product than this one, or from one too old */
export function refuseOtherVersions(migrations: string[]): void {
  if (migrations[0] === '0001-first-tables') {
    throw new Error(
      'the data is from an older version of the product: restore it with that version, then start this one on it',
    );
  }
  const unknown = migrations.find((name, index) => migrationNames[index] !== name);
  if (unknown === undefined) return;
  throw new Error(`the data is from a newer version of the product than this one (it has ${unknown})`);
}
