import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer: its bytes in each encoding, and what goes over the wire with them. */
export interface Finished {
  status: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  /** Without quotes; each encoding is a representation of its own and gets a suffix. */
  etag: string;
}

const compressible =
  /^(text\/|application\/(javascript|json|xml|rss\+xml|atom\+xml|manifest\+json|speculationrules\+json|ld\+json)|image\/svg\+xml)/;

/** @param brotliQuality 5 costs a page about 1 ms; 11 is for files that are packed once */
export async function encodeAnswer(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  brotliQuality: number,
): Promise<Finished> {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const shrinks = body.byteLength > 500 && compressible.test(headers['content-type'] ?? '');
  const [br, gz] = shrinks
    ? await Promise.all([
        brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        }),
        gzipAsync(body, { level: 8 }),
      ])
    : [body, body];
  return { status, headers, bodies: { br, gzip: gz, identity: body }, etag };
}
