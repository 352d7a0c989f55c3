import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { checkNginx, writeNginxExample } from '#tests/support/nginx-example.ts';
import { deployEnvironment, startArguments, startProduct } from '#tests/support/start-product.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

let dir = '';
beforeEach(() => {
  dir = makeTestFolder();
});

it("has a configuration that nginx takes, with its example's certificate in place", () => {
  const { status, stderr } = checkNginx(writeNginxExample(dir));
  expect(stderr).not.toMatch(/\[(emerg|warn|error)\]/);
  expect(status).toBe(0);
});

it('starts and copies in its image what there is', () => {
  const dockerfile = read('Dockerfile');
  for (const [, path] of dockerfile.matchAll(/^COPY --from=build \S+ \/app\/(\S+) /gm)) {
    if (path === 'dist' || path === 'node_modules') continue;
    expect(existsSync(join(deploy, '..', path!))).toBe(true);
  }
  expect(dockerfile).toMatch(/^USER node$/m);
});

const bundled = [...startArguments.slice(0, -1), 'dist/start/main.js'];
const [environment] = Object.entries(deployEnvironment).map((entry) => entry.join('='));

it.each([
  ['Dockerfile', `CMD ${JSON.stringify(['node', ...bundled]).replaceAll(',', ', ')}`],
  ['countermark.service', `ExecStart=/opt/countermark/node_modules/.bin/node ${bundled.join(' ')}`],
])('starts in the %s with the arguments of `npm start`, without a look at the sources', (name, line) => {
  expect(read(name).split('\n')).toContain(line);
  expect(read(name)).toMatch(new RegExp(`^(ENV |Environment=).*\\b${environment}\\b`, 'm'));
});

it('starts from the bundle, as the image and the unit do', async () => {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, bundled, {
    cwd: join(deploy, '..'),
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: port, DATA_DIR: join(dir, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(said.toString()).toContain(`Countermark is up at http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/blog`)).status).toBe(200);
  // The database's contents are for nobody else.
  expect(statSync(join(dir, 'data/countermark.db-wal')).mode & 0o777).toBe(0o600);
  child.kill();
  expect(await ended).toEqual([0, null]);
});

it.runIf(process.platform === 'linux')(
  'has with `npm start` alone the environment of the examples',
  async () => {
    const product = await startProduct();
    onTestFinished(() => product.stop());
    const entries = readFileSync(`/proc/${product.pid}/environ`, 'utf8').split('\0');
    for (const entry of Object.entries(deployEnvironment)) expect(entries).toContain(entry.join('='));
  },
);
