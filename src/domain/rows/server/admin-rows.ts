import type { AuditAction, AuditTarget } from '#domain/audit/contract.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Operation } from '#platform/rights.contract.ts';
import type { Connection } from '#platform/database/open-database.ts';
import {
  readListFilter,
  readPages,
  type ListFilter,
  type ListQuery,
  type Page,
} from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';

/*
 * The work of admins on rows that strangers sent: list and search a folder (what came, or the spam folder),
 * export it, read, change and delete one. Each function requires the right to the named operation, and
 * throws Problem 403.
 */

type SelectFolder<Folder, Row> = (
  connection: Connection,
  folder: Folder,
  filter: ListFilter,
) => Promise<Page<Row>>;
type SelectRow<Row> = (connection: Connection, id: string) => Promise<Row | null>;

export interface RowId {
  id: string;
}

/** One page of a folder. */
export async function listFolder<Folder, Row>(
  ctx: Context,
  operation: Operation,
  { box: folder, ...query }: ListQuery & { box: Folder },
  area: string,
  select: SelectFolder<Folder, Row>,
): Promise<Page<Row>> {
  requireRight(ctx.caller, operation);
  const filter = readListFilter(query);
  return ctx.database.read(area, (connection) => select(connection, folder, filter), ctx.signal);
}

/** Every row of a folder, or those that a search finds, a page at a time; the export is recorded. */
export async function exportFolder<Folder, Row>(
  ctx: Context,
  operation: Operation,
  { box: folder, q }: { box: Folder; q?: string | undefined },
  { area, exported }: { area: string; exported: AuditAction },
  select: SelectFolder<Folder, Row>,
): Promise<AsyncGenerator<Row[]>> {
  requireRight(ctx.caller, operation);
  const { database, signal } = ctx;
  await database.write((trx) => recordAudit(trx, ctx, { action: exported }));
  return readPages(
    (filter) => database.read(area, (connection) => select(connection, folder, filter), signal),
    q,
  );
}

/** @throws Problem 404 */
export async function readRow<Row>(
  ctx: Context,
  operation: Operation,
  { id }: RowId,
  select: SelectRow<Row>,
): Promise<Row> {
  requireRight(ctx.caller, operation);
  return orNotFound(await select(ctx.database.kysely, id));
}

/**
 * Changes a row and reads it, in one transaction.
 * @param change receives the row's id; its result does not matter if the row does not exist
 * @throws Problem 404
 */
export async function changeRow<Row>(
  ctx: Context,
  operation: Operation,
  { id }: RowId,
  select: SelectRow<Row>,
  change: (trx: Connection, id: string) => Promise<unknown>,
): Promise<Row> {
  requireRight(ctx.caller, operation);
  return ctx.database.write(async (trx) => {
    await change(trx, id);
    return orNotFound(await select(trx, id));
  });
}

/**
 * Deletes a row for good, which is recorded.
 * @param remove returns whether there was one
 * @throws Problem 404
 */
export async function deleteRow(
  ctx: Context,
  { operation, kind }: { operation: Operation; kind: AuditTarget['kind'] },
  { id }: RowId,
  remove: (trx: Connection, id: string) => Promise<boolean>,
): Promise<void> {
  requireRight(ctx.caller, operation);
  await ctx.database.write(async (trx) => {
    if (!(await remove(trx, id))) throw notFound();
    await recordAudit(trx, ctx, { action: 'deleted', target: { kind, id } });
  });
}

function orNotFound<Row>(row: Row | null): Row {
  if (!row) throw notFound();
  return row;
}
