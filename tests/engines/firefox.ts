import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

/** Firefox ESR without a screen, over WebDriver BiDi (w3c.github.io/webdriver-bidi). */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'countermark-firefox-'));
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const bidi = await connect(await readAddress(child));
  await bidi.send('session.new', { capabilities: {} });
  const tree = await bidi.send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const { context } = tree.contexts[0];

  const evaluate = <Value>(expression: string) =>
    bidi
      .send<{ result: Value; exceptionDetails?: { text: string } }>('script.evaluate', {
        expression,
        awaitPromise: true,
        target: { context },
      })
      .then(({ result, exceptionDetails }) => {
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result;
      });

  return {
    async navigate(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { value } = await evaluate<{ value?: string }>(
        `(async () => JSON.stringify(await ${expression}))()`,
      );
      return value === undefined ? undefined : JSON.parse(value);
    },
    async perform(sources) {
      await bidi.send('input.performActions', { context, actions: sources });
    },
    async chooseFile(input, path) {
      const { sharedId } = await evaluate<{ sharedId: string }>(input);
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    async resize(width, height) {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async takeScreenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function readAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr! })) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Firefox did not start');
}

interface Answer {
  id: number;
  type: 'success' | 'error' | 'event';
  result: unknown;
  message: string;
}

async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(data);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await once(socket, 'open');
  let lastId = 0;
  return {
    async send<Result>(method: string, params: object): Promise<Result> {
      const id = (lastId += 1);
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, message } = await answered;
      if (type === 'error') throw new Error(`${method}: ${message}`);
      return result as Result;
    },
  };
}
