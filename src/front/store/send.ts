import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Finished, Representation } from './encode.ts';

/** What fits a request of a finished answer. */
export interface Choice {
  status: number;
  representation: Representation;
}

/** Picks the encoding that the request accepts; 304 for whoever has it. */
export function chooseRepresentation(
  { status, representations }: Finished,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Choice {
  const representation = representations[chooseEncoding(acceptEncoding)];
  const isUnchanged = status === 200 && matchesEtag(ifNoneMatch, representation.etag);
  return { status: isUnchanged ? 304 : status, representation };
}

/** Answers from finished bytes: in the encoding that fits, 304 to whoever has it, HEAD without a body. */
export function sendFinished(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  finished: Finished,
): void {
  const { status, representation } = chooseRepresentation(
    finished,
    headers['accept-encoding'],
    headers['if-none-match'],
  );
  if (status === 304) {
    response.writeHead(304, representation.unchangedHead).end();
    return;
  }
  response.writeHead(status, representation.head);
  if (method === 'HEAD') response.end();
  else response.end(representation.body, 'latin1');
}

function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
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
  return (
    header === etag ||
    header === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
  );
}
