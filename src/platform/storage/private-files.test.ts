import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { keepFilesPrivate } from './private-files.ts';

let dir = '';
let umask = 0;
beforeEach(() => {
  dir = makeTestFolder();
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
});

const modeOf = (...path: string[]) => (statSync(join(dir, ...path)).mode & 0o7777).toString(8);

/** A test folder with one file, both readable by everyone. */
function makeOpenFolder(name: string): void {
  mkdirSync(join(dir, name));
  writeFileSync(join(dir, name, 'file'), 'text');
}

it('closes what an earlier version has left open', async () => {
  const folders = ['uploads', 'uploads/variants', 'outbox', 'backups', '.work-a1b2c3'];
  const files = ['countermark.db', 'countermark.db-wal', 'countermark.db-shm', 'auth-secret'];
  for (const name of folders) makeOpenFolder(name);
  for (const name of files) writeFileSync(join(dir, name), 'text');
  chmodSync(dir, 0o755);
  expect(await keepFilesPrivate(dir)).toEqual([]);
  expect(modeOf()).toBe('700');
  for (const name of folders)
    expect([name, modeOf(name), modeOf(name, 'file')]).toEqual([name, '700', '600']);
  for (const name of files) expect([name, modeOf(name)]).toEqual([name, '600']);
});

it.each([0o000, 0o022, 0o077, 0o777])('makes new files private under a umask of %o', async (inherited) => {
  process.umask(inherited);
  await keepFilesPrivate(dir);
  makeOpenFolder('new');
  expect([modeOf('new'), modeOf('new', 'file')]).toEqual(['700', '600']);
});

it('leaves alone what is not its own, and what links lead to', async () => {
  makeOpenFolder('notes');
  makeOpenFolder('disk');
  symlinkSync(join(dir, 'disk'), join(dir, 'uploads'));
  await keepFilesPrivate(dir);
  for (const name of ['notes', 'disk']) expect([modeOf(name), modeOf(name, 'file')]).toEqual(['777', '666']);
});

it('leaves a folder open that is for everyone', async () => {
  chmodSync(dir, 0o1777);
  writeFileSync(join(dir, 'countermark.db'), 'text');
  await keepFilesPrivate(dir);
  expect([modeOf(), modeOf('countermark.db')]).toEqual(['1777', '600']);
});

it('makes no folder where there is none', async () => {
  expect(await keepFilesPrivate(join(dir, 'none'))).toEqual([]);
  expect(() => statSync(join(dir, 'none'))).toThrow('ENOENT');
});
