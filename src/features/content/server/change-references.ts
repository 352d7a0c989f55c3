import { isDeepStrictEqual } from 'node:util';
import { redirectLinks, removeLinks } from '#content/change-links.ts';
import { findPath, findPlaces, splitHref, type Target } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { changeEditedIn, type Decision } from '#domain/editing/server/change-edited.ts';
import { findDocument } from './describe-document.ts';
import { collectionNames, findKind, hasKind, type DocumentData } from './document-kind.ts';
import { selectContaining, selectHeads, type DocumentRow } from './documents.store.ts';
import { documents } from './edited-documents.ts';
import { placeDocuments } from './place-documents.ts';

/** A document whose slug has changed or is gone. */
interface Move {
  collection: string;
  from: string;
  /** Null: it is deleted, and removed from what merely offers it. */
  to: string | null;
}

/** Updates every other document that leads to one when its slug changes: what visitors see, and drafts. */
export async function changeReferences(
  trx: Connection,
  ctx: Context,
  { collection, from, to }: Move,
): Promise<void> {
  const target = { collection, slug: from };
  for (const place of await listReferring(trx, target)) {
    await changeEditedIn(trx, ctx, {
      kind: documents,
      reference: { ...place, isExpected: () => true },
      decide: (row) => followMove(row, { target, to }),
    });
  }
}

/** Null: it does not lead there. */
function followMove(
  before: DocumentRow,
  { target, to }: { target: Target; to: string | null },
): Decision<DocumentRow> | null {
  const { row, kind, data, latest } = findDocument(before);
  const { schema } = kind;
  const follow = (text: DocumentData) =>
    to === null
      ? removeLinks({ schema, data: text }, target).data
      : redirectLinks({ schema, data: text }, target, to);
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
}

/** The other documents that may lead to one: those whose stored texts name it, and the software's own texts that do. */
export async function listReferring(trx: Connection, target: Target): Promise<Target[]> {
  const address = findPath(target);
  const named = await selectContaining(trx, [
    JSON.stringify(target.slug),
    ...(address === undefined ? [] : [splitHref(address).anchor || address]),
  ]);
  const heads = Map.groupBy(await selectHeads(trx), ({ collection }) => collection);
  const defaults = collectionNames.flatMap((collection) =>
    placeDocuments(collection, heads.get(collection) ?? []).flatMap(({ slug, head, fallback }) => {
      if (!fallback || head?.has_data) return [];
      const { schema } = findKind(collection, slug);
      return findPlaces({ schema, data: fallback.data }, target).length > 0 ? { collection, slug } : [];
    }),
  );
  const referring = new Map([...named, ...defaults].map((one) => [`${one.collection}/${one.slug}`, one]));
  referring.delete(`${target.collection}/${target.slug}`);
  return [...referring.values()].filter(({ collection, slug }) => hasKind(collection, slug));
}
