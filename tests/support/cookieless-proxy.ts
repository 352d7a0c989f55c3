import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A forward proxy through which a browser blocks all cookies: none is kept. */
export async function startCookielessProxy() {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    const forwarded = request(url, { method, headers }, (answer) => {
      const { 'set-cookie': _cookies, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** For a context's `proxy`. */
    settings: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
