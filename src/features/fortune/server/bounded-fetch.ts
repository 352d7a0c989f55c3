/**
 * `fetch` whose response body fails once it exceeds `maxBytes`, counted after decompression. Redirects fail
 * too: the request carries a key meant only for the configured address.
 */
export function createBoundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    return new Response(response.body.pipeThrough(countBytes(maxBytes)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function countBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) controller.error(new Error(`The answer is larger than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
