import type { ServerResponse } from 'node:http';
import { operationPaths } from '#paths/operation-paths.ts';
import type { Platform } from '#platform/context.ts';

/** How long a readiness result is reused before the database and the storage are checked again. */
const readinessCacheMs = 1000;

/** A dependency that has not answered by then counts as down. */
const timeoutMs = 2000;

/**
 * `/healthz`: the process is alive. `/readyz`: database and storage respond too, and writes work.
 * @param stopping aborted when the process is about to stop: it is then not ready
 */
export function createHealth(
  platform: Platform,
  stopping: AbortSignal = new AbortController().signal,
): (path: string, response: ServerResponse) => Promise<boolean> {
  let checkedAt = -Infinity;
  let ready: Promise<Lack | null> = Promise.resolve(null);

  return async (path, response) => {
    if (path === operationPaths.health) return answer(response, 200, { status: 'ok' });
    if (path !== operationPaths.ready) return false;
    if (stopping.aborted) return answer(response, 503, { status: 'stopping' });
    if (performance.now() - checkedAt > readinessCacheMs) {
      checkedAt = performance.now();
      ready = findLack(platform);
    }
    const lack = await ready;
    return lack === null
      ? answer(response, 200, { status: 'ready' })
      : answer(response, 503, { status: 'not ready', ...lack });
  };
}

interface Lack {
  waiting_for: string[];
  /** Why writes are refused. */
  reason?: string;
}

async function findLack(platform: Platform): Promise<Lack | null> {
  const absent = await findAbsent(platform);
  if (absent.length > 0) return { waiting_for: absent };
  const refusal = await platform.database.findRefusal();
  return refusal && { waiting_for: ['writes'], reason: refusal.reason };
}

async function findAbsent({ database, storage }: Platform): Promise<string[]> {
  const parts = { database, storage };
  const checks = Object.entries(parts).map(async ([name, part]) => {
    await Promise.race([part.ping(), rejectLater(name)]);
    return name;
  });
  const settled = await Promise.allSettled(checks);
  return Object.keys(parts).filter((_name, index) => settled[index]?.status === 'rejected');
}

const rejectLater = (name: string): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${name} did not answer`)), timeoutMs).unref();
  });

function answer(response: ServerResponse, status: number, body: object): true {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
  return true;
}
