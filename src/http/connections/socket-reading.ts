import type { Duplex } from 'node:stream';

/** What libuv reads a socket with. Undocumented; Node's HTTP server stops and starts it in the same way. */
interface Readable extends Duplex {
  _handle?: { reading: boolean; readStart(): void; readStop(): void } | null;
}

/**
 * Stops reading a paused socket at once: its stream would read on until its buffer is full, another 64 KB, which
 * nobody counts. It asks for them in `read`, once, and from then on takes a read to be under way.
 */
export function stopReading(socket: Readable): void {
  const { _handle: handle } = socket;
  if (!handle?.reading) return;
  if (socket.readableLength === 0) socket.read(0);
  handle.reading = false;
  handle.readStop();
}

/** Reads a resumed socket on. */
export function startReading(socket: Readable): void {
  const { _handle: handle } = socket;
  if (!handle || handle.reading) return;
  handle.reading = true;
  handle.readStart();
}
