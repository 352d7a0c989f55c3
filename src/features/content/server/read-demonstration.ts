import { findDemonstration, type DemonstrationShare } from '#content/demonstration.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { Demonstration } from '../contract.ts';
import { defaultsOf, findKind } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { placeDocuments } from './place-documents.ts';
import { listPublishedData, readSiteContent, type ReadContent } from './read-site-content.ts';

/** The rest of the demonstration in a document that visitors see. */
export interface DemonstrationDocument extends DemonstrationShare {
  collection: string;
  slug: string;
  title: string;
  /** The slug of the default that it began as; null for one of the owner's own. */
  origin: string | null;
}

const found = new WeakMap<ReadContent, Promise<DemonstrationDocument[]>>();

/** The demonstration as visitors see it, document by document; found once per state of the content. */
export async function listDemonstration(ctx: Pick<Context, 'database'>): Promise<DemonstrationDocument[]> {
  const read = await readSiteContent(ctx);
  const finding = found.get(read) ?? find(ctx, read);
  found.set(read, finding);
  finding.catch(() => found.delete(read));
  return finding;
}

async function find(ctx: Pick<Context, 'database'>, read: ReadContent): Promise<DemonstrationDocument[]> {
  const heads = await selectHeads(ctx.database.kysely);
  const documents: DemonstrationDocument[] = [];
  for (const [name, shown] of listPublishedData(read)) {
    if (defaultsOf(name).length === 0) continue;
    const placed = placeDocuments(
      name,
      heads.filter(({ collection }) => collection === name),
    );
    const origins = new Map(placed.map(({ slug, fallback }) => [slug, fallback?.slug ?? null]));
    for (const { slug, data } of shown) {
      await takeTurn();
      const origin = origins.get(slug) ?? null;
      const share = findDemonstration(name, origin, data);
      const title = findKind(name, slug).titleOf(data);
      documents.push({ collection: name, slug, title, origin, ...share });
    }
  }
  return documents;
}

/** The texts of one document that are still the demonstration's. @throws Problem 403, 404 */
export async function readDemonstration(
  ctx: Context,
  { collection, slug }: { collection: string; slug: string },
): Promise<Demonstration> {
  requireRight(ctx.caller, 'readDemonstration');
  findKind(collection, slug);
  const documents = await listDemonstration(ctx);
  const document = documents.find((one) => one.collection === collection && one.slug === slug);
  return { texts: document?.texts ?? 0, left: document?.left ?? [] };
}

/** Those that a visitor relies on. */
export const countClaims = ({ left }: DemonstrationShare): number =>
  left.filter(({ kind }) => kind !== 'wording').length;
