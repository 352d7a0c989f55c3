import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pages } from '#astro/renderer.ts';
import { readUnsavedDocument } from '#features/content/server/unsaved-document.ts';
import { readPreviewedPost } from '#features/posts/server/previewed-post.ts';
import { encodeResponse } from '#http/cache/encode.ts';
import { sendEncoded } from '#http/cache/send.ts';
import { readRequestId } from '#http/request-log.ts';
import { paths } from '#paths/paths.ts';
import type { PageServices } from '#site/page-services.ts';
import type { BoundedQueue } from '#platform/bounded-queue.ts';
import { requireRight, type Caller, type Platform } from '#platform/context.ts';
import { listRateLimitNetworks, type ReadClientIp } from '#platform/http/client-ip.ts';
import { bodyTooLarge, contentBodyBytes, parseJsonBody } from '#platform/http/json-body.ts';
import { isOwnOrigin } from '#platform/http/own-origin.ts';
import { foreignOrigin } from '#platform/http/problem.ts';
import type { CreatePageServices } from './create-page-services.ts';
import { clientLimit } from './limits.ts';
import { readBody } from './read-body.ts';
import { renderWith } from './render-with.ts';
import { toPreviewHtml } from './serve-preview.ts';
import { toHeaders } from './to-headers.ts';

const bodyLimit = { bytes: contentBodyBytes, refuse: () => bodyTooLarge(contentBodyBytes) };

interface UnsavedParts {
  platform: Platform;
  pages: Pages;
  createServices: CreatePageServices;
  renders: BoundedQueue;
  readClientIp: ReadClientIp;
  resolveCaller(headers: Headers): Promise<Caller>;
}

/**
 * Shows the page of an article, or of a document of the content, as it is being written, to those who may edit it.
 * Nothing is stored, cached or counted.
 * @throws Problem 400, 403, 413, 429, 503
 */
export async function serveUnsavedPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: UnsavedParts,
): Promise<void> {
  const { platform, renders } = parts;
  const headers = toHeaders(request);
  const clientIp = parts.readClientIp(request);
  await platform.limits.take(clientLimit, clientIp);
  if (!isOwnOrigin(headers, platform.config)) throw foreignOrigin();
  const caller = await parts.resolveCaller(headers);
  requireRight(caller, 'previewPost');
  const sent = parseJsonBody(await readBody(request, bodyLimit));
  const { path, isDocument, readServices } = readUnsaved(sent, parts);
  if (isDocument) requireRight(caller, 'saveDocument');
  const [client] = listRateLimitNetworks(clientIp);
  const render = async () => {
    const rendered = await renderWith(
      await readServices(),
      new URL(path, url),
      parts,
      readRequestId(request),
    );
    const html = await rendered.page.text();
    // An article's leads nowhere (posts/admin/post-preview.tsx).
    const body = Buffer.from(isDocument ? toPreviewHtml(html, paths.ownPreview('/')) : html);
    const { etag: _, ...kept } = rendered.headers;
    return encodeResponse(rendered.page.status, { ...kept, 'cache-control': 'private, no-store' }, body, 1);
  };
  sendEncoded(request, response, await renders.run(render, { client }));
}

interface UnsavedPage {
  path: string;
  isDocument: boolean;
  readServices(): Promise<PageServices>;
}

/** @throws Problem 400 */
function readUnsaved(body: unknown, { platform, createServices }: UnsavedParts): UnsavedPage {
  const document = readUnsavedDocument(body);
  if (document)
    return {
      path: document.path,
      isDocument: true,
      readServices: () => createServices(null, 'all', { document }),
    };
  const post = readPreviewedPost(body, platform.now());
  return {
    path: paths.article(post.slug),
    isDocument: false,
    readServices: () => createServices(null, 'none', { post }),
  };
}
