import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Finished } from './encode.ts';

/** Answers from finished bytes: picks the encoding, answers 304 to whoever has it, HEAD without a body. */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  { status, representations }: Finished,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { body, etag, head, unchangedHead } = representations[encoding];
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, unchangedHead).end();
    return;
  }
  response.writeHead(status, head);
  if (request.method === 'HEAD') response.end();
  else response.end(body, 'latin1');
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
