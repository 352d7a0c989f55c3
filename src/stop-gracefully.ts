import type { Server } from 'node:http';
import type { StopJob } from './platform/jobs/run-every.ts';
import type { OpenPlatform } from './platform/open-platform.ts';

/** How long requests in flight may take after a stop was asked for. */
const graceMs = 8000;

/** On SIGTERM or SIGINT: takes no new requests, answers those in flight, lets go of everything, exits 0. */
export function stopGracefully(server: Server, jobs: StopJob[], platform: OpenPlatform): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    // First of all: a stored page is answered at once.
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    server.closeIdleConnections();
    const overdue = setTimeout(() => server.closeAllConnections(), graceMs).unref();
    await closed;
    clearTimeout(overdue);
    await Promise.all(jobs.map((stopJob) => stopJob()));
    await platform.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
