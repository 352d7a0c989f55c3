import { v7 as uuidv7 } from 'uuid';
import type { AuditAction } from '#domain/audit/contract.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import { badRequest, conflict, notFound, type Problem } from '#platform/http/problem.ts';
import { privatePrefix } from '#platform/storage/storage.ts';
import { importPieceBytes, type Import, type ImportState, type NewImport } from '../../imports.contract.ts';
import {
  deleteImport,
  insertImport,
  selectImport,
  selectImports,
  updateImport,
  type ImportRow,
} from './imports.store.ts';

const listed = 20;

/** The last imports, newest first. @throws Problem 403 */
export async function listImports(ctx: Context): Promise<Import[]> {
  requireRight(ctx.caller, 'listImports');
  return (await selectImports(ctx.database.kysely, listed)).map(describeImport);
}

/** @throws Problem 403, 404 */
export async function readImport(ctx: Context, { id }: { id: string }): Promise<Import> {
  requireRight(ctx.caller, 'readImport');
  return describeImport(await findImport(ctx, id));
}

/**
 * Begins an import, whose file follows in pieces.
 * @throws Problem 403
 */
export async function beginImport(ctx: Context, { file_name, bytes }: NewImport): Promise<Import> {
  const { userId } = requireRight(ctx.caller, 'beginImport');
  const at = ctx.now().toISOString();
  const row = { file_name, bytes, asked_by_id: userId, created_at: at, updated_at: at };
  const id = uuidv7();
  await ctx.database.write((trx) => insertImport(trx, { id, ...row, state: 'receiving' }));
  return readImport(ctx, { id });
}

/** Takes a piece of the file. @throws Problem 400 for one of another size, 403, 404, 409 */
export async function takePiece(
  ctx: Context,
  { id, piece, bytes }: { id: string; piece: number; bytes: Uint8Array },
): Promise<void> {
  requireRight(ctx.caller, 'uploadImportPiece');
  const row = await findImport(ctx, id);
  if (row.state !== 'receiving') throw wrongState();
  if (piece >= countPieces(row)) throw badRequest(`The file has no piece ${piece}`);
  const expected = Math.min(importPieceBytes, row.bytes - piece * importPieceBytes);
  if (bytes.byteLength !== expected) throw badRequest(`Piece ${piece} must have ${expected} bytes`);
  await ctx.storage.put(pieceKey(id, piece), bytes, 'application/octet-stream');
}

/** Has the file read, and reported what importing it would do. @throws Problem 403, 404, 409 */
export const checkImport = (ctx: Context, { id }: { id: string }): Promise<Import> =>
  changeState(ctx, id, { from: ['receiving', 'checked'], to: 'checking' });

/** Has the posts of a checked file imported. @throws Problem 403, 404, 409 */
export async function startImport(ctx: Context, { id }: { id: string }): Promise<Import> {
  requireRight(ctx.caller, 'startImport');
  const { report } = await findImport(ctx, id);
  if (report === null) throw uncheckedFile();
  return changeState(ctx, id, { from: ['checked', 'failed'], to: 'importing', recorded: 'import.started' });
}

/** Has removed what an import made and nobody edited since. @throws Problem 403, 404, 409 */
export const askToTakeBack = (ctx: Context, { id }: { id: string }): Promise<Import> =>
  changeState(ctx, id, { from: ['imported', 'failed'], to: 'taking_back', recorded: 'import.taken_back' });

/** Forgets a file that was not imported. @throws Problem 403, 404, 409 */
export async function discardImport(ctx: Context, { id }: { id: string }): Promise<void> {
  requireRight(ctx.caller, 'discardImport');
  const row = await findImport(ctx, id);
  if (!['receiving', 'checked', 'failed'].includes(row.state)) throw wrongState();
  await forgetImport(ctx, row);
}

/** With its file. */
export async function forgetImport(
  platform: Pick<Platform, 'database' | 'storage'>,
  row: ImportRow,
): Promise<void> {
  await deletePieces(platform, row);
  await platform.database.write((trx) => deleteImport(trx, row.id));
}

export async function deletePieces(
  { storage }: Pick<Platform, 'storage'>,
  row: Pick<ImportRow, 'id' | 'bytes'>,
): Promise<void> {
  for (let piece = 0; piece < countPieces(row); piece += 1) await storage.delete(pieceKey(row.id, piece));
}

/** Pieces are in the storage: whichever instance they came to, any can read them. */
export const pieceKey = (id: string, piece: number): string => `${privatePrefix}imports/${id}/${piece}`;

export const countPieces = ({ bytes }: Pick<ImportRow, 'bytes'>): number =>
  Math.ceil(bytes / importPieceBytes);

async function changeState(
  ctx: Context,
  id: string,
  { from, to, recorded }: { from: readonly ImportState[]; to: ImportState; recorded?: AuditAction },
): Promise<Import> {
  const { userId } = requireRight(ctx.caller, 'startImport');
  const row = await findImport(ctx, id);
  const changes = { state: to, done: 0, total: 0, failure: null, claimed_until: null, asked_by_id: userId };
  const isChanged = await ctx.database.write(async (trx) => {
    const updated_at = ctx.now().toISOString();
    if (!(await updateImport(trx, { id, from }, { ...changes, updated_at }))) return false;
    const target = { kind: 'import', id, title: row.file_name } as const;
    if (recorded) await recordAudit(trx, ctx, { action: recorded, target });
    return true;
  });
  // A repeated request finds what the first one began.
  if (!isChanged && row.state !== to) throw wrongState();
  return readImport(ctx, { id });
}

async function findImport({ database }: Pick<Context, 'database'>, id: string): Promise<ImportRow> {
  const row = await selectImport(database.kysely, id);
  if (!row) throw notFound();
  return row;
}

const describeImport = ({
  report,
  claimed_until: _claimed,
  asked_by_id: _asked,
  ...row
}: ImportRow): Import => ({
  ...row,
  report: report === null ? null : (JSON.parse(report) as Import['report']),
});

/** 409: nobody has seen yet what an import would do. */
export const uncheckedFile = (): Problem =>
  conflict('This file is not checked yet. Check it first.', 'import_unchecked');

/** 409: such as the import of a file that is imported already. */
export const wrongState = (): Problem =>
  conflict('This import has moved on. Load it again.', 'import_moved_on');
