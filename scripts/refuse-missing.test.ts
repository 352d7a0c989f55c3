import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const commands: [program: string, ...args: string[]][] = [
  ['admin.ts', 'grant', 'ada@example.com'],
  ['admin.ts', 'withdraw', 'ada@example.com'],
  ['admin.ts', 'list'],
  ['admin.ts', 'reset-password', 'ada@example.com'],
  ['admin.ts', 'remove-second-factors', 'ada@example.com'],
  ['admin.ts', 'export-person', 'ada@example.com'],
  ['admin.ts', 'erase-person', 'ada@example.com', '--yes'],
  ['content.ts', 'export', 'content'],
  ['content.ts', 'import', 'content'],
  ['backup.ts'],
];

/** One of each program, unless all are. */
const looked = process.env['TEST_ALL']
  ? commands
  : commands.filter(([program], index) => commands.findIndex(([other]) => other === program) === index);

it.each(looked)('%s %s makes no database where there is none', (script, ...args) => {
  const folder = makeTestFolder();
  mkdirSync(join(folder, 'content/cases'), { recursive: true });
  writeFileSync(join(folder, 'content/cases/one.json'), '{"data":{}}');
  const dataDir = join(folder, 'data');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const ended = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], options);
  expect([ended.status, ended.stdout, ended.stderr]).toEqual([
    1,
    '',
    `there is no database at ${join(dataDir, 'countermark.db')}\n`,
  ]);
  expect(readdirSync(folder)).toEqual(['content']);
});
