import { isDeepStrictEqual } from 'node:util';
import { replaceReferences, type ContentLink } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { changeDocumentIn } from './change-document.ts';
import type { DocumentData } from './document-kind.ts';
import { selectDraftsNaming } from './documents.store.ts';

/** A document whose slug has changed or is gone. */
interface Move {
  collection: string;
  from: string;
  /** Null: it is deleted, and removed from the lists that name it. */
  to: string | null;
}

/**
 * Updates every document that names one by its slug when that slug changes: what visitors see, and drafts. A
 * link to its page needs no update, since the former address redirects.
 * @param links what visitors see that leads to it
 */
export async function changeReferences(
  trx: Connection,
  ctx: Context,
  { collection, from, to }: Move,
  links: ContentLink[],
): Promise<void> {
  const referring = links.filter(({ kind }) => kind === 'reference');
  const places = new Map(
    // No others: each is locked until the end, and two renames would deadlock.
    [...referring, ...(await selectDraftsNaming(trx, from))]
      .filter((place) => place.collection !== collection || (place.slug !== from && place.slug !== to))
      .map((place) => [`${place.collection}/${place.slug}`, place]),
  );
  for (const place of places.values()) {
    await changeDocumentIn(trx, ctx, place, ({ row, kind, data, latest }) => {
      const follow = (text: DocumentData) =>
        replaceReferences({ schema: kind.schema, data: text }, collection, { from, to });
      const changed = { data: data && follow(data), latest: follow(latest) };
      if (isDeepStrictEqual(changed, { data, latest })) return null;
      const isUnchanged = isDeepStrictEqual(changed.data, data);
      return {
        action: 'save',
        row: {
          data: isUnchanged ? row.data : JSON.stringify(changed.data),
          draft: row.draft === null ? null : JSON.stringify(changed.latest),
        },
        isVisible: !isUnchanged,
      };
    });
  }
}
