import type { AstroGlobal } from 'astro';
import type { SiteContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';

/**
 * Answers for an address below a collection's pages that no document has: 301 to the document's current
 * address, 410 if it was deleted, else 404.
 */
export async function respondMissing(
  { locals, redirect, rewrite }: Pick<AstroGlobal, 'locals' | 'redirect' | 'rewrite'>,
  collection: keyof SiteContent,
  slug: string,
): Promise<Response> {
  const former = await locals.page.findFormerPath(collection, slug);
  if (former.kind === 'moved') return redirect(former.path, 301);
  return rewrite(former.kind === 'gone' ? paths.gone() : paths.notFound());
}
