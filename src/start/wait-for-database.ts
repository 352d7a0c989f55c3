import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSecurityHeaders } from '#http/security-headers.ts';
import { operationPaths } from '#paths/operation-paths.ts';
import type { Config } from '#platform/config/read-config.ts';
import { unavailable } from '#platform/http/problem.ts';
import { describeOutage } from './describe-failure.ts';

const retryMs = 1000;

/**
 * Opens what needs the database. While that does not answer, the process is alive and not ready, and
 * everything else is 503: a service manager that restarts it again and again would give up eventually.
 * @throws what `open` throws for any other reason
 */
export async function waitForDatabase<Opened>(config: Config, open: () => Promise<Opened>): Promise<Opened> {
  let server: Server | null = null;
  try {
    for (;;) {
      try {
        return await open();
      } catch (error) {
        const outage = describeOutage(error, config);
        if (outage === null) throw error;
        if (!server) {
          server = await listen(config);
          console.error(`${outage}: waiting for it`);
        }
      }
      await sleep(retryMs);
    }
  } finally {
    if (server) await close(server);
  }
}

async function listen(config: Config): Promise<Server> {
  const setSecurityHeaders = createSecurityHeaders(config);
  const problem = unavailable();
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?', 1);
    setSecurityHeaders(response);
    // The next server takes over the port.
    response.setHeader('connection', 'close').setHeader('cache-control', 'no-store');
    const answer = (status: number, body: object, headers: Record<string, string>) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
    const json = { 'content-type': 'application/json' };
    if (path === operationPaths.health) answer(200, { status: 'ok' }, json);
    else if (path === operationPaths.ready)
      answer(503, { status: 'not ready', waiting_for: ['database'] }, json);
    else answer(503, problem.toBody(), { ...problem.headers, 'content-type': 'application/problem+json' });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve);
  });
  for (const signal of signals) process.on(signal, leave);
  return server;
}

const signals = ['SIGTERM', 'SIGINT'] as const;

/** There is nothing to finish. */
const leave = () => process.exit(0);

async function close(server: Server): Promise<void> {
  for (const signal of signals) process.off(signal, leave);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
