import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** How much, and how long, is still read of a body that was answered before it had come. */
const limits = { bytes: 64 * 1024 * 1024, ms: 10_000 };

/**
 * Who is refused while a body is on its way is told so, and the rest is read and dropped until the sender
 * has noticed. A connection that is closed at once is reset, and the answer is lost with it (RFC 9112, 9.6).
 */
export function closeGently(request: IncomingMessage, response: ServerResponse): void {
  if (request.readableEnded) return;
  // Before Node's own listener, which closes the connection after its last answer.
  response.prependOnceListener('finish', () => {
    if (!request.complete) linger(request);
  });
}

function linger(request: IncomingMessage): void {
  const { socket } = request;
  let isClosing = false;
  socket.destroySoon = () => {
    if (request.complete) return Socket.prototype.destroySoon.call(socket);
    if (isClosing) return;
    isClosing = true;
    socket.end();
    const cutOff = () => socket.destroy();
    const timer = setTimeout(cutOff, limits.ms);
    socket.once('close', () => clearTimeout(timer));
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.byteLength;
      if (bytes > limits.bytes) cutOff();
    });
    request.once('end', cutOff).resume();
  };
}
