import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller, Platform } from '#platform/context.ts';
import { listRateLimitNetworks, type ReadClientIp } from '#platform/http/client-ip.ts';
import { methodNotAllowed } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { FormOutcome } from '#domain/forms/site/form-outcome.ts';
import { findImportedPath } from '#features/posts/server/import/find-imported-path.ts';
import type { Pages } from '#astro/renderer.ts';
import type { FormAction } from './forms/form-action.ts';
import { paths, previewPrefix } from '#paths/paths.ts';
import { takeForm } from './forms/take-form.ts';
import type { CreatePageServices } from './create-page-services.ts';
import { isOwnPage } from './read-content.ts';
import { renderWith } from './render-with.ts';
import { toHeaders } from './to-headers.ts';
import { readMeantPath } from './meant-path.ts';
import { servePreview } from './serve-preview.ts';
import { serveUnsavedPage } from './serve-unsaved-page.ts';
import { toPageKey } from './page-key.ts';
import { encodeResponse, type EncodedResponse } from '#http/cache/encode.ts';
import type { PageStore, Rendered } from '#http/cache/page-store.ts';
import { BoundedQueue, visitorLimits } from '#platform/bounded-queue.ts';
import { sendEncoded } from '#http/cache/send.ts';
import { notFoundPath, readTarget } from '#http/request-target.ts';
import { noteRoute, readRequestId } from '#http/request-log.ts';
import { noteParsedView, type NoteView } from '#http/note-view.ts';
import { clientLimit } from './limits.ts';
import { redirect } from './redirect.ts';

export type ServePage = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

export interface PageParts {
  platform: Platform;
  pages: Pages;
  store: PageStore;
  createServices: CreatePageServices;
  /** By the value of a form's hidden field `form`. */
  forms: Record<string, FormAction>;
  readClientIp: ReadClientIp;
  /** Where a visitor with these cookies belongs instead, or null. */
  redirectVisitor(url: URL, headers: Headers): Promise<string | null>;
  noteView?: NoteView;
  /** The requester of a preview. */
  resolveCaller(headers: Headers): Promise<Caller>;
}

/** The pages for errors (pages/500.astro) and deleted content, which are rendered but never requested. */
const internalPages = new Set(['/500', paths.gone()]);

/** A server's own. */
type ServerParts = PageParts & { renders: BoundedQueue };

/** Answers page requests: from the cache, by rendering, or by running the form that was sent. */
export function createPageServer(pageParts: PageParts): ServePage {
  const parts = { ...pageParts, renders: new BoundedQueue(visitorLimits) };
  return async (request, response, url) => {
    if (url.pathname !== '/' && url.pathname.endsWith('/'))
      return leaveSlashed(request, response, url, parts);
    if (url.pathname.startsWith(previewPrefix)) {
      noteRoute(request, 'page', `${previewPrefix}[token]`);
      if (request.method === 'POST' && url.pathname === paths.unsavedPreview())
        return serveUnsavedPage(request, response, url, parts);
      const isKnown = (inner: URL) => findRoute(parts.pages, inner) !== null;
      if (await servePreview(request, response, url, { ...parts, isKnown })) return;
      return getPage(request, response, new URL(notFoundPath, url), parts);
    }
    const route = await findPageRoute(parts, url);
    noteRoute(request, 'page', route ?? notFoundPath);
    const page =
      route === null ? new URL(notFoundPath, url) : new URL(toPageKey(url.pathname + url.search), url);
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return getPage(request, response, page, parts);
      case 'POST':
        return postForm(request, response, page, parts);
      default:
        throw methodNotAllowed(['GET', 'HEAD', 'POST']);
    }
  };
}

/**
 * Renders pages in advance, so that the first visitor finds them cached and compressed.
 * @throws when one cannot be rendered
 */
export async function warmPages(targets: readonly string[], parts: PageParts): Promise<void> {
  for (const path of targets) {
    const url = new URL(path, parts.platform.config.siteUrl);
    await parts.store.render(path, () => renderPage(url, null, 200, parts, ''), { queue: inTurn });
  }
}

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  await takeTurn();
  return work();
};

/**
 * The file of the owner's own pages (pages/[...path].astro), which knows an address only once the owner has
 * used it.
 */
const ownPagesRoute = '/[...path]';

async function findPageRoute({ pages, platform }: PageParts, url: URL): Promise<string | null> {
  const route = findRoute(pages, url);
  if (route !== ownPagesRoute) return route;
  return (await isOwnPage(platform, url.pathname)) ? route : null;
}

/**
 * The page at exactly this address. Astro also knows it as a file (`/services.html`, `/index.html`), by
 * escapes (`/%63ontact`), and the error page by its own path.
 */
function findRoute(pages: Pages, url: URL): string | null {
  const { pathname } = url;
  if (pathname.endsWith('.html') || internalPages.has(pathname) || !isText(pathname)) return null;
  const route = pages.findRoute(url);
  if (route === null) return null;
  const [fixed = '', ...parameters] = route.split('[');
  const isExact = parameters.length > 0 ? `${pathname}/`.startsWith(fixed) : pathname === fixed;
  return isExact ? route : null;
}

/** Whether a path's escapes are UTF-8, without which Astro fails. */
function isText(pathname: string): boolean {
  try {
    // A result that nobody reads would be taken out of the build, with what it throws.
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

async function getPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: ServerParts,
): Promise<void> {
  if (url.pathname === paths.search() && url.search !== '') {
    await parts.platform.limits.take(clientLimit, parts.readClientIp(request));
  }
  const stored = parts.store.find(toKey(url));
  const elsewhere = stored ? null : await parts.redirectVisitor(url, toHeaders(request));
  if (elsewhere) return redirect(response, 303, elsewhere);
  const encoded = stored ?? (await renderOnce(request, url, parts));
  if (encoded.status === 404) {
    const imported = await findImportedPath(
      parts.platform,
      readTarget(request, parts.platform.config).pathname,
    );
    if (imported) return redirect(response, 301, imported);
    const meant = readMeantPath(request.url ?? '');
    if (meant && (await leadsToPage(request, new URL(meant, url), parts)))
      return redirect(response, 301, meant);
  }
  if (encoded.status >= 500) response.setHeader('x-request-id', readRequestId(request));
  if (encoded.status === 200) noteParsedView(request, parts.noteView);
  sendEncoded(request, response, encoded);
}

/** Whether a public page is there, or was. */
async function leadsToPage(request: IncomingMessage, url: URL, parts: ServerParts): Promise<boolean> {
  if ((await findPageRoute(parts, url)) === null) return false;
  const page = new URL(toPageKey(url.pathname + url.search), url);
  const { status } = parts.store.find(toKey(page)) ?? (await renderOnce(request, page, parts));
  // Only what anyone may see is cached.
  return status === 301 || parts.store.find(toKey(page)) !== null;
}

const toKey = ({ pathname, search }: URL): string => pathname + search;

/** Renders a page in turn, once for all who ask for it at the same time. */
function renderOnce(request: IncomingMessage, url: URL, parts: ServerParts): Promise<EncodedResponse> {
  const [client] = listRateLimitNetworks(parts.readClientIp(request));
  return parts.store.render(toKey(url), () => renderPage(url, null, 200, parts, readRequestId(request)), {
    queue: (render) => parts.renders.run(render, { client }),
    isWaiting: () => !request.socket.destroyed,
  });
}

async function renderPage(
  url: URL,
  form: FormOutcome | null,
  status: number,
  parts: PageParts,
  requestId: string,
): Promise<Rendered> {
  const services = await parts.createServices(form);
  const { page, headers } = await renderWith(services, url, parts, requestId);
  const unknown = url.pathname === notFoundPath;
  const cacheControl = headers['cache-control'] ?? 'private, no-store';
  const storable = cacheControl.startsWith('public') && form === null && (page.status === 200 || unknown);
  if (form !== null) headers['cache-control'] = 'private, no-store';
  else headers['cache-control'] = cacheControl;
  const answer: Answer = [
    form && page.status === 200 ? status : page.status,
    headers,
    Buffer.from(await page.arrayBuffer()),
  ];
  return {
    encoded: await encodeResponse(...answer, 5),
    validUntil: services.validUntil,
    storable: storable && services.isComplete() && !page.headers.has('set-cookie'),
    ...(answer[2].byteLength <= largestTight && { packTightly: packLater(answer) }),
  };
}

/** In bytes: compressing larger bodies more tightly would occupy a thread for seconds. */
const largestTight = 1_000_000;

type Answer = [status: number, headers: Record<string, string>, body: Buffer];

/** Outside the render: a closure created there would keep the whole rendered page alive. */
const packLater = (answer: Answer) => () => encodeResponse(...answer, 11);

async function postForm(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: ServerParts,
): Promise<void> {
  const answer = await takeForm(request, response, parts);
  if (!answer) return;
  const requestId = readRequestId(request);
  // The form has taken effect: its page waits, and is not refused.
  const { encoded } = await parts.renders.run(
    () => renderPage(url, answer.outcome, answer.status, parts, requestId),
    { client: null },
  );
  if (encoded.status >= 500) response.setHeader('x-request-id', requestId);
  sendEncoded(request, response, encoded);
}

/** An address that ends in a slash leads to the one without it, or where that one would lead. */
async function leaveSlashed(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: ServerParts,
): Promise<void> {
  const path = url.pathname.replace(/\/+$/, '');
  const page = new URL(url);
  page.pathname = path;
  const imported = await findImportedPath(parts.platform, path);
  if (imported && !(await leadsToPage(request, page, parts))) return redirect(response, 301, imported);
  redirect(response, 308, path + url.search);
}
