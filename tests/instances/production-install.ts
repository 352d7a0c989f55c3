import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '#tests/support/free-port.ts';

/** The built product beside its production packages alone, as in an image. */
export interface ProductionInstall {
  dir: string;
  /** `npm run <args>`. Resolves with its output. @throws when it ends with another code than 0 */
  run(settings: Record<string, string>, ...args: string[]): Promise<string>;
  /** `npm start`, until it answers. @returns the product's address */
  start(settings: Record<string, string>): Promise<string>;
  remove(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

const builtFrom = ['src', 'content', 'public', 'scripts', 'astro.config.ts', 'tsconfig.json'];

/** Settings of the terminal that the tests run in stay out. */
const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);

export async function installForProduction(): Promise<ProductionInstall> {
  const dir = await mkdtemp(join(tmpdir(), 'countermark-install-'));
  for (const name of [...builtFrom, 'dist', 'package.json', 'package-lock.json']) {
    await cp(join(root, name), join(dir, name), { recursive: true });
  }
  const npm = promisify(execFile);
  // The user's npm settings and cache, as for the installation that the tests run in.
  await npm('npm', ['ci', '--omit=dev', '--prefer-offline'], {
    cwd: dir,
    env: { ...process.env, PATH: path },
  });
  const stops: (() => Promise<void>)[] = [];
  return {
    dir,
    async run(settings, ...args) {
      const { stdout } = await npm('npm', ['run', '-s', ...args], {
        cwd: dir,
        env: { PATH: path, ...settings },
      });
      return stdout;
    },
    async start(settings) {
      const port = await findFreePort();
      const env = { PATH: path, PORT: String(port), ...settings };
      // npm and its shell are in between: the group has all three.
      const child = spawn('npm', ['start', '-s'], { cwd: dir, env, detached: true, stdio: 'pipe' });
      const ended = once(child, 'close');
      stops.push(async () => {
        if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
        await ended;
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      const url = `http://localhost:${port}`;
      while (!(await answers(`${url}/readyz`))) {
        if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output}`);
        await sleep(50);
      }
      return url;
    },
    async remove() {
      for (const stop of stops) await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
