import type { Duplex } from 'node:stream';

/**
 * The handle through which libuv reads a socket. Undocumented; Node's HTTP server stops and starts it in the
 * same way.
 */
interface Readable extends Duplex {
  _handle?: { reading: boolean; readStart(): void; readStop(): void } | null;
}

/**
 * Stops reading a paused socket at once: its stream would read until its buffer is full, another 64 KB, which
 * nobody counts. The stream requests them in `read`, once, and from then on considers a read to be in
 * progress.
 */
export function stopReading(socket: Readable): void {
  const { _handle: handle } = socket;
  if (!handle?.reading) return;
  if (socket.readableLength === 0) socket.read(0);
  handle.reading = false;
  handle.readStop();
}

/** Resumes reading a resumed socket. */
export function startReading(socket: Readable): void {
  const { _handle: handle } = socket;
  if (!handle || handle.reading) return;
  handle.reading = true;
  handle.readStart();
}
