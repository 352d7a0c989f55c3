import { isDeepStrictEqual } from 'node:util';
import { redirectLinks } from '#content/change-links.ts';
import { requireAdmin, type Context } from '#platform/context.ts';
import type { ContentDocument } from '../contract.ts';
import { changeDocument, type DocumentReference } from './change-document.ts';
import { changeReferences } from './change-references.ts';
import { parseData, parseSlug } from './check-document.ts';
import { findKind, type DocumentData } from './document-kind.ts';
import { moveAddress } from './documents.store.ts';
import { followFormerSlugs } from './follow-former-slugs.ts';
import { releaseFormerSlug, type ReleaseSlug } from './release-slug.ts';
import { refuseTakenSlug } from './slug-taken.ts';

/**
 * Saves a document's text as its draft; visitors see it once it is published. Another slug takes effect at once,
 * the address before leads to it, and what leads to the document follows.
 * @param changes without `data` the text stays as it is
 * @throws Problem 400, 403, 404, 409 when it was changed since, or the slug is taken
 */
export async function saveDraft(
  ctx: Context,
  reference: DocumentReference,
  changes: { data?: DocumentData | undefined; slug?: string | undefined },
  releaseSlug: ReleaseSlug = async () => false,
): Promise<ContentDocument> {
  requireAdmin(ctx.caller);
  const { collection, slug: from } = reference;
  const kind = findKind(collection, from);
  const text = changes.data && (await followFormerSlugs(ctx, kind, parseData(kind, changes.data)));
  const to = changes.slug === undefined ? from : parseSlug(kind, changes.slug);
  const target = { collection, slug: from };
  const follow = (data: DocumentData) =>
    to === from ? data : redirectLinks({ schema: kind.schema, data }, target, to);
  return changeDocument(
    ctx,
    reference,
    async ({ row, data: before, latest }, trx) => {
      const data = follow(text ?? latest);
      if (to === from && isDeepStrictEqual(latest, data)) return null;
      let isReleased = false;
      if (to !== from) {
        await refuseTakenSlug(trx, collection, to);
        isReleased = await releaseFormerSlug(trx, { collection, slug: to }, releaseSlug);
        if (row.was_published) await moveAddress(trx, row, from, to);
        await changeReferences(trx, ctx, { collection, from, to });
      }
      const published = before && follow(before);
      const isDraft = !isDeepStrictEqual(published, data);
      return {
        action: to === from ? 'save' : 'rename',
        row: {
          slug: to,
          ...(!isDeepStrictEqual(published, before) && { data: JSON.stringify(published) }),
          ...(!isDeepStrictEqual(data, latest) && { draft: isDraft ? JSON.stringify(data) : null }),
        },
        isVisible: isReleased || (to !== from && published !== null),
      };
    },
    ({ latest }) => to === from && isDeepStrictEqual(latest, text ?? latest),
  );
}
