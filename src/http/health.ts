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
  let checked: Promise<Readiness> | undefined;

  return async (path, response) => {
    if (path === operationPaths.health) return answer(response, 200, { status: 'ok' });
    if (path !== operationPaths.ready) return false;
    if (stopping.aborted) return answer(response, 503, { status: 'stopping' });
    if (!checked || performance.now() - checkedAt > readinessCacheMs) {
      checkedAt = performance.now();
      checked = checkReadiness(platform, all);
    }
    const readiness = await checked;
    return answer(response, readiness.status === 'ready' ? 200 : 503, readiness);
  };
}

type Readiness =
  /** With how long the oldest unsent mail has waited, 0 if none does; absent if that could not be read. */
  | { status: 'ready'; mail_oldest_waiting_seconds?: number }
  /** With why writes are refused. */
  | { status: 'not ready'; waiting_for: string[]; reason?: string };

async function checkReadiness(
  { database, outbox }: Platform,
  checks: Record<string, Check>,
): Promise<Readiness> {
  const [absent, unsent] = await Promise.all([
    findAbsent(checks),
    Promise.race([outbox.countUnsent(), rejectLater('outbox')]).catch(() => null),
  ]);
  if (absent.length > 0) return { status: 'not ready', waiting_for: absent };
  const refusal = await database.findRefusal();
  if (refusal) return { status: 'not ready', waiting_for: ['writes'], reason: refusal.reason };
  return {
    status: 'ready',
    ...(unsent && { mail_oldest_waiting_seconds: Math.round(unsent.oldestWaitingSeconds) }),
  };
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
