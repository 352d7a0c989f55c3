import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pages } from '#astro/renderer.ts';
import { encodeResponse } from '#http/cache/encode.ts';
import type { BoundedQueue } from '#platform/bounded-queue.ts';
import { sendEncoded } from '#http/cache/send.ts';
import { notFoundPath } from '#http/request-target.ts';
import { readRequestId } from '#http/request-log.ts';
import { paths } from '#paths/paths.ts';
import { listRateLimitNetworks, type ReadClientIp } from '#platform/http/client-ip.ts';
import { methodNotAllowed } from '#platform/http/problem.ts';
import { findPreviewed, type PreviewRights } from './find-previewed.ts';
import { toPageKey } from './page-key.ts';
import { clientLimit } from './limits.ts';
import { renderWith } from './render-with.ts';

interface PreviewParts extends PreviewRights {
  pages: Pages;
  renders: BoundedQueue;
  readClientIp: ReadClientIp;
  /** Whether the site has a page at an address. */
  isKnown(url: URL): boolean;
}

/**
 * Shows a page with drafts, to those who may edit them and to anyone with a preview link; with a link to an article
 * or a document, its draft alone. It is never cached, not even by the browser; a preview of the whole site leads to itself.
 * @returns false if there is no such preview, or none for this visitor
 */
export async function servePreview(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: PreviewParts,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
  const clientIp = parts.readClientIp(request);
  await parts.platform.limits.take(clientLimit, clientIp);
  const previewed = await findPreviewed(request, url, parts);
  if (!previewed) return false;
  const requested = new URL(toPageKey(previewed.path), url);
  const page = parts.isKnown(requested) ? requested : new URL(notFoundPath, url);
  const [client] = listRateLimitNetworks(clientIp);
  const render = async () => {
    const services = await parts.createServices(null, previewed.drafts);
    const rendered = await renderWith(services, page, parts, readRequestId(request));
    const headers = toPreviewHeaders(rendered.headers, previewed.base);
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    const body = isHtml
      ? Buffer.from(
          toPreviewHtml(await rendered.page.text(), previewed.drafts === 'all' ? previewed.base : null),
        )
      : Buffer.from(await rendered.page.arrayBuffer());
    return encodeResponse(rendered.page.status, headers, body, 5);
  };
  const encoded = await parts.renders.run(render, { client });
  sendEncoded(request, response, encoded);
  return true;
}

const notice = 'Preview: drafts are shown as if they were published. Forms do not send.';

const style =
  '.preview-notice{position:fixed;inset:auto 0 0;z-index:100;margin:0;padding:.5rem 1rem;background:#111;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center}';

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Keeps a preview to those who have its link: its address is a secret. */
function toPreviewHeaders(headers: Record<string, string>, base: string): Record<string, string> {
  const { etag: _, location, ...kept } = headers;
  const policy = (kept['content-security-policy'] ?? '')
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace(/style-src(-elem)? /, (directive) => `${directive}${styleHash} `);
  return {
    ...kept,
    'content-security-policy': policy,
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    ...(location !== undefined && { location: toPreviewPath(location, base) }),
  };
}

/** Paths outside the site's pages, which no draft could change. */
const notPreviewed = /^\/(?:admin|auth|uploads|functions|_astro|preview)(?:\/|$)/;

const toPreviewPath = (path: string, base: string): string =>
  notPreviewed.test(path) ? path : base + (path === paths.home() ? '' : path);

/**
 * The page with a line that says what it is.
 * @param base where its links lead; null: to the site as visitors see it
 */
export function toPreviewHtml(html: string, base: string | null): string {
  const linked =
    base === null
      ? html
      : html.replaceAll(
          /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/g,
          (_link, before: string, path: string) => `${before}${toPreviewPath(path, base)}"`,
        );
  return linked
    .replace('</head>', `<style>${style}</style></head>`)
    .replace('</body>', `<p class="preview-notice" role="note">${notice}</p></body>`);
}
