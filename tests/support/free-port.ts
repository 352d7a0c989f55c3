import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system assigns when any is requested (`net.ipv4.ip_local_port_range`). */
const range = [20_000, 30_000] as const;

/** A local port that nothing listens on, and that no other process of the tests is given. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const port = randomInt(...range);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error('no free port');
}

/** By the UDP port of the same number, which this process holds as long as it lives. */
async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
    socket.unref();
    return true;
  } catch {
    socket.close();
    return false;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
