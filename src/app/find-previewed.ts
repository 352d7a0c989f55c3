import type { IncomingMessage } from 'node:http';
import { findPreviewLink, type Previewed } from '#features/content/server/preview-links.ts';
import { readDraftPost, readEditedPost } from '#features/posts/server/read-posts.ts';
import { isArticlePath, paths, previewPrefix } from '#paths/paths.ts';
import { may, type Caller, type Platform } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { CreatePageServices, Drafts } from './create-page-services.ts';
import { toHeaders } from './to-headers.ts';

/** The services that tell who may see which drafts. */
export interface PreviewRights {
  platform: Platform;
  createServices: CreatePageServices;
  resolveCaller(headers: Headers): Promise<Caller>;
}

/** A page of a preview. */
interface PreviewedPage {
  /** Its path, with its query. */
  path: string;
  drafts: Drafts;
  /** The path of the preview's home page. */
  base: string;
}

/** Instead of a token: the drafts for a signed-in person who may edit them. */
const ownToken = 'me';

/** The page at a preview's address; null if there is none, or for anyone who may not see it. */
export async function findPreviewed(
  request: IncomingMessage,
  url: URL,
  parts: PreviewRights,
): Promise<PreviewedPage | null> {
  const { token, path } = readPreview(url);
  const base = previewPrefix + token;
  const [pathname = '/'] = path.split('?');
  const previewed =
    token === ownToken
      ? await findOwn(request, pathname, parts)
      : await findPreviewLink(parts.platform, token);
  if (previewed === null) return null;
  if (previewed === 'site') return { path, drafts: 'all', base };
  if ('article' in previewed)
    return (await isArticle(pathname, previewed.article, parts)) ? { path, drafts: 'article', base } : null;
  return previewed.paths.includes(pathname) ? { path, drafts: previewed, base } : null;
}

/** Whether a path is an article's: by a slug of it, or by the one that its draft has. */
async function isArticle(
  pathname: string,
  slug: string,
  { createServices }: PreviewRights,
): Promise<boolean> {
  if (pathname === paths.article(slug)) return true;
  const reading = await (await createServices(null, 'article')).readPost(slug);
  return reading.kind === 'moved' && pathname === paths.article(reading.slug);
}

function readPreview(url: URL): { token: string; path: string } {
  const [, token = '', path = '/'] = /^\/preview\/([\w-]{1,64})(\/.*)?$/.exec(url.pathname) ?? [];
  return { token, path: path + url.search };
}

/** The site, or an article of their own, as a signed-in person sees it without a link. */
async function findOwn(
  request: IncomingMessage,
  pathname: string,
  { platform, resolveCaller }: PreviewRights,
): Promise<Previewed | null> {
  const caller = await resolveCaller(toHeaders(request));
  if (may(caller, 'createPreviewLink')) return 'site';
  if (!isArticlePath(pathname)) return null;
  const article = pathname.slice(paths.article('').length);
  try {
    const { id } = await readDraftPost(platform, article);
    await readEditedPost({ ...platform, caller }, { id });
    return { article };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
