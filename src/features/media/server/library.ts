import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { readListFilter, type ListQuery, type Page } from '#platform/http/listing.ts';
import { conflict, notFound, type Problem } from '#platform/http/problem.ts';
import { loadSharp } from '#platform/images/load-sharp.ts';
import {
  uploadUsedCode,
  type Upload,
  type UploadChanges,
  type UploadDetails,
  type UploadUse,
} from '../contract.ts';
import { deleteFiles } from './delete-files.ts';
import { describeUpload, toSearchText } from './describe-upload.ts';
import { shareKey } from './serve-image.ts';
import {
  deleteUploadRows,
  selectNames,
  selectReplacement,
  selectUpload,
  selectUploads,
  updateUpload,
  type UploadRow,
} from './uploads.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** The places that show some uploads, by their names. */
    listUploadUses(ctx: Pick<Context, 'database' | 'signal'>, names: readonly string[]): Promise<UploadUse[]>;
  }
}

/** The uploads, newest first: those of the library, or of the bin. @throws Problem 400, 403 */
export async function listUploads(
  ctx: Context,
  { bin, ...query }: ListQuery & { bin: boolean },
): Promise<Page<Upload>> {
  requireRight(ctx.caller, 'listUploads');
  const filter = { ...readListFilter(query), isBin: bin };
  const { rows, next } = await ctx.database.read(
    'uploads',
    (connection) => selectUploads(connection, filter),
    ctx.signal,
  );
  return { rows: rows.map(describeUpload), next };
}

/** An upload, and what shows it. @throws Problem 403, 404 */
export async function readUpload(ctx: Context, name: string): Promise<UploadDetails> {
  requireRight(ctx.caller, 'readUpload');
  const row = await measure(ctx, await findUpload(ctx, name));
  return { ...describeUpload(row), uses: await listUses(ctx, name) };
}

/** @throws Problem 403, 404 */
export async function changeUpload(
  ctx: Context,
  { name, changes }: { name: string; changes: UploadChanges },
): Promise<Upload> {
  requireRight(ctx.caller, 'changeUpload');
  const before = await findUpload(ctx, name);
  // Who may only use pictures describes those that nobody has described.
  const isDescription = Object.keys(changes).every((field) => field === 'alt') && before.alt === null;
  if (!isDescription) requireRight(ctx.caller, 'replaceUpload');
  const { focus, ...texts } = changes;
  const after = { ...before, ...texts, ...(focus && { focus_x: focus.x, focus_y: focus.y }) };
  const isMoved = before.focus_x !== after.focus_x || before.focus_y !== after.focus_y;
  const { file_name, alt, focus_x, focus_y } = after;
  const values = { file_name, alt, focus_x, focus_y, search_text: toSearchText(after) };
  await ctx.database.writeContent(
    (trx) => updateUpload(trx, name, values),
    () => isMoved,
  );
  // It is cut to the focus; the next request makes it again.
  if (isMoved) await ctx.storage.delete(shareKey(name));
  return describeUpload(after);
}

/**
 * Moves an upload to the bin, or deletes one that is there for good.
 * @throws Problem 403, 404, 409 when something shows it
 */
export async function removeUpload(ctx: Context, name: string): Promise<void> {
  requireRight(ctx.caller, 'deleteUpload');
  const row = await findUpload(ctx, name);
  const uses = await listUses(ctx, name);
  if (uses.length > 0) throw uploadUsed(uses);
  const target = describeTarget(row);
  if (row.deleted_at !== null) {
    await deleteForGood(ctx, name);
    return ctx.database.write((trx) =>
      recordAudit(trx, ctx, { action: 'deleted', target, details: 'for good' }),
    );
  }
  await ctx.database.write(async (trx) => {
    await updateUpload(trx, name, { deleted_at: ctx.now().toISOString() });
    await recordAudit(trx, ctx, { action: 'deleted', target });
  });
}

/** @throws Problem 403, 404 */
export async function restoreUpload(ctx: Context, name: string): Promise<Upload> {
  requireRight(ctx.caller, 'restoreUpload');
  const row = await findUpload(ctx, name);
  await ctx.database.write(async (trx) => {
    await updateUpload(trx, name, { deleted_at: null });
    await recordAudit(trx, ctx, { action: 'restored', target: describeTarget(row) });
  });
  return describeUpload({ ...row, deleted_at: null });
}

const describeTarget = ({ name, file_name: title }: UploadRow) =>
  ({ kind: 'image', id: name, ...(title !== null && { title }) }) as const;

/** 409 with what shows it. */
export function uploadUsed(uses: readonly UploadUse[]): Problem {
  const places = uses.length === 1 ? 'one place' : `${uses.length} places`;
  return conflict(`This image is used in ${places}. Take it out there first.`, uploadUsedCode, { uses });
}

type Deleting = Pick<Context, 'database' | 'storage'>;

/** Deletes a file and the addresses that lead to it. The file comes first: an interrupted deletion is repeated. */
async function deleteForGood({ database, storage }: Deleting, name: string): Promise<void> {
  await deleteFiles({ storage }, name);
  await database.write(async (trx) => deleteUploadRows(trx, await selectNames(trx, name)));
}

/**
 * Deletes an upload for good unless something shows it, or another one has taken its place.
 * @returns whether it is gone
 */
export async function deleteUnused(
  platform: Deleting & Pick<Context, 'site' | 'signal'>,
  name: string,
): Promise<boolean> {
  if ((await selectReplacement(platform.database.kysely, name)) !== null) return false;
  if ((await listUses(platform, name)).length > 0) return false;
  await deleteForGood(platform, name);
  return true;
}

/** The places that show an upload, by its own name or one that leads to it. */
const listUses = async (
  ctx: Pick<Context, 'database' | 'site' | 'signal'>,
  name: string,
): Promise<UploadUse[]> => ctx.site.listUploadUses(ctx, await selectNames(ctx.database.kysely, name));

/** @throws Problem 404 */
async function findUpload({ database }: Pick<Context, 'database'>, name: string): Promise<UploadRow> {
  const row = await selectUpload(database.kysely, name);
  if (!row) throw notFound();
  return row;
}

/** With the size of a file that nobody has looked at since it was listed. */
async function measure(ctx: Context, row: UploadRow): Promise<UploadRow> {
  const original = row.width === null ? await ctx.storage.get(row.name) : null;
  if (!original) return row;
  const sharp = await loadSharp();
  const { width, height, pageHeight } = await sharp(original).metadata();
  const size = { width, height: pageHeight ?? height, bytes: original.byteLength };
  await ctx.database.write((trx) => updateUpload(trx, row.name, size));
  return { ...row, ...size };
}
