import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Floods a product with pipelined requests, as a process of its own: `node flood.ts '{…}'`. Writes what came back
 * as JSON, and ends by itself.
 */
export interface Flood {
  port: number;
  connections: number;
  /** On each connection, in one piece. */
  requests: number;
  /** The requests' targets, one after the other. */
  targets: string[];
  /** Header lines beside Host; those of a browser make it a plain request too. */
  headers: string[];
  isReading: boolean;
  seconds: number;
}

export interface Flooded {
  /** Answers by status, of those that were read. */
  statuses: Record<string, number>;
  /** Connections that the product has closed. */
  closed: number;
}

async function flood({
  port,
  connections,
  requests,
  targets,
  headers,
  isReading,
  seconds,
}: Flood): Promise<Flooded> {
  const statuses: Record<string, number> = {};
  let closed = 0;
  const sockets: Socket[] = [];
  const open = async (number: number) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {}).on('close', () => (closed += 1));
    await once(socket, 'connect').catch(() => {});
    const text = Array.from({ length: requests }, (_request, i) => {
      const target = targets[(number + i) % targets.length]!.replace('{n}', `${number}-${i}`);
      return `${[`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
    }).join('');
    if (isReading) {
      socket.on('data', (part: Buffer) => {
        for (const [, status] of part.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
          statuses[status!] = (statuses[status!] ?? 0) + 1;
        }
      });
    } else socket.pause();
    socket.write(text);
  };
  await Promise.all(Array.from({ length: connections }, (_connection, i) => open(i)));
  await sleep(seconds * 1000);
  const result = { statuses, closed };
  for (const socket of sockets) socket.destroy();
  return result;
}

console.log(JSON.stringify(await flood(JSON.parse(process.argv[2]!) as Flood)));
