import { hash as hashAtOnce, webcrypto } from 'node:crypto';
import { brotliCompress, constants, gzip, type BrotliOptions, type CompressCallback } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedResponse {
  status: number;
  representations: Record<Encoding, Representation>;
}

/**
 * A response in one encoding. The headers are laid out when it is created, names and values alternating, as
 * `writeHead` takes them fastest: a page sent through Node then costs a third less CPU.
 */
export interface Representation {
  body: Buffer;
  /** Including its quotes. */
  etag: string;
  head: string[];
  /** The head of the 304 response. */
  unchangedHead: string[];
}

const compressible =
  /^(text\/|application\/(javascript|json|xml|rss\+xml|atom\+xml|opensearchdescription\+xml|manifest\+json|speculationrules\+json|ld\+json)|image\/svg\+xml)/;

/**
 * Encodings are made in threads, and so is the digest of large bodies: a sitemap has a megabyte.
 * @param headers all of the response's, except those that depend on the encoding
 * @param brotli its quality: 5 costs about 1 ms per page; 11 saves a tenth of its bytes and costs 60 ms: for what
 * stays; or what was packed before
 */
export async function encodeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  brotli: number | Buffer,
): Promise<EncodedResponse> {
  const hash = (await digest(body)).toString('base64url').slice(0, 22);
  const shrinks = body.byteLength > 500 && compressible.test(headers['content-type'] ?? '');
  const represent = (encoding: Encoding, bytes: Buffer, packing = '') =>
    describe(
      bytes,
      { ...headers, ...(shrinks && { vary: 'accept-encoding' }) },
      encoding,
      `"${hash}-${encoding}${packing}"`,
    );
  const identity = represent('identity', body);
  if (!shrinks) return { status, representations: { br: identity, gzip: identity, identity } };
  const [br, gz] = await Promise.all([
    typeof brotli === 'number' ? packBrotli(body, brotli) : brotli,
    // Shorter blocks follow the alternation of markup, words and script: a page is smaller by 0.4%.
    new Promise<Buffer>((...settle) => gzip(body, { level: 8, memLevel: 7 }, settleBy(...settle))),
  ]);
  return {
    status,
    representations: {
      br: represent('br', br, typeof brotli === 'number' ? `-${brotli}` : ''),
      gzip: represent('gzip', gz),
      identity,
    },
  };
}

function packBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params: BrotliOptions['params'] = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: chooseWindow(body.byteLength),
  };
  return new Promise((...settle) => brotliCompress(body, { params }, settleBy(...settle)));
}

/** In bytes: hashing this much takes less time than handing it to a thread. */
const largestAtOnce = 100_000;

const digest = async (body: Buffer): Promise<Buffer> =>
  body.byteLength <= largestAtOnce
    ? hashAtOnce('sha256', body, 'buffer')
    : Buffer.from(await webcrypto.subtle.digest('SHA-256', body));

/**
 * zlib's completion callback, which stays alive until a full garbage collection. That of `promisify` would
 * keep the body alive with it.
 */
const settleBy =
  (resolve: (bytes: Buffer) => void, reject: (error: Error) => void): CompressCallback =>
  (error, bytes) =>
    error ? reject(error) : resolve(bytes);

/**
 * The smallest window that holds the whole body (RFC 7932, 9.1): the bytes are the same, and tight
 * compression takes eight bytes of memory per byte of the window, whatever the body's size.
 */
const chooseWindow = (bytes: number): number => Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes + 16))));

/** Different bytes have different ETags (RFC 9110, 8.8.3.3). */
function describe(
  bytes: Buffer,
  headers: Record<string, string>,
  encoding: Encoding,
  etag: string,
): Representation {
  // Astro's length is that of the uncompressed text, and any length on a 304 makes some clients wait for a
  // body.
  const { 'content-type': contentType, 'content-length': _length, ...others } = headers;
  const unchanged = { ...others, etag };
  const full = {
    ...unchanged,
    ...(contentType && { 'content-type': contentType }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(bytes.byteLength),
  };
  return {
    body: bytes,
    etag,
    head: Object.entries(full).flat(),
    unchangedHead: Object.entries(unchanged).flat(),
  };
}
