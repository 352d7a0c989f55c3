import type { IncomingMessage, ServerResponse } from 'node:http';
import { takeTurn } from '#platform/take-turn.ts';
import type { Encoding, EncodedResponse, Representation } from './encode.ts';

/** The representation that suits a request. */
export interface Choice {
  status: number;
  representation: Representation;
}

/**
 * A body from here on is sent in turn with others: handing it to the system takes a millisecond, and a crowd
 * may ask for it at once.
 */
export const largeBytes = 200_000;

/** Picks an encoding that the request accepts; 304 if the client already has it. */
export function chooseRepresentation(
  { status, representations }: EncodedResponse,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Choice {
  const representation = representations[chooseEncoding(acceptEncoding)];
  const isUnchanged = status === 200 && matchesEtag(ifNoneMatch, representation.etag);
  return { status: isUnchanged ? 304 : status, representation };
}

/**
 * Sends a prepared response: in an accepted encoding, 304 if the client already has it, HEAD without a body.
 */
export function sendEncoded(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  encoded: EncodedResponse,
): void {
  const { status, representation } = chooseRepresentation(
    encoded,
    headers['accept-encoding'],
    headers['if-none-match'],
  );
  if (status === 304) {
    response.writeHead(304, representation.unchangedHead).end();
    return;
  }
  response.writeHead(status, representation.head);
  const { body } = representation;
  if (method === 'HEAD') response.end();
  else if (body.byteLength < largeBytes) response.end(body);
  else void takeTurn().then(() => response.end(body));
}

function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const codings = readAcceptEncoding(accept);
  const accepts = (...names: string[]) => {
    const named = names.find((name) => codings.has(name));
    return codings.get(named ?? '*') ?? false;
  };
  if (accepts('br')) return 'br';
  // RFC 9110, 8.4.1.3: one is an older name of the other.
  return accepts('gzip', 'x-gzip') ? 'gzip' : 'identity';
}

/** Whether each named coding is acceptable (RFC 9110, 12.5.3): codings and `q` are case-insensitive. */
function readAcceptEncoding(header: string): Map<string, boolean> {
  const codings = new Map<string, boolean>();
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
    codings.set(coding, !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter)));
  }
  return codings;
}

/** Weak comparison, as If-None-Match requires (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === etag ||
    header === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
  );
}
