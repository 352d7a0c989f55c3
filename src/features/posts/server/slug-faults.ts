import type { Connection } from '#platform/database/open-database.ts';
import type { AddressFault } from '#domain/editing/server/edited-kind.ts';
import { slugify } from '#domain/rich-text/slug.ts';
import { slugLimit, slugSchema } from '../contract.ts';
import { selectNumberedSlugs, selectPostRow } from './post-rows.store.ts';

/** Why no new post can have a slug; null if one can. */
export async function findSlugFault(connection: Connection, slug: string): Promise<AddressFault | null> {
  const [issue] = slugSchema.safeParse(slug).error?.issues ?? [];
  if (issue) {
    const meant = slugify(slug);
    const isFree = meant === '' || !(await isSlugTaken(connection, meant));
    const proposal = isFree ? meant || null : await proposeSlug(connection, meant);
    return { fault: issue.message, proposal, isTaken: false };
  }
  if (!(await isSlugTaken(connection, slug))) return null;
  const fault = 'Another post already uses this slug';
  return { fault, proposal: await proposeSlug(connection, slug), isTaken: true };
}

const isSlugTaken = async (connection: Connection, slug: string): Promise<boolean> =>
  (await selectPostRow(connection, slug))?.slug === slug;

/** The taken slug with the first number that is free. */
export async function proposeSlug(connection: Connection, taken: string): Promise<string> {
  const stem = taken.replace(/-\d{1,4}$/, '').slice(0, slugLimit - 5);
  const present = new Set([taken, ...(await selectNumberedSlugs(connection, stem))]);
  let number = 2;
  while (present.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** The slug, or the first one with a number that is free. */
export async function findFreeSlug(
  wanted: string,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const slug = wanted.slice(0, 200 - suffix.length) + suffix;
    if (await isFree(slug)) return slug;
  }
}
