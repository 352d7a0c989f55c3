import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveImage, type ImageVariant } from '#features/media/server/serve-image.ts';
import { requireReading } from '#http/request-target.ts';
import { sharedResource } from '#http/security-headers.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { notFound } from '#platform/http/problem.ts';
import { sendBody } from './send-body.ts';

/**
 * Answers `/uploads/*`: a stored image, unchanged or as the variant that the query asks for. @throws Problem
 * 404, 405
 */
export const createUploadServer =
  (platform: Platform) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    requireReading(request);
    const image = await serveImage(platform, {
      name: url.pathname.slice(uploadsPrefix.length),
      variant: readVariant(url.searchParams),
    });
    if (!image) throw notFound();
    response.writeHead(200, {
      'content-type': image.contentType,
      'content-length': image.length,
      'cache-control': 'public, max-age=31536000, immutable',
      ...sharedResource,
    });
    await sendBody(request, response, image.body);
  };

/** The reverse of domain/uploads/upload-variants.ts. */
function readVariant(query: URLSearchParams): ImageVariant | null {
  if (query.has('share')) return { share: true };
  const icon = query.get('icon');
  if (icon) return { icon: Number(icon) };
  const width = query.get('w');
  return width ? { width: Number(width) } : null;
}
