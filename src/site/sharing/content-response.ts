/**
 * A response that is current as long as the content is: the process caches it, clients ask again.
 * @param body pieces are written while they are sent
 */
export function createContentResponse(contentType: string, body: string | AsyncIterable<string>): Response {
  const headers = {
    'content-type': contentType,
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  if (typeof body === 'string') return new Response(body, { headers });
  return new Response(toStream(body[Symbol.asyncIterator]()), { headers });
}

function toStream(pieces: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
