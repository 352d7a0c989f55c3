import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/free-port.ts';

/** Prism between a client and the product: it compares what passes with the API's description. */
export interface Prism {
  url: string;
  stop(): Promise<void>;
}

interface PrismOptions {
  /** The description's file. */
  document: string;
  upstream: string;
  /** False lets requests through that the description does not allow; answers are always looked at. */
  validateRequests: boolean;
}

const program = join(import.meta.dirname, '../../node_modules/@stoplight/prism-cli/dist/index.js');
const startTimeoutMs = 90_000;

/** Starts `prism proxy --errors` and waits until it listens. */
export async function startPrism({ document, upstream, validateRequests }: PrismOptions): Promise<Prism> {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      ...[
        program,
        'proxy',
        document,
        upstream,
        '--errors',
        '--port',
        String(port),
        '--verboseLevel',
        'error',
      ],
      ...(validateRequests ? [] : ['--validate-request', 'false']),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Prism did not start:\n${output}`);
    await sleep(100);
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
