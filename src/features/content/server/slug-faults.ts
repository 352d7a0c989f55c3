import type { Connection } from '#platform/database/open-database.ts';
import type { AddressFault } from '#domain/editing/server/edited-kind.ts';
import { slugify } from '#domain/rich-text/slug.ts';
import { defaultsOf, findCollection, findKind } from './document-kind.ts';
import { selectHeads, selectDocument } from './documents.store.ts';
import { conflict, type Problem } from '#platform/http/problem.ts';
import { slugTakenCode } from '../contract.ts';

const takenText = 'Another document has this address';

/** Why no new document of a collection can have a slug; null if one can. @throws Problem 404 */
export async function findSlugFault(
  connection: Connection,
  { collection, slug }: { collection: string; slug: string },
): Promise<AddressFault | null> {
  const { slugs, isFixed } = findKind(collection, slug);
  if (isFixed) return { fault: takenText, proposal: null, isTaken: true };
  const [issue] = slugs.safeParse(slug).error?.issues ?? [];
  const taken = await listSlugs(connection, collection);
  if (!issue && !taken.has(slug)) return null;
  const stem = issue ? slugify(slug) || nameStem(collection) : slug;
  const proposal = proposeFree(stem, (one) => !taken.has(one) && slugs.safeParse(one).success);
  return { fault: issue?.message ?? takenText, proposal, isTaken: !issue };
}

/** The slugs that documents of a collection have, be they the software's. */
async function listSlugs(connection: Connection, collection: string): Promise<Set<string>> {
  const heads = await selectHeads(connection, collection);
  if (heads.length === 0) return new Set(defaultsOf(collection).map(({ slug }) => slug));
  return new Set(heads.filter(({ deleted_at: at }) => at === null).map(({ slug }) => slug));
}

/** For a name without a letter that an address can have. */
function nameStem(name: string): string {
  const collection = findCollection(name);
  return slugify(collection.kind === 'list' ? collection.singular : collection.label);
}

/** In characters; every collection takes slugs of this length. */
const longestProposal = 80;

/** The first that may be used of a slug, and the slug with a number. */
function proposeFree(stem: string, mayBeUsed: (slug: string) => boolean): string {
  const number = (count: number) => {
    const end = count === 1 ? '' : `-${count}`;
    return stem.slice(0, longestProposal - end.length).replace(/[-~]+$/, '') + end;
  };
  let count = 1;
  while (!mayBeUsed(number(count))) count += 1;
  return number(count);
}

export const slugTaken = (): Problem =>
  conflict('Another document already uses this address. Please choose a different one.', slugTakenCode);

/** @throws Problem 409 */
export async function refuseTakenSlug(
  connection: Connection,
  collection: string,
  slug: string,
): Promise<void> {
  if (await selectDocument(connection, collection, slug)) throw slugTaken();
}
