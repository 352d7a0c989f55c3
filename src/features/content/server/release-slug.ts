import type { Site } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { selectFormer } from './documents.store.ts';

/**
 * A slug that a document gets, and the new slug of the document that had it before; null if that one is gone.
 */
interface ReleasedSlug {
  collection: string;
  slug: string;
  to: string | null;
}

declare module '#platform/context.ts' {
  interface Site {
    releaseSlug: ReleaseSlug;
  }
}

/**
 * Keeps references from outside the content, such as a post's author, on the same document when its slug is
 * reused.
 * @returns whether visitors can see one of them
 */
export type ReleaseSlug = (trx: Connection, released: ReleasedSlug) => Promise<boolean>;

/**
 * Before a document gets a slug: references to another one by it are updated to that one's new slug. @returns
 * as ReleaseSlug does
 */
export async function releaseFormerSlug(
  { site }: { site: Pick<Site, 'releaseSlug'> },
  trx: Connection,
  { collection, slug }: { collection: string; slug: string },
): Promise<boolean> {
  const former = await selectFormer(trx, collection, slug);
  return site.releaseSlug(trx, { collection, slug, to: former?.slug ?? null });
}
