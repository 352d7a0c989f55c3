import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { startOwnProcess, type OwnProcess } from '#tests/support/own-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const root = join(import.meta.dirname, '../..');

let dir = '';
beforeEach(() => {
  dir = makeTestFolder();
});

/** Starts the process from its sources. It is ended with the test. */
function start(settings: Record<string, string>, program = ['src/main.ts'], cwd = root) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dir, ...settings };
  const started = startOwnProcess([process.execPath, ...program], { cwd, env });
  onTestFinished(() => void started.child.kill('SIGKILL'));
  return started;
}

const untilSaid = async ({ output }: OwnProcess, words: string) =>
  expect.poll(output, { timeout: 60_000 }).toContain(words);

it('names settings that are misspelled', async () => {
  const product = start({ SITEURL: 'https://www.example.com', SMTP_URI: 'smtp://mail.example.com' });
  await untilSaid(product, 'Countermark is up');
  expect(product.output()).toContain('SITEURL is no setting: is SITE_URL meant?\n');
  expect(product.output()).toContain('SMTP_URI is no setting: is SMTP_URL meant?\n');
});

it('says that another process serves from the same SQLite file, as long as that runs', async () => {
  const words = `Another process serves from ${join(dir, 'countermark.db')} too`;
  const first = start({});
  await untilSaid(first, 'Countermark is up');
  const second = start({});
  await untilSaid(second, words);
  for (const { end } of [first, second]) await end('SIGKILL');
  const third = start({});
  await untilSaid(third, 'Countermark is up');
  await third.end('SIGTERM');
  for (const { output } of [first, third]) expect(output()).not.toContain('Another process');
});

it('logs in JSON after its first lines, and that it stops', async () => {
  const product = start({});
  await untilSaid(product, 'Countermark is up');
  const before = product.output();
  product.child.kill();
  await product.closed;
  const lines = product.output().slice(before.length).trim().split('\n');
  const log = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as { msg: string });
  expect(log.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['stopping', 'stopped']));
});

it('reads .env where npm starts it, after the environment', () => {
  writeFileSync(join(dir, '.env'), 'SITE_URL=https://www.example.com\nPORT=4000\n');
  const program = `
    import { loadEnvFile } from ${JSON.stringify(join(root, 'scripts/load-env-file.js'))};
    loadEnvFile();
    console.log(process.env.SITE_URL, process.env.PORT);
  `;
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: dir,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    }).stdout;
  expect(run({ PORT: '5000', npm_command: 'start' })).toBe('https://www.example.com 5000\n');
  expect(run({ PORT: '5000' })).toBe('undefined 5000\n');
});

it('names a setting that is misspelled in .env', async () => {
  writeFileSync(join(dir, '.env'), 'SMPT_URL=smtp://mail.example.com\n');
  const program = `
    import { loadEnvFile } from ${JSON.stringify(join(root, 'scripts/load-env-file.js'))};
    loadEnvFile();
    await import(${JSON.stringify(join(root, 'src/main.ts'))});
  `;
  const product = start({ npm_command: 'start' }, ['--input-type=module', '--eval', program], dir);
  await untilSaid(product, 'Countermark is up');
  expect(product.output()).toContain('SMPT_URL is no setting: is SMTP_URL meant?\n');
});

it('keeps .env out of git and of the image', () => {
  for (const file of ['.gitignore', '.dockerignore'])
    expect(readFileSync(join(root, file), 'utf8').split('\n')).toContain('.env');
});
