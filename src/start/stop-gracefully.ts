import { Server as NetServer, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StopJob } from '#platform/jobs/run-every.ts';
import type { OpenPlatform } from '#platform/open-platform.ts';

/** After the signal, within 10 s: when requests in flight are cut off, and when nothing else is awaited. */
const limitsMs = { requests: 8000, everything: 9000 };

interface Running {
  server: Server;
  jobs: StopJob[];
  platform: OpenPlatform;
  /** Aborted when the stop begins: `/readyz` and each answer's `Connection` say so. */
  stopping: AbortController;
}

/**
 * On SIGTERM or SIGINT: reports not ready, keeps serving for DRAIN_SECONDS until the load balancer has
 * noticed, accepts no new connections, finishes requests in flight, releases everything, exits 0.
 */
export function stopGracefully({ server, jobs, platform, stopping }: Running): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const { log } = platform;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ signal }, 'stopping');
    setTimeout(() => server.closeAllConnections(), limitsMs.requests);
    // A mail in progress that hangs is left to the instance that claims it next.
    setTimeout(() => {
      log.warn('stopped with work unfinished');
      process.exit(0);
    }, limitsMs.everything);
    await sleep(platform.config.drainSeconds * 1000);
    await Promise.all([closeServer(server, sockets), ...jobs.map((stopJob) => stopJob())]);
    await platform.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

/**
 * Resolves when the last connection is closed. http's own `close` considers a connection idle although its
 * response has not been sent yet, and cuts it off: a slow reader would get half a page.
 */
async function closeServer(server: Server, sockets: Set<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  const closeIdle = setInterval(() => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    if ([...sockets].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
  }, 50);
  await closed;
  clearInterval(closeIdle);
}
