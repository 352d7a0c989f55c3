import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How much, and how long, is still read after the last response. */
const limits = { bytes: 1_048_576, ms: 2000 };

/**
 * Closes a connection on which more data may be on its way (RFC 9112, 9.6): if closed at once, it is reset,
 * and the last response is lost. Arriving data is dropped; past the limit nothing more is read until the time
 * is over.
 */
export function closeLingering(socket: Duplex): void {
  socket.end();
  let bytes = 0;
  const timer = setTimeout(() => socket.destroy(), limits.ms);
  socket.on('data', (part: Buffer) => {
    bytes += part.byteLength;
    if (bytes > limits.bytes) socket.pause();
  });
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer));
  socket.resume();
}

/**
 * A response sent before the request's body has arrived is the connection's last: nobody will read the rest.
 * @param isRead whether all of the body has arrived
 */
export function endUnlessRead(response: ServerResponse, isRead: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (!isRead()) response.setHeader('connection', 'close');
    return writeHead(...args);
  };
}
