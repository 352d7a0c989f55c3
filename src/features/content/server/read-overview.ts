import { isDeepStrictEqual } from 'node:util';
import { collections, type SiteContent } from '#content/collections.ts';
import type { Collection } from '#content/define.ts';
import { withoutLinks } from '#content/change-links.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { ContentOverview } from '../contract.ts';
import { collectionNames, findCollection, findKind, type DocumentData } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { placeDocuments, type PlacedDocument } from './place-documents.ts';
import { readSiteContent } from './read-site-content.ts';
import { readWholeData } from './read-whole-documents.ts';

/**
 * The number of documents, the demonstration content that visitors still see, and what cannot be read.
 * @throws Problem 403
 */
export async function readOverview(ctx: Context): Promise<ContentOverview> {
  requireRight(ctx.caller, 'readContentOverview');
  const { content, unreadable } = await readSiteContent(ctx);
  const heads = Map.groupBy(await selectHeads(ctx.database.kysely), ({ collection }) => collection);
  const counts: ContentOverview['collections'] = [];
  const invented: ContentOverview['to_replace'] = [];
  for (const name of collectionNames) {
    const placed = placeDocuments(name, heads.get(name) ?? []);
    counts.push({
      name,
      documents: placed.length,
      drafts: placed.filter(({ head }) => head?.has_draft).length,
    });
    invented.push(...(await listInvented(ctx, name, placed)));
  }
  return {
    collections: counts,
    to_replace: [...invented, ...listExamples(content)],
    unreadable: [...unreadable],
  };
}

/** Made-up documents that still have the software's text; links do not count, which follow other documents. */
async function listInvented(
  ctx: Context,
  name: string,
  placed: PlacedDocument[],
): Promise<ContentOverview['to_replace']> {
  const invented = placed.flatMap(({ slug, head, fallback }) => {
    const reason = fallback && findInvented(findCollection(name), fallback.slug);
    return reason ? [{ slug, head, fallback, reason }] : [];
  });
  const edited = invented.filter(({ head }) => head?.has_data).map(({ slug }) => slug);
  const whole = edited.length > 0 ? await readWholeData(ctx, name, edited) : new Map<string, DocumentData>();
  return invented.flatMap(({ slug, fallback, reason }) => {
    const { schema, titleOf } = findKind(name, slug);
    const own = whole.get(slug);
    const strip = (data: DocumentData) => withoutLinks({ schema, data });
    const isReplaced = own !== undefined && !isDeepStrictEqual(strip(own), strip(fallback.data));
    return isReplaced ? [] : [{ collection: name, slug, title: titleOf(fallback.data), reason }];
  });
}

function findInvented(collection: Collection, slug: string): string | undefined {
  if (collection.kind === 'list') return collection.invented;
  return (
    Object.values(collection.documents).find((one) => one.slug === slug)?.invented ?? collection.invented
  );
}

/** Single documents that contain an example, even if the owner has edited the rest. */
const listExamples = (content: SiteContent): ContentOverview['to_replace'] =>
  Object.entries(collections).flatMap(([name, collection]: [string, Collection]) => {
    if (collection.kind === 'list') return [];
    const texts: Record<string, unknown> = content[name as keyof SiteContent] as never;
    return Object.entries(collection.documents).flatMap(([key, { slug, label, findExample }]) => {
      const reason = findExample?.(texts[key]);
      return reason ? [{ collection: name, slug, title: label, reason }] : [];
    });
  });
