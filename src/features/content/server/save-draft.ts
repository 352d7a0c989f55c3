import { isDeepStrictEqual } from 'node:util';
import { redirectLinks } from '#content/change-links.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { changeEdited } from '#domain/editing/server/change-edited.ts';
import { movePath } from '#domain/editing/server/former-addresses.store.ts';
import type { ContentDocument } from '../contract.ts';
import { changeReferences } from './change-references.ts';
import { parseData, parseSlug } from './check-document.ts';
import { findDocument } from './describe-document.ts';
import { findKind, type DocumentData } from './document-kind.ts';
import { documents, type DocumentReference } from './edited-documents.ts';
import { followFormerSlugs } from './follow-former-slugs.ts';
import { releaseFormerSlug } from './release-slug.ts';
import { refuseTakenSlug } from './slug-faults.ts';
import { refuseUnknownPlaceholders } from './refuse-unknown-placeholders.ts';

interface Saved extends DocumentReference {
  /** Without it the text stays as it is. */
  data?: DocumentData | undefined;
  /** Another slug, if it gets one. */
  newSlug?: string | undefined;
  isAutosave?: boolean | undefined;
  /** It is another text, not what was written on. */
  replacesText?: boolean;
}

/**
 * Saves a document's text as its draft; visitors see it once it is published. Another slug takes effect at once,
 * the address before leads to it, and what leads to the document follows.
 * @throws Problem 400, 403, 404, 409 when it was changed since, or the slug is taken
 */
export async function saveDraft(
  ctx: Context,
  { data: given, newSlug, isAutosave, replacesText, ...reference }: Saved,
): Promise<ContentDocument> {
  requireRight(ctx.caller, 'saveDocument');
  const { collection, slug: from } = reference;
  const kind = findKind(collection, from);
  const text = given && (await followFormerSlugs(ctx, kind, parseData(kind, given)));
  const to = newSlug === undefined ? from : parseSlug(kind, newSlug);
  const target = { collection, slug: from };
  const follow = (data: DocumentData) =>
    to === from ? data : redirectLinks({ schema: kind.schema, data }, target, to);
  return changeEdited(ctx, {
    kind: documents,
    reference,
    isAutosave,
    replacesText,
    async decide(row, trx) {
      const { data: before, latest } = findDocument(row);
      const data = follow(text ?? latest);
      if (to === from && isDeepStrictEqual(latest, data)) return null;
      if (text && !replacesText) await refuseUnknownPlaceholders(trx, kind, { data, before: latest });
      let isReleased = false;
      if (to !== from) {
        await refuseTakenSlug(trx, collection, to);
        isReleased = await releaseFormerSlug(ctx, trx, { collection, slug: to });
        if (row.was_published) await movePath(trx, { ...target, to, document_id: row.id });
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
    isSame(row) {
      const { latest } = findDocument(row);
      return to === from && isDeepStrictEqual(latest, text ?? latest);
    },
  });
}
