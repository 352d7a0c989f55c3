import type { IncomingMessage, ServerResponse } from 'node:http';
import type { iconSizes } from '#domain/uploads/upload-variants.ts';
import { serveImage } from '#features/media/server/serve-image.ts';
import { sharedResource } from '#http/security-headers.ts';
import { requireReading } from '#http/request-target.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { readContent } from './read-content.ts';
import { sendBody } from './send-body.ts';

/** Where browsers look for a site's icon, even without a link, and the size in pixels that they expect. */
const sizes: Readonly<Record<string, (typeof iconSizes)[number]>> = {
  '/favicon.ico': 32,
  '/favicon.svg': 192,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-512.png': 512,
};

/**
 * Answers with the owner's icon at the addresses of the drawn mark; false if the owner has none.
 * @throws Problem 405
 */
export const createIconServer =
  (platform: Platform) =>
  async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const icon = Object.hasOwn(sizes, path) ? sizes[path] : undefined;
    if (icon === undefined) return false;
    requireReading(request);
    const favicon = await readFavicon(platform);
    const image =
      favicon &&
      (await serveImage(platform, { name: favicon.slice(uploadsPrefix.length), variant: { icon } }));
    if (!image) return false;
    const etag = `"${favicon}?icon=${icon}"`;
    const headers = { 'cache-control': 'public, max-age=0, must-revalidate', etag, ...sharedResource };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      if (!(image.body instanceof Uint8Array)) image.body.destroy();
      return true;
    }
    response.writeHead(200, {
      ...headers,
      'content-type': image.contentType,
      'content-length': image.length,
    });
    await sendBody(request, response, image.body);
    return true;
  };

/** Undefined if the owner has none, and while the database does not answer. */
async function readFavicon(platform: Platform): Promise<string | undefined> {
  try {
    return (await readContent(platform)).site.branding.favicon;
  } catch (error) {
    platform.log.error({ err: error }, 'the icon could not be read');
    return undefined;
  }
}
