import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection whose bytes go out, and are read, when the test says so. */
export interface RawConnection {
  socket: Socket;
  send(text: string): void;
  /** Waits until this has come; it is not read again. @throws when the other side ends before */
  readUntil(text: string): Promise<void>;
  /** All that comes until the other side ends. @throws when it breaks off */
  readToEnd(): Promise<Buffer>;
}

/** @throws when the connection is refused */
export async function openConnection(url: string): Promise<RawConnection> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  return {
    socket,
    send: (text) => void socket.write(text),
    async readUntil(text) {
      // As much as may hold the text: of megabytes, what came before is not searched again.
      let came = '';
      while (!came.includes(text)) {
        const part = socket.read() as Buffer | null;
        if (part) came = came.slice(-text.length) + part.toString('latin1');
        else if (socket.readableEnded || socket.destroyed) throw new Error(`it ended after "${came}"`);
        else await once(socket, 'readable');
      }
    },
    async readToEnd() {
      const parts: Buffer[] = [];
      for await (const part of socket) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },
  };
}
