import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';
import { isFeedKind, readFeed, respondWithFeed } from '#site/sharing/feeds.ts';

/** The feeds of a person's articles. */
export const GET: APIRoute = async ({ params: { slug = '', kind }, redirect, rewrite, locals: { page } }) => {
  if (!isFeedKind(kind)) return rewrite(paths.notFound());
  const reading = await page.readAuthorPage(slug);
  if (reading.kind === 'moved') return redirect(paths.authorFeed(reading.slug, kind), 301);
  if (reading.kind === 'missing') return rewrite(paths.notFound());
  if (reading.kind === 'unavailable') throw new Error('the author could not be read');
  const { name, role } = reading.about;
  const feed = await readFeed(page, {
    name,
    description: `Articles by ${name}, ${role}.`,
    filter: { authors: page.listAuthorSlugs(slug) },
    paths: { page: paths.author(slug), feed: (one) => paths.authorFeed(slug, one) },
  });
  return respondWithFeed(kind, feed);
};
