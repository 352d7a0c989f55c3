import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openTestData } from '#tests/support/test-data.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

const root = join(import.meta.dirname, '../..');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command as `npm run restore` does. */
const restore = (dataDir: string, file: string): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const settings = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    execFile(
      process.execPath,
      ['scripts/restore.ts', file],
      { cwd: root, env: settings },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

function openDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-restore-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

let bytes: Buffer;
beforeAll(async () => {
  const data = await openTestData('sqlite');
  await data.fill();
  const file = join(data.config.dataDir, 'backup.tar.gz');
  await createBackup(data.config, file);
  bytes = readFileSync(file);
  await data.remove();
});

/** Spread over all of it, and at the ends of tar's and gzip's parts. */
function chooseLengths(whole: number, spread: number, step: number): number[] {
  const spreadOut = Array.from({ length: spread }, (_, index) => Math.floor((whole * index) / spread));
  const boundaries = [0, 1, 10, 18, step - 1, step, step + 1, whole - step, whole - 8, whole - 1];
  return [...new Set([...spreadOut, ...boundaries])].filter((length) => length >= 0 && length < whole);
}

it(
  'a truncated archive is refused with one line, and leaves nothing behind',
  { timeout: 600_000 },
  async () => {
    const tar = gunzipSync(bytes);
    const truncated = [
      ...chooseLengths(bytes.length, 20, 65_536).map((length) => ({
        part: bytes.subarray(0, length),
        says: /is cut off: its end is missing/,
      })),
      // The end of a tar file is two empty blocks: without them nothing is lost.
      ...chooseLengths(tar.length - 1536, 4, 512).map((length) => ({
        part: gzipSync(tar.subarray(0, length), { level: 1 }),
        says: /is cut off|has no manifest|is missing/,
      })),
    ];
    const folder = openDirectory();
    const dataDir = join(folder, 'data');
    const config = readConfig({ DATA_DIR: dataDir });
    mkdirSync(dataDir);
    for (const [index, { part, says }] of truncated.entries()) {
      const file = join(folder, `${index}.tar.gz`);
      writeFileSync(file, part);
      const ended = await restoreBackup(config, file, false).catch(String);
      expect([index, part.length, ended]).toEqual([
        index,
        part.length,
        expect.stringMatching(/^Error: the archive [^\n]*$/),
      ]);
      expect(ended).toMatch(says);
      expect(readdirSync(dataDir)).toEqual([]);
    }
    const file = join(folder, '1.tar.gz');
    expect(await restore(dataDir, file)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Nothing was restored: the archive [^\n]*\n$/),
    });
    expect(readdirSync(dataDir)).toEqual([]);
  },
);

it('what a killed restore has left is removed by the next one, and what a running one needs is not', async () => {
  const folder = openDirectory();
  const dataDir = join(folder, 'data');
  const running = `.work-${process.ppid}-${hostname()}-abcdef`;
  for (const name of ['.work-AbCdEf', `.work-4194303-${hostname()}-abcdef`, running]) {
    mkdirSync(join(dataDir, name, 'tables'), { recursive: true });
  }
  const file = join(folder, 'backup.tar.gz');
  writeFileSync(file, bytes);
  expect(await restore(dataDir, file)).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.work'))).toEqual([running]);
});
