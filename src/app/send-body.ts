import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ServedImage } from '#features/media/server/serve-image.ts';

/** Sends an image's bytes; a HEAD request gets none. */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: ServedImage['body'],
): Promise<void> {
  if (body instanceof Uint8Array) {
    response.end(request.method === 'HEAD' ? undefined : body);
  } else if (request.method === 'HEAD' || response.destroyed) {
    body.destroy();
    response.end();
  } else {
    await pipeline(body, response).catch((error: unknown) => {
      // A client that disconnects midway is not an error.
      const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!isGone) throw error;
    });
  }
}
