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

async function findWords(path: string, { content, readPost }: PageServices) {
  const page = listStaticPages(content).find((one) => one.path === path);
  if (page) return { title: page.pageTitle ?? page.title, kind: page.kind };
  const slug = path.match(/^\/blog\/([^/]+)$/)?.[1];
  const reading = slug ? await readPost(slug) : null;
  return reading?.kind === 'found' ? { title: reading.post.title, kind: 'Article' } : null;
}
