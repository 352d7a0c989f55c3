import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#tests/support/free-port.ts';
import type { Engine } from './engine.ts';

/** The key of an element's reference (WebDriver, "Elements"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A part of WebKitGTK's package: the browser that its driver starts. */
export const findMiniBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** WebKitGTK on a screen of its own, over WebDriver (w3.org/TR/webdriver2). */
export async function openWebKit(): Promise<Engine> {
  const port = await findFreePort();
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'dbus-run-session', 'WebKitWebDriver', `--port=${port}`],
    // In a group of its own, which ends with it.
    { stdio: 'ignore', detached: true },
  );
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${base}/status`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('WebKit’s driver did not start');
    await sleep(50);
  }

  async function send<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: findMiniBrowser(),
          // With its toolbar a window cannot be as narrow as a phone.
          args: ['--automation', '--full-screen'],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const evaluate = <Value>(expression: string) =>
    send<Value>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });

  return {
    async navigate(url) {
      await send('POST', `${session}/url`, { url });
    },
    async evaluate(expression) {
      const json = await evaluate<string | null>(`(async () => JSON.stringify(await ${expression}))()`);
      return json === null ? undefined : JSON.parse(json);
    },
    async perform(sources) {
      await send('POST', `${session}/actions`, { actions: sources });
    },
    async chooseFile(input, path) {
      const element = await evaluate<{ [elementKey]: string }>(input);
      await send('POST', `${session}/element/${element[elementKey]}/value`, { text: path });
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height });
    },
    async takeScreenshot() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await send('DELETE', session);
      const ended = once(child, 'exit');
      process.kill(-child.pid!);
      await ended;
    },
  };
}
