import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can swallow everything without closing anything, as a broken network does. */
export interface BlockingProxy {
  port: number;
  /** From now on nothing gets through in either direction, on old connections and new ones. */
  swallow(): void;
  /** New connections get through. Those that lost bytes are dead and are never notified. */
  pass(): void;
  close(): void;
}

export async function startBlockingProxy(targetPort: number): Promise<BlockingProxy> {
  let isSwallowing = false;
  const sockets = new Set<Socket>();
  const relay = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (part) => {
      if (!isSwallowing && !dead.has(from)) to.write(part);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const dead = new WeakSet<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(targetPort, '127.0.0.1');
    relay(incoming, outgoing);
    relay(outgoing, incoming);
    if (isSwallowing) for (const socket of [incoming, outgoing]) dead.add(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    swallow() {
      isSwallowing = true;
      for (const socket of sockets) dead.add(socket);
    },
    pass() {
      isSwallowing = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
