import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Context } from '#platform/context.ts';
import { withWorkDirectory } from '#platform/storage/work-directory.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { ImportReport } from '../../imports.contract.ts';
import { ImportError } from './import-error.ts';
import { importPost } from './import-post.ts';
import { PictureImport } from './import-pictures.ts';
import { ImportTally } from './import-tally.ts';
import { readExport } from './read-export.ts';
import type { FoundPost } from './source/found-post.ts';
import { openIfZip } from './source/open-export.ts';
import { noMedia, openArchive, openMedia, type Media } from './source/open-media.ts';

export interface ImportInput {
  importId: string;
  file: string;
  /** The stated source. */
  source?: string;
  /** A folder or archive of pictures beside the file. */
  media?: string | undefined;
  /** Changes nothing, and reports what would change. */
  isDryRun: boolean;
  onProgress?: (progress: { done: number; total: number; report: ImportReport }) => Promise<void>;
}

/**
 * Imports the posts of a file, one after the other: what is imported stays if it is interrupted, and the same file
 * continues there. A file that cannot be read to its end imports nothing.
 * @throws ImportError
 */
export async function runImport(ctx: Context, input: ImportInput): Promise<ImportReport> {
  const { importId, file, isDryRun, onProgress } = input;
  return withWorkDirectory(ctx.config.dataDir, async (dir) => {
    const into = join(dir, 'posts');
    const sum = await readExport({ file, into, now: ctx.now().toISOString() }, ctx.signal);
    if (input.source !== undefined && input.source !== sum.source)
      throw new ImportError(`This is an export of ${sum.source === 'ghost' ? 'Ghost' : 'WordPress'}.`);
    const tally = new ImportTally(sum);
    const total = sum.published + sum.scheduled + sum.drafts;
    const media = await openPictures(input);
    const pictures = isDryRun ? null : new PictureImport(ctx, importId);
    const work = {
      importId,
      media,
      tally,
      pictures,
      slugs: new Set<string>(),
      newTags: [],
      digests: new Map<string, string>(),
    };
    let done = 0;
    try {
      for await (const line of createInterface({ input: createReadStream(into), crlfDelay: Infinity })) {
        ctx.signal?.throwIfAborted();
        await importPost(ctx, { found: JSON.parse(line) as FoundPost, work });
        done += 1;
        await onProgress?.({ done, total, report: tally.report });
        await takeTurn();
      }
      return tally.report;
    } finally {
      media.close();
    }
  });
}

/** The pictures' own archive or folder, else the archive that the export is in. */
async function openPictures({ file, media }: ImportInput): Promise<Media> {
  if (media !== undefined) return openMedia(media);
  const zip = await openIfZip(file);
  return zip ? openArchive(zip) : noMedia;
}
