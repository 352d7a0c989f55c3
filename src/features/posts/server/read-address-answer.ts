import { paths } from '#paths/paths.ts';
import { requireAdmin, type Context } from '#platform/context.ts';
import type { AddressAnswer } from '#domain/editing/contract.ts';
import { selectPostRow } from './post-rows.store.ts';
import { findFormerPost } from './read-posts.ts';

/**
 * What a slug's address answers until a post is published there: another post may have left it.
 * @throws Problem 403
 */
export async function readAddressAnswer(ctx: Context, slug: string): Promise<AddressAnswer> {
  requireAdmin(ctx.caller);
  const path = paths.article(slug);
  const present = await selectPostRow(ctx.database.kysely, slug);
  if (present?.slug === slug && present.published === 1) return { path, status: null, location: null };
  const former = await findFormerPost(ctx, slug);
  if (former.kind === 'moved') return { path, status: 301, location: paths.article(former.slug) };
  return { path, status: former.kind === 'gone' ? 410 : null, location: null };
}
