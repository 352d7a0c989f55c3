import type { ServerResponse } from 'node:http';
import { operationPaths } from '#paths/operation-paths.ts';
import type { Platform } from '#platform/context.ts';

/** How long a readiness result is reused before the database and the storage are checked again. */
const readinessCacheMs = 1000;

/** A dependency that has not answered by then counts as down. */
const timeoutMs = 2000;

/** Something that requests need. It rejects while that does not work. */
export type Check = () => Promise<unknown>;

/**
 * `/healthz`: the process is alive. `/readyz`: database and storage respond too, and writes work.
 * @param checks by name, what else requests need
 * @param stopping aborted when the process is about to stop: it is then not ready
 */
export function createHealth(
  platform: Platform,
  stopping: AbortSignal = new AbortController().signal,
  checks: Record<string, Check> = {},
): (path: string, response: ServerResponse) => Promise<boolean> {
  const { database, storage } = platform;
  const all = { database: () => database.ping(), storage: () => storage.ping(), ...checks };
  let checkedAt = -Infinity;
  let ready: Promise<Lack | null> = Promise.resolve(null);

  return async (path, response) => {
    if (path === operationPaths.health) return answer(response, 200, { status: 'ok' });
    if (path !== operationPaths.ready) return false;
    if (stopping.aborted) return answer(response, 503, { status: 'stopping' });
    if (performance.now() - checkedAt > readinessCacheMs) {
      checkedAt = performance.now();
      ready = findLack(platform, all);
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

async function findLack({ database }: Platform, checks: Record<string, Check>): Promise<Lack | null> {
  const absent = await findAbsent(checks);
  if (absent.length > 0) return { waiting_for: absent };
  const refusal = await database.findRefusal();
  return refusal && { waiting_for: ['writes'], reason: refusal.reason };
}

async function findAbsent(checks: Record<string, Check>): Promise<string[]> {
  const answers = Object.entries(checks).map(([name, check]) => Promise.race([check(), rejectLater(name)]));
  const settled = await Promise.allSettled(answers);
  return Object.keys(checks).filter((_name, index) => settled[index]?.status === 'rejected');
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
