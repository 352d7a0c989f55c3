import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = makeTestFolder();
});

function runAdmin(args: string[], input = '', env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'admin.ts');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const options = {
    input,
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...env },
  } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** One after the other, each from its start. */
const eightPrograms = { timeout: 120_000 };

it('makes, lists and withdraws admins', () => {
  const made = runAdmin(['create', 'ada@example.com']);
  expect(made.stdout).toMatch(/^ada@example\.com is an admin\.\nPassword \(shown only once\): \S{20}$/);
  const typed = runAdmin(['create', 'grace@example.com', '--password-stdin'], 'a long password\n');
  expect(typed).toMatchObject({ status: 0, stdout: 'grace@example.com is an admin.' });
  expect(runAdmin(['withdraw', 'ada@example.com']).status).toBe(0);
  expect(runAdmin(['list']).stdout).toBe('grace@example.com');
});

it.runIf(process.env['TEST_ALL'])('exports and erases what is held about a person', eightPrograms, () => {
  for (const email of ['ada@example.com', 'grace@example.com']) runAdmin(['create', email]);
  const exported = runAdmin(['export-person', 'ADA@example.com']);
  expect(JSON.parse(exported.stdout)).toMatchObject({ account: { email: 'ada@example.com' }, messages: [] });
  expect(runAdmin(['erase-person', 'ada@example.com'])).toMatchObject({
    status: 1,
    stderr: 'nothing was erased: add --yes where there is no terminal to ask on',
  });
  expect(runAdmin(['list']).stdout).toContain('ada@example.com');
  expect(runAdmin(['erase-person', 'ada@example.com', '--yes'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^Erased: accounts 1, messages 0, notes 0, events 0, replies 0, subscriptions 0, mails 0\.\nNot erased: what other people wrote about/,
    ),
  });
  expect(runAdmin(['erase-person', 'grace@example.com', '--yes'])).toMatchObject({
    status: 1,
    stderr: 'grace@example.com is the last admin; create another one first',
  });
  expect(runAdmin(['list']).stdout).toBe('grace@example.com');
});

it('says in one line what is wrong', () => {
  const refuse = (args: string[], input?: string, env?: Record<string, string>) => {
    const { status, stderr } = runAdmin(args, input, env);
    return [status, stderr];
  };
  runAdmin(['create', 'grace@example.com']);
  expect(refuse(['grant', 'ada@example.com'])).toEqual([1, 'ada@example.com has no account']);
  expect(refuse(['create', 'ada@example.com', '--password-stdin'], 'short\n')).toEqual([
    1,
    "an admin's password must have at least 12 characters",
  ]);
  expect(refuse(['list'], '', { PORT: 'x' })).toEqual([
    1,
    'PORT must be a whole number from 0 to 65535 (it is "x")',
  ]);
  expect(refuse(['list', 'ada@example.com'])[0]).toBe(1);
  const file = join(dataDir, 'countermark.db');
  writeFileSync(file, 'this is only a text, and long enough to be read as the head of a file'.repeat(20));
  expect(refuse(['list'])).toEqual([1, `${file} is no SQLite database`]);
});
