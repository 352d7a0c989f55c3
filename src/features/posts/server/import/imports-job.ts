import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { anonymous, may, type Context, type Platform } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';
import type { ImportReport, ImportState } from '../../imports.contract.ts';
import { ImportError } from './import-error.ts';
import { countPieces, deletePieces, forgetImport, pieceKey } from './imports.ts';
import { claimImport, selectForgotten, updateImport, type ImportRow } from './imports.store.ts';
import { runImport } from './run-import.ts';
import { progressMs, takeImportBack } from './take-import-back.ts';

/** After this, the instance that worked on an import is taken to be gone. */
const claimMs = 60_000;

/** A file waits this long for its owner's decision. */
const forgottenMs = 86_400_000;

/** Works on what was asked for: checks, imports, takes back. One at a time; an interrupted one goes on where it was. */
export async function runImports(platform: Platform, { stopping }: { stopping: AbortSignal }): Promise<void> {
  const { database, now } = platform;
  const row = await database.write((trx) =>
    claimImport(trx, { at: now().toISOString(), until: claimUntil(platform) }),
  );
  if (!row) return forgetOld(platform);
  const renew = () =>
    database.write((trx) => updateImport(trx, { id: row.id }, { claimed_until: claimUntil(platform) }));
  const timer = setInterval(() => void renew().catch(() => {}), claimMs / 4);
  try {
    await work(platform, row, stopping);
  } finally {
    clearInterval(timer);
  }
}

const claimUntil = ({ now }: Platform): string => new Date(now().getTime() + claimMs).toISOString();

async function work(platform: Platform, row: ImportRow, stopping: AbortSignal): Promise<void> {
  const { id } = row;
  const finish = (state: ImportState, changes: { report?: string; failure?: string } = {}) =>
    platform.database.write((trx) =>
      updateImport(
        trx,
        { id },
        { state, claimed_until: null, updated_at: platform.now().toISOString(), ...changes },
      ),
    );
  try {
    const ctx = { ...platform, caller: await findCaller(platform, row), signal: stopping };
    if (row.state === 'taking_back') {
      await takeImportBack(ctx, row);
    } else {
      const isDryRun = row.state === 'checking';
      const report = await importPieces(ctx, row, isDryRun);
      await finish(isDryRun ? 'checked' : 'imported', { report: JSON.stringify(report) });
      if (!isDryRun) await deletePieces(platform, row);
    }
  } catch (error) {
    if (stopping.aborted)
      return void (await platform.database.write((trx) =>
        updateImport(trx, { id }, { claimed_until: null }),
      ));
    if (!(error instanceof ImportError)) platform.log.warn({ err: error }, 'an import failed');
    await finish('failed', { failure: sayWhy(error) });
  }
}

function sayWhy(error: unknown): string {
  if (error instanceof ImportError || error instanceof Problem) return error.message;
  return 'It was ended by an unexpected error, which the log has. Try it again: it goes on where it was.';
}

async function findCaller(
  { site, database }: Platform,
  { asked_by_id }: ImportRow,
): Promise<Context['caller']> {
  const holder = asked_by_id === null ? null : await site.findRoleHolder(database.kysely, asked_by_id);
  const caller = holder ? ({ kind: 'user', ...holder, via: 'session' } as const) : anonymous;
  if (!may(caller, 'startImport'))
    throw new ImportError('The account that asked for it may not import posts any more.');
  return caller;
}

/** Puts the file together and imports it. */
function importPieces(ctx: Context, row: ImportRow, isDryRun: boolean): Promise<ImportReport> {
  const { id } = row;
  let writtenAt = 0;
  return withWorkDirectory(ctx.config.dataDir, async (dir) => {
    const file = join(dir, 'file');
    await assemble(ctx, row, file);
    return runImport(ctx, {
      importId: id,
      file,
      isDryRun,
      async onProgress({ done, total, report }) {
        if (done < total && performance.now() - writtenAt < progressMs) return;
        writtenAt = performance.now();
        const changes = { done, total, ...(!isDryRun && { report: JSON.stringify(report) }) };
        await ctx.database.write((trx) => updateImport(trx, { id }, changes));
      },
    });
  });
}

async function assemble({ storage }: Context, row: ImportRow, into: string): Promise<void> {
  const file = await open(into, 'wx', 0o600);
  try {
    for (let piece = 0; piece < countPieces(row); piece += 1) {
      const bytes = await storage.get(pieceKey(row.id, piece));
      if (!bytes) throw new ImportError('A part of the file did not arrive. Upload it again.');
      await file.appendFile(bytes);
    }
  } finally {
    await file.close();
  }
}

async function forgetOld(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - forgottenMs).toISOString();
  for (const row of await selectForgotten(platform.database.kysely, before))
    await forgetImport(platform, row);
}
