import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Finished } from './encode.ts';

/** Answers from finished bytes: picks the encoding, answers 304 to whoever has it, HEAD without a body. */
export function sendFinished(request: IncomingMessage, response: ServerResponse, finished: Finished): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], finished);
  const body = finished.bodies[encoding];
  const etag = `"${finished.etag}-${encoding}"`;
  const headers: Record<string, string | number> = { ...finished.headers, etag };
  if (finished.bodies.br !== finished.bodies.identity) headers['vary'] = 'accept-encoding';
  if (finished.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    delete headers['content-type'];
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.byteLength;
  response.writeHead(finished.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function chooseEncoding(accept: string | undefined, finished: Finished): Encoding {
  if (!accept || finished.bodies.br === finished.bodies.identity) return 'identity';
  if (accepts(accept, 'br')) return 'br';
  if (accepts(accept, 'gzip')) return 'gzip';
  return 'identity';
}

/** RFC 9110, 12.5.3; `;q=0` means not acceptable. */
function accepts(header: string, encoding: string): boolean {
  const entry = header.split(',').find((part) => part.trim().split(';')[0]!.trim() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

/** Weak comparison, as If-None-Match asks for (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
