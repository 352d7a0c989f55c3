import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRecentSignIn, requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { conflict, notFound } from '#platform/http/problem.ts';
import type { CleanStart, CleanStartRequest } from '../contract.ts';
import {
  closeCleanStart,
  insertCleanStart,
  selectOpenCleanStart,
  type CleanStartRow,
} from './clean-starts.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    demonstration: readonly DemonstrationPart[];
    /** Writes database and uploads into an archive in DATA_DIR/backups. @returns its name */
    createBackup(ctx: Pick<Context, 'config' | 'now'>): Promise<string>;
  }
}

/** One kind of thing that the demonstration consists of. */
export interface DemonstrationPart {
  name: string;
  /** @returns whether any of it is left */
  isLeft(ctx: Context): Promise<boolean>;
  /** Refuses input without which it cannot be removed. @throws Problem 400 */
  check?(ctx: Context, request: CleanStartRequest): Promise<void>;
  /** @returns what to store to bring it back, as JSON, one entry for each thing */
  remove(ctx: Context, trx: Connection, request: CleanStartRequest): Promise<unknown[]>;
  /** @returns how many were changed since, and stay as they are */
  bringBack(ctx: Context, trx: Connection, removed: unknown[]): Promise<number>;
}

/** As long as what is in the bin. */
export const undoMs = 30 * 86_400_000;

/**
 * Removes the demonstration, after a backup: what is made up goes, neutral words take the place of its texts, and
 * what the owner has written stays.
 * @throws Problem 400 without a name for the site, 403, 409 while one can still be undone, and if the backup failed
 */
export async function startClean(ctx: Context, request: CleanStartRequest): Promise<CleanStart> {
  const { userId } = requireRecentSignIn(ctx.caller, 'startClean');
  const { demonstration } = ctx.site;
  for (const part of demonstration) await part.check?.(ctx, request);
  if (await selectOpenCleanStart(ctx.database.kysely, findSince(ctx))) throw stillOpen();
  const backup = await ctx.site.createBackup(ctx).catch((error: Error) => {
    ctx.log.error({ err: error }, 'the backup before a clean start failed');
    throw backupFailed(error.message);
  });
  const row = await ctx.database.writeContent(async (trx) => {
    const removed: Record<string, unknown[]> = {};
    for (const part of demonstration) removed[part.name] = await part.remove(ctx, trx, request);
    const started: CleanStartRow = {
      id: uuidv7(),
      removed: JSON.stringify(removed),
      backup,
      created_by_id: userId,
      created_at: ctx.now().toISOString(),
      undone_at: null,
      dismissed_at: null,
    };
    await insertCleanStart(trx, started);
    await recordAudit(trx, ctx, { action: 'clean_start.made', details: describeRemoved(started) });
    return started;
  });
  return describeCleanStart(row);
}

/** Brings back what was removed, except for what was changed since. @throws Problem 403, 404 */
export async function undoCleanStart(ctx: Context, { id }: { id: string }): Promise<{ unchanged: number }> {
  requireRecentSignIn(ctx.caller, 'undoCleanStart');
  const open = await findOpen(ctx, id);
  return ctx.database.writeContent(async (trx) => {
    if (!(await closeCleanStart(trx, id, { undone_at: ctx.now().toISOString() }))) throw notFound();
    const removed = JSON.parse(open.removed) as Record<string, unknown[]>;
    let unchanged = 0;
    for (const part of ctx.site.demonstration.toReversed()) {
      unchanged += await part.bringBack(ctx, trx, removed[part.name] ?? []);
    }
    await recordAudit(trx, ctx, { action: 'clean_start.undone', details: describeRemoved(open) });
    return { unchanged };
  });
}

/** Gives up the undo; what was removed stays in the bin and in the backup. @throws Problem 403, 404 */
export async function dismissUndo(ctx: Context, { id }: { id: string }): Promise<void> {
  requireRight(ctx.caller, 'dismissUndo');
  await findOpen(ctx, id);
  const at = ctx.now().toISOString();
  await ctx.database.write(async (trx) => {
    if (!(await closeCleanStart(trx, id, { dismissed_at: at }))) throw notFound();
    await recordAudit(trx, ctx, { action: 'clean_start.kept' });
  });
}

async function findOpen(ctx: Context, id: string): Promise<CleanStartRow> {
  const open = await selectOpenCleanStart(ctx.database.kysely, findSince(ctx));
  if (open?.id !== id) throw notFound();
  return open;
}

export const findSince = ({ now }: Pick<Context, 'now'>): string =>
  new Date(now().getTime() - undoMs).toISOString();

export function describeCleanStart({ id, removed, backup, created_at }: CleanStartRow): CleanStart {
  const counts = Object.entries(JSON.parse(removed) as Record<string, unknown[]>);
  return {
    id,
    created_at,
    backup,
    removed: Object.fromEntries(counts.map(([name, { length }]) => [name, length])),
  };
}

/** Such as "62 documents, 13 posts". */
const describeRemoved = (row: CleanStartRow): string =>
  Object.entries(describeCleanStart(row).removed)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

export const backupFailed = (reason: string) =>
  conflict(`Nothing was removed, because the backup failed: ${reason}`, 'backup_failed');

export const stillOpen = () =>
  conflict('The demonstration was removed already, and that can still be undone.', 'still_open');
