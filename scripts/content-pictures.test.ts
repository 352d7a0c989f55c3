import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addPictures, findPictures, listPictures, writePictures } from './content-pictures.ts';

let root: string;
let folder: string;
let source: Storage;
let target: Storage;

beforeEach(async () => {
  root = makeTestFolder();
  folder = join(root, 'content');
  source = await openStorage({ kind: 'disk', dir: join(root, 'source') });
  target = await openStorage({ kind: 'disk', dir: join(root, 'target') });
});

const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#e8dc3c' } })
  .png()
  .toBuffer();

const bring = async (names: readonly string[], work: () => Promise<void> = async () => {}) => {
  const { toAdd, missing } = await findPictures(folder, target, names);
  await addPictures(folder, target, toAdd, work);
  return missing;
};

it('are those that the documents name, in fields and in texts', () => {
  const data = {
    image: '/uploads/logo-1.png',
    text: '<p><a href="/uploads/plan-2.webp">x</a></p>',
    href: '/',
  };
  const file = {
    path: 'cases/one.json',
    text: JSON.stringify({ data, draft: { image: '/uploads/logo-1.png' } }),
  };
  expect(listPictures([file, file])).toEqual(['logo-1.png', 'plan-2.webp']);
});

it('come along with an export, and are all added where they are missing', async () => {
  await source.put('a-1.png', bytes, 'image/png');
  await source.put('unused-1.png', bytes, 'image/png');
  expect(await writePictures(folder, source, ['a-1.png', 'lost-1.png'])).toEqual(['lost-1.png']);
  expect(readdirSync(join(folder, 'uploads'))).toEqual(['a-1.png']);
  expect(await bring(['a-1.png', 'lost-1.png'])).toEqual(['lost-1.png']);
  expect(await target.get('a-1.png')).toEqual(bytes);
  expect(await target.list()).toEqual(['a-1.png']);
  await writePictures(folder, source, ['a-1.png', 'unused-1.png']);
  writeFileSync(join(folder, 'uploads', 'notes.txt'), 'Not a picture');
  expect(await bring([])).toEqual([]);
  expect((await target.list()).toSorted()).toEqual(['a-1.png', 'unused-1.png']);
  await source.put('b-1.png', bytes, 'image/png');
  await writePictures(folder, source, ['b-1.png']);
  expect(readdirSync(join(folder, 'uploads'))).toEqual(['b-1.png']);
});

it('are taken away again when the import fails, but for those that were there', async () => {
  for (const name of ['a-1.png', 'b-1.png']) await source.put(name, bytes, 'image/png');
  await target.put('a-1.png', new Uint8Array([9]), 'image/png');
  await writePictures(folder, source, ['a-1.png', 'b-1.png']);
  const failing = bring(['a-1.png', 'b-1.png'], async () => {
    throw new Error('a fault');
  });
  await expect(failing).rejects.toThrow('a fault');
  expect(await target.list()).toEqual(['a-1.png']);
  expect(await target.get('a-1.png')).toEqual(Buffer.from([9]));
});

it('are refused by their bytes, each with its place, whatever they are called', async () => {
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  const html = Buffer.from('<script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const files = { 'a-1.png': bytes, 'b-1.png': html, 'c-1.svg': svg, 'd-1.html': html, 'e-1.html': bytes };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'uploads', name), content);
  const refused = await bring(Object.keys(files)).catch((error: Error) => error.message);
  const reason = 'Only PNG, JPEG, WebP and GIF images can be uploaded';
  expect(refused).toBe(
    [
      'Nothing was imported:',
      ...['b-1.png', 'c-1.svg', 'd-1.html'].map((name) => `  uploads/${name}: ${reason}`),
      '  uploads/e-1.html: is image/png by its bytes',
    ].join('\n'),
  );
  expect(await target.list()).toEqual([]);
});
