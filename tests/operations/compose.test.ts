import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingNames } from '#platform/config/read-config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Settings that compose.yaml decides: the port, the address and the volume in the container, and its database. */
const decided = new Set(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL']);

it('passes every setting through compose.yaml to the product', () => {
  const environment = read('deploy/compose.yaml').split('    environment:\n')[1]!;
  const passed = [...environment.matchAll(/^ {6}([A-Z_]+): \$\{\1:.*\}$/gm)].map(([, name]) => name);
  expect(passed).toEqual(expect.arrayContaining(settingNames.filter((name) => !decided.has(name))));
});

it('lists every setting in .env.example, and no other of the product', () => {
  const listed = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name!);
  expect(listed.filter((name) => name !== 'POSTGRES_PASSWORD').toSorted()).toEqual(
    [...settingNames].toSorted(),
  );
});

it('describes every setting in docs/settings.md, and no other', () => {
  const rows = read('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual([...settingNames].toSorted());
});
