import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';
import { isFeedKind, readFeed, respondWithFeed } from '#site/sharing/feeds.ts';

/** The feeds of the articles with a tag. */
export const GET: APIRoute = async ({ params: { slug = '', kind }, redirect, rewrite, locals: { page } }) => {
  if (!isFeedKind(kind)) return rewrite(paths.notFound());
  const reading = await page.readTagPage(slug);
  if (reading.kind === 'moved') return redirect(paths.tagFeed(reading.slug, kind), 301);
  if (reading.kind === 'missing') return rewrite(paths.notFound());
  if (reading.kind === 'unavailable') throw new Error('the tag could not be read');
  const { id, name, description } = reading.about;
  const feed = await readFeed(page, {
    name,
    description,
    filter: { tag: id },
    paths: { page: paths.tag(slug), feed: (one) => paths.tagFeed(slug, one) },
  });
  return respondWithFeed(kind, feed);
};
