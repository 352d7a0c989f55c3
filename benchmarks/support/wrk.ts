import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  url: string;
  seconds: number;
  connections?: number;
  headers?: Record<string, string>;
  /** A Lua script of wrk's, by its path. */
  script?: string;
}

export interface LoadFigures {
  requests: number;
  requestsPerSecond: number;
  p99Ms: number;
  /** Answers that were no 2xx or 3xx, and sockets that broke. */
  errors: number;
}

/** Sends requests as fast as they are answered, from one thread. */
export async function runWrk({
  url,
  seconds,
  connections = 32,
  headers = {},
  script,
}: Load): Promise<LoadFigures> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...(script ? ['-s', script] : []),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ]);
  return readWrkOutput(stdout);
}

/** @throws Error when it is no report of wrk's */
function readWrkOutput(output: string): LoadFigures {
  const total = /(\d+) requests in ([\d.]+)(m?s|m)/.exec(output);
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(output);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output);
  if (!total || !p99 || !rate) throw new Error(`wrk gave no figures:\n${output}`);
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output);
  const errors = [refused, ...(broken?.slice(1) ?? [])].reduce(
    (sum: number, count) => sum + Number(count),
    0,
  );
  return {
    requests: Number(total[1]),
    requestsPerSecond: Number(rate[1]),
    p99Ms: Number(p99[1]) * { us: 0.001, ms: 1, s: 1000 }[p99[2] as 'us' | 'ms' | 's'],
    errors,
  };
}
