import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import type { ContentFile } from '#features/content/server/export-content.ts';
import { readContentFolder, writeContentFolder } from './content-folder.ts';

let folder: string;

beforeEach(() => {
  folder = makeTestFolder();
});

const files = [
  { path: 'cases/one.json', text: '{"data":1}' },
  { path: 'cases/two.json', text: '{"data":2}' },
];

const others = [
  { path: 'posts/2026-01-02-new.md', text: 'new' },
  { path: 'settings.json', text: '{}' },
];

async function* give(given: readonly ContentFile[], isCutOff = false): AsyncGenerator<ContentFile> {
  yield* given;
  if (isCutOff) throw new Error('cut off');
}

it('holds the documents and posts of the last export alone, and other files as they were', async () => {
  for (const path of [
    'cases/old.json',
    'cases/more/deep.json',
    'notes/ours.json',
    'posts/2026-01-02-old.md',
  ]) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '{}');
  }
  await writeContentFolder(folder, give([...files, ...others]));
  expect(await readContentFolder(folder)).toHaveLength(4);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'cases',
    'cases/more',
    'cases/more/deep.json',
    'cases/one.json',
    'cases/two.json',
    'notes',
    'notes/ours.json',
    'posts',
    'posts/2026-01-02-new.md',
    'settings.json',
  ]);
});

it('is no file', async () => {
  const file = join(folder, 'content.json');
  writeFileSync(file, 'as it was');
  await expect(writeContentFolder(file, give(files))).rejects.toThrow(`${file} is a file, not a folder.`);
  expect(readFileSync(file, 'utf8')).toBe('as it was');
});

it('is what it was when an export is cut off', async () => {
  await writeContentFolder(folder, give(files));
  const changed = [{ path: 'cases/one.json', text: '{"data":3}' }];
  await expect(writeContentFolder(folder, give(changed, true))).rejects.toThrow('cut off');
  expect(await readContentFolder(folder)).toEqual(files);
  expect(existsSync(join(folder, 'cases/two.json'))).toBe(true);
  expect(readdirSync(folder)).toEqual(['cases']);
});
