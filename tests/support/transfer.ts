import { get, type IncomingMessage } from 'node:http';

/** How many bytes the body of an address has when it is sent with gzip. */
export async function measureGzip(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject);
  });
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) bytes += part.byteLength;
  // Bodies so short that compression gains nothing are sent uncompressed.
  if (response.headers['content-encoding'] !== 'gzip' && bytes > 1024) {
    throw new Error(`${url} is not sent with gzip`);
  }
  return bytes;
}
