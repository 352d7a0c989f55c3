import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';
import { respondWithFeed } from '#site/sharing/feeds.ts';

export const GET: APIRoute = async ({ locals: { page }, rewrite }) => {
  const posts = await page.readIssueFeed();
  if (posts.length === 0) return rewrite(paths.notFound());
  const { site_name: siteName } = page.settings;
  return respondWithFeed('rss', {
    siteUrl: page.siteUrl,
    siteName,
    title: `${siteName}: newsletter`,
    description: `Every issue of the newsletter of ${siteName}.`,
    posts,
    findAuthor: () => null,
    paths: { page: paths.newsletter(), feed: () => paths.newsletterFeed(), entry: paths.issue },
  });
};
