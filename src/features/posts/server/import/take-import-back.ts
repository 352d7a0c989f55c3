import type { Context } from '#platform/context.ts';
import type { ImportReport } from '../../imports.contract.ts';
import { updateImport, type ImportRow } from './imports.store.ts';
import { deletePieces } from './imports.ts';
import { takeBack, type TakenBack } from './take-back.ts';

/** How often progress is written at most. */
export const progressMs = 500;

const listedNotes = 500;

/** Takes an import back, and notes that and what came of it. @throws Problem 403 */
export async function takeImportBack(
  ctx: Context,
  row: Pick<ImportRow, 'id' | 'bytes' | 'report'>,
): Promise<TakenBack> {
  const { id } = row;
  let writtenAt = 0;
  const result = await takeBack(ctx, {
    importId: id,
    async onProgress({ done, total }) {
      if (done > 0 && done < total && performance.now() - writtenAt < progressMs) return;
      writtenAt = performance.now();
      await ctx.database.write((trx) => updateImport(trx, { id }, { done, total }));
    },
  });
  await deletePieces(ctx, row);
  await ctx.database.write((trx) =>
    updateImport(
      trx,
      { id },
      {
        state: 'taken_back',
        claimed_until: null,
        updated_at: ctx.now().toISOString(),
        report: JSON.stringify(toReport(row.report, result)),
      },
    ),
  );
  return result;
}

function toReport(before: string | null, { posts, pictures, tags, stays }: TakenBack): ImportReport {
  const notes = stays.slice(0, listedNotes);
  return {
    ...(before === null ? emptyReport : (JSON.parse(before) as ImportReport)),
    created: posts,
    pictures,
    new_tags: tags,
    kept: stays.length,
    notes,
    more_notes: stays.length - notes.length,
  };
}

const emptyReport: ImportReport = {
  source: 'ghost',
  published: 0,
  scheduled: 0,
  drafts: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  skipped: 0,
  tags: 0,
  new_tags: 0,
  authors: [],
  pictures: 0,
  missing_pictures: 0,
  redirects: 0,
  notes: [],
  more_notes: 0,
};
