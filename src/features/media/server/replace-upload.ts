import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { notFound } from '#platform/http/problem.ts';
import { paths } from '#paths/paths.ts';
import type { Upload, UploadKind } from '../contract.ts';
import { deleteFiles } from './delete-files.ts';
import { describeUpload, toUploadRow } from './describe-upload.ts';
import { orDelete, storeImage } from './upload-image.ts';
import { insertUploads, selectNames, selectUpload, setReplaced } from './uploads.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Puts another image's address in the place of some, wherever they are shown or drafted. */
    replaceUploadUrls(
      trx: Connection,
      ctx: Context,
      move: { from: readonly string[]; to: string },
    ): Promise<void>;
  }
}

interface Replacement {
  name: string;
  fileName: string;
  readBytes: () => Promise<Uint8Array>;
}

/**
 * Puts another image in the place of an upload, under a new address: the old one may be cached for a year.
 * Everything that shows it gets the new address, and the old one leads there.
 * @throws Problem 400, 403, 404, 503
 */
export async function replaceUpload(
  ctx: Context,
  { name: from, fileName, readBytes }: Replacement,
): Promise<Upload> {
  requireRight(ctx.caller, 'replaceUpload');
  const before = await selectUpload(ctx.database.kysely, from);
  if (!before || before.deleted_at !== null) throw notFound();
  const kind = from.split('-', 1)[0] as UploadKind;
  const { name, ...size } = await storeImage(ctx, { kind, readBytes });
  const { alt, focus_x, focus_y } = before;
  const created_at = ctx.now().toISOString();
  const row = toUploadRow({ name, ...size, file_name: fileName, alt, focus_x, focus_y, created_at });
  await orDelete(ctx, name, () =>
    ctx.database.writeContent(async (trx) => {
      const names = await selectNames(trx, from);
      if (!(await setReplaced(trx, from, name))) throw notFound();
      await insertUploads(trx, [row]);
      const urls = names.map((former) => paths.upload(former));
      await ctx.site.replaceUploadUrls(trx, ctx, { from: urls, to: paths.upload(name) });
      const target = { kind: 'image', id: name, title: fileName } as const;
      await recordAudit(trx, ctx, { action: 'image.replaced', target });
    }),
  );
  // The address leads on once its file is gone.
  await deleteFiles(ctx, from).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the replaced image is still stored'),
  );
  return describeUpload({ ...row, alt, focus_x, focus_y, ...size, deleted_at: null, replaced_by: null });
}
