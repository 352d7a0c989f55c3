import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A process with nothing but Node's own HTTP server: `node bare-server.ts`, with a list of files on standard
 * input. It serves each file's bytes and headers at its path, and writes its port.
 */
interface File {
  path: string;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

const files = JSON.parse(await text(process.stdin)) as File[];
const responses = new Map(
  files.map(({ path, headers, body }) => {
    const bytes = Buffer.from(body, 'base64');
    const head = Object.entries({ ...headers, 'content-length': String(bytes.byteLength) }).flat();
    return [path, { head, bytes }];
  }),
);

const server = createServer((request, response) => {
  const found = responses.get(request.url ?? '');
  if (!found) return void response.writeHead(404).end();
  response.writeHead(200, found.head).end(found.bytes);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
