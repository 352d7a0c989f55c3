import type { APIRoute } from 'astro';
import { answerWith } from '#site/sharing/answer.ts';
import { writeAtom } from '#site/sharing/feeds.ts';

/** The newest articles with their whole content, for feed readers. */
export const GET: APIRoute = async ({ locals: { page } }) => {
  const { siteUrl, settings, content } = page;
  const posts = await page.readFeed();
  const feed = {
    siteUrl,
    siteName: settings.site_name,
    description: content.site.blogIntro.lead,
    posts,
    findAuthor: page.findAuthor,
  };
  return answerWith('application/atom+xml; charset=utf-8', writeAtom(feed));
};
