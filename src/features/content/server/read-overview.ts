import { requireRight, type Context } from '#platform/context.ts';
import type { ContentOverview } from '../contract.ts';
import { collectionNames } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { placeDocuments } from './place-documents.ts';
import { countClaims, listDemonstration } from './read-demonstration.ts';
import { readSiteContent } from './read-site-content.ts';

/** Collections that visitors see in the home page's section of that name, and nowhere else. */
const onHomeAlone = ['quiz', 'timeline'] as const;

/**
 * The number of documents, the demonstration content that visitors still see, and what cannot be read.
 * @throws Problem 403
 */
export async function readOverview(ctx: Context): Promise<ContentOverview> {
  requireRight(ctx.caller, 'readContentOverview');
  const { content, unreadable } = await readSiteContent(ctx);
  const { shown } = content.site.homeSections;
  const hidden = new Set<string>(onHomeAlone.filter((name) => !shown.includes(name)));
  const heads = Map.groupBy(await selectHeads(ctx.database.kysely), ({ collection }) => collection);
  const demonstration = await listDemonstration(ctx);
  return {
    collections: collectionNames.map((name) => {
      const placed = placeDocuments(name, heads.get(name) ?? []);
      const drafts = placed.filter(({ head }) => head?.has_draft).length;
      return { name, documents: placed.length, drafts };
    }),
    to_replace: demonstration
      .filter(({ collection, left }) => left.length > 0 && !hidden.has(collection))
      .map((one) => ({
        collection: one.collection,
        slug: one.slug,
        title: one.title,
        texts: one.texts,
        left: one.left.length,
        claims: countClaims(one),
      })),
    unreadable: [...unreadable],
  };
}
