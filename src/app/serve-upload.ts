import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadName } from '#features/media/server/describe-upload.ts';
import { selectReplacement } from '#features/media/server/uploads.store.ts';
import { serveImage, type ImageVariant } from '#features/media/server/serve-image.ts';
import { requireReading } from '#http/request-target.ts';
import { sharedResource } from '#http/security-headers.ts';
import { paths, uploadsPrefix } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import { sendBody } from './send-body.ts';

/** It changes with the image's focus. */
const cutCaching = 'public, max-age=86400';

/**
 * Answers `/uploads/*`: a stored image, unchanged or as the variant that the query asks for. @throws Problem
 * 404, 405
 */
export const createUploadServer =
  (platform: Platform) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    requireReading(request);
    const variant = readVariant(url.searchParams);
    const name = url.pathname.slice(uploadsPrefix.length);
    const image = await serveImage(platform, { name, variant });
    if (!image) return leadOn(response, platform, url);
    response.writeHead(200, {
      'content-type': image.contentType,
      'content-length': image.length,
      'cache-control': variant && 'share' in variant ? cutCaching : 'public, max-age=31536000, immutable',
      ...sharedResource,
    });
    await sendBody(request, response, image.body);
  };

/** To what took its place. @throws Problem 404 when there is nothing */
async function leadOn(response: ServerResponse, { database }: Platform, url: URL): Promise<void> {
  const name = url.pathname.slice(uploadsPrefix.length);
  const replacement = uploadName.test(name) ? await selectReplacement(database.kysely, name) : null;
  if (replacement === null) throw notFound();
  const location = paths.upload(replacement) + url.search;
  // That one may be replaced as well.
  response.writeHead(301, { location, 'cache-control': 'public, max-age=3600', ...sharedResource }).end();
}

/** The reverse of domain/uploads/upload-variants.ts. */
function readVariant(query: URLSearchParams): ImageVariant | null {
  if (query.has('share')) return { share: true };
  if (query.has('mail')) return { mail: true };
  const icon = query.get('icon');
  if (icon) return { icon: Number(icon) };
  const width = query.get('w');
  return width ? { width: Number(width) } : null;
}
