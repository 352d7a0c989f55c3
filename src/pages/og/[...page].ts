import type { APIRoute } from 'astro';
import { readShareImagePath } from '#site/sharing/share-image-path.ts';
import { listStaticPages } from '#site/sharing/static-pages.ts';
import type { PageServices } from '#site/page-services.ts';

/** The image shown when a page is shared. Drafts and unknown pages have none. */
export const GET: APIRoute = async ({ url, locals: { page } }) => {
  const path = readShareImagePath(url.pathname);
  const words = path === null ? null : await findWords(path, page);
  if (!words) return new Response('There is no such picture.', { status: 404 });
  const image = await page.drawShareImage(words);
  if (!image) {
    const headers = { 'retry-after': '5', 'cache-control': 'no-store' };
    return new Response('Please try again in a moment.', { status: 503, headers });
  }
  return new Response(new Uint8Array(image), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      // Anyone who is sent the page's address may be shown the image on another site.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
};

async function findWords(path: string, { content, ...page }: PageServices) {
  const fixed = listStaticPages(content).find((one) => one.path === path);
  if (fixed) return { title: fixed.pageTitle ?? fixed.title, kind: fixed.kind };
  const [, list, slug = ''] = path.match(/^\/blog\/(?:(tag|author)\/)?([^/]+)$/) ?? [];
  if (list === 'tag') {
    const reading = await page.readTagPage(slug);
    return reading.kind === 'found' ? { title: reading.about.name, kind: 'Articles' } : null;
  }
  if (list === 'author') {
    const reading = await page.readAuthorPage(slug);
    return reading.kind === 'found' ? { title: `Articles by ${reading.about.name}`, kind: 'Articles' } : null;
  }
  const reading = await page.readPost(slug);
  return reading.kind === 'found' ? { title: reading.post.title, kind: 'Article' } : null;
}
