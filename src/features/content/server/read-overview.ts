import { collections, type SiteContent } from '#content/collections.ts';
import type { Collection } from '#content/define.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { ContentOverview } from '../contract.ts';
import { collectionNames, defaultsOf, findCollection, findKind } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { placeDocuments } from './place-documents.ts';
import { readSiteContent } from './read-site-content.ts';

/** How much there is, what is left of the demonstration that visitors see, and what cannot be read. @throws Problem 403 */
export async function readOverview(ctx: Context): Promise<ContentOverview> {
  requireRight(ctx.caller, 'content');
  const { content, untouched, unreadable } = await readSiteContent(ctx);
  const invented = collectionNames.flatMap((collection) =>
    defaultsOf(collection)
      .filter(({ slug }) => untouched.has(`${collection}/${slug}`))
      .flatMap(({ slug, data }) => {
        const reason = findInvented(findCollection(collection), slug);
        return reason ? [{ collection, slug, title: findKind(collection, slug).titleOf(data), reason }] : [];
      }),
  );
  const heads = await selectHeads(ctx.database.kysely);
  const counts = collectionNames.map((name) => {
    const placed = placeDocuments(
      name,
      heads.filter(({ collection }) => collection === name),
    );
    return { name, documents: placed.length, drafts: placed.filter(({ head }) => head?.has_draft).length };
  });
  return {
    collections: counts,
    to_replace: [...invented, ...listExamples(content)],
    unreadable: [...unreadable],
  };
}

function findInvented(collection: Collection, slug: string): string | undefined {
  if (collection.kind === 'list') return collection.invented;
  return (
    Object.values(collection.documents).find((one) => one.slug === slug)?.invented ?? collection.invented
  );
}

/** Single documents in which something is an example, also where the owner has edited the rest. */
const listExamples = (content: SiteContent): ContentOverview['to_replace'] =>
  Object.entries(collections).flatMap(([name, collection]: [string, Collection]) => {
    if (collection.kind === 'list') return [];
    const texts: Record<string, unknown> = content[name as keyof SiteContent] as never;
    return Object.entries(collection.documents).flatMap(([key, { slug, label, findExample }]) => {
      const reason = findExample?.(texts[key]);
      return reason ? [{ collection: name, slug, title: label, reason }] : [];
    });
  });
