import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What a thread that asks is given. */
export interface AskingPlan {
  /** With `{n}`, another number for each request. */
  url: string;
  headers: Record<string, string>;
  /** How many ask at once, each again when it has its answer. */
  clients: number;
}

/** How many answers there were by status; 0 where there was none. */
export type AskingReport = Record<number, number>;

const { url, headers, clients } = workerData as AskingPlan;
const report: AskingReport = {};
let isOver = false;
let number = 0;

/** Takes the answer as fast as it comes, and throws it away. */
const askOnce = (): Promise<number> =>
  new Promise((resolve) => {
    const request = get(url.replace('{n}', String((number += 1))), { headers, agent: false }, (response) => {
      response.resume();
      response.once('close', () => end(response.complete ? response.statusCode! : 0));
    });
    const stop = () => request.destroy();
    const end = (status: number) => {
      parentPort!.off('message', stop);
      resolve(status);
    };
    request.once('error', () => end(0));
    parentPort!.once('message', stop);
  });

async function keepAsking(): Promise<void> {
  const status = await askOnce();
  if (isOver) return;
  report[status] = (report[status] ?? 0) + 1;
  await keepAsking();
}

parentPort!.setMaxListeners(0);
parentPort!.once('message', () => {
  isOver = true;
});
await Promise.all(Array.from({ length: clients }, keepAsking));
parentPort!.postMessage(report, []);
parentPort!.close();
