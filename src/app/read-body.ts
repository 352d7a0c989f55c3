import type { IncomingMessage } from 'node:http';

interface BodyLimit {
  bytes: number;
  refuse: () => Error;
}

/** A request's body of a bounded size. @throws what `refuse` creates, as soon as it is larger */
export async function readBody(request: IncomingMessage, limit: BodyLimit): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readParts(request, limit)) parts.push(part);
  return Buffer.concat(parts);
}

/** Yields a body's parts as they arrive. */
export async function* readParts(
  request: IncomingMessage,
  { bytes, refuse }: BodyLimit,
): AsyncGenerator<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > bytes) throw refuse();
  let size = 0;
  // If its iterator destroyed the request, the response's connection would be closed with it.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const part of body) {
    size += part.byteLength;
    if (size > bytes) throw refuse();
    yield part;
  }
}
