import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { conflict, invalidFields } from '#platform/http/problem.ts';
import type { DocumentCard } from '../contract.ts';
import { adoptDefaults } from './adopt-defaults.ts';
import { findCollection } from './document-kind.ts';
import { lockDocuments, selectHeads, updatePositions } from './documents.store.ts';
import { listDocuments } from './list-documents.ts';
import { placeDocuments } from './place-documents.ts';

/**
 * Reorders a collection's documents. Those not named come after, in their previous order.
 * @throws Problem 400 for a slug that does not exist or is named twice, 403, 404, 409 for a collection
 * without an order
 */
export async function reorderDocuments(
  ctx: Context,
  { collection, slugs }: { collection: string; slugs: string[] },
): Promise<DocumentCard[]> {
  requireRight(ctx.caller, 'reorderDocuments');
  if (findCollection(collection).kind === 'fixed') throw noOrder();
  const count = await ctx.database.writeContent(async (trx) => {
    await lockDocuments(trx);
    await adoptDefaults(ctx, trx, collection);
    const placed = placeDocuments(collection, await selectHeads(trx, collection));
    const present = new Map(placed.map(({ slug, head }) => [slug, head!]));
    for (const [index, slug] of slugs.entries()) {
      const isWrong = !present.has(slug) || slugs.indexOf(slug) < index;
      if (isWrong)
        throw invalidFields([
          { field: `slugs.${index}`, message: `"${slug}" does not exist, or is listed twice` },
        ]);
    }
    const rest = placed.map(({ slug }) => slug).filter((slug) => !slugs.includes(slug));
    const places = [...slugs, ...rest].map((slug, position) => ({ head: present.get(slug)!, position }));
    const moved = places.filter(({ head, position }) => head.position !== position);
    await updatePositions(
      trx,
      moved.map(({ head, position }) => ({ id: head.id, position })),
    );
    await recordAudit(trx, ctx, { action: 'reordered', target: { kind: 'collection', title: collection } });
    return placed.length;
  });
  const { rows } = await listDocuments(ctx, collection, { limit: count || 1 });
  return rows;
}

export const noOrder = () => conflict('The documents of this collection have no order.', 'no_order');
