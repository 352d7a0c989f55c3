import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { ghostFile, wordpressFile, writeZip } from '#tests/support/import-files.ts';
import { readExport } from './read-export.ts';
import type { FoundPost } from './source/found-post.ts';

let dir: string;

beforeEach(() => {
  dir = makeTestFolder();
});

async function read(file: string) {
  const into = join(dir, 'posts');
  rmSync(into, { force: true });
  const sum = await readExport({ file, into, now: '2026-11-20T12:00:00.000Z' });
  const lines = readFileSync(into, 'utf8').split('\n').filter(Boolean);
  return { sum, posts: lines.map((line) => JSON.parse(line) as FoundPost) };
}

async function readZip(entries: Record<string, string>) {
  const file = join(dir, 'export.zip');
  await writeZip(
    file,
    Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)])),
  );
  return read(file);
}

const wordpress = readFileSync(wordpressFile, 'utf8');
const ghost = readFileSync(ghostFile, 'utf8');

/** The export with some of its entries alone, as WordPress splits that of a large site. */
const withItems = (isKept: (item: string) => boolean): string =>
  wordpress.replaceAll(/<item>.*?<\/item>/gs, (item) => (isKept(item) ? item : ''));

const isAttachment = (item: string) => item.includes('[attachment]');

it('reads the files of a WordPress export in an archive as one, in the order of their names', async () => {
  const whole = await read(wordpressFile);
  const titles = whole.posts.map(({ post }) => post.title);
  const parts = titles.map((_title, index) => {
    const { key } = whole.posts[index]!;
    const guid = key.slice('wordpress:'.length);
    return [`site/site.${index + 9}.xml`, withItems((item) => item.includes(guid) && !isAttachment(item))];
  });
  const { sum, posts } = await readZip({
    'site/site.20.xml': withItems(isAttachment),
    ...Object.fromEntries(parts.toReversed()),
    'site/sitemap.xml': '<urlset/>',
  });
  expect(posts).toEqual(whole.posts);
  expect(sum).toMatchObject({ published: 2, drafts: 1, skipped: [] });
});

it('names the file of an archive that is faulty, and exports in it that it does not read', async () => {
  const cut = { 'one.xml': wordpress, 'two.xml': wordpress.slice(0, wordpress.length / 2) };
  await expect(readZip(cut)).rejects.toThrow(/^two\.xml: /);
  const { sum, posts } = await readZip({
    'site/export.json': ghost,
    'site/content/data/older.json': ghost,
    'site/content/files/yard.xml': wordpress,
    'site/content/files/other.json': '{"name":"no export"}',
  });
  expect(posts).toHaveLength(3);
  expect(sum.skipped.map(({ what, reason }) => [what, reason])).toEqual([
    ['site/content/files/yard.xml', 'Another export in the archive: import it alone'],
    ['site/content/data/older.json', 'Another export in the archive: import it alone'],
    expect.anything(),
  ]);
});

const swap = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

it.each([
  ['Ghost', ghost],
  ['WordPress', wordpress.replace('encoding="UTF-8"', 'encoding="UTF-16"')],
])('reads an export of %s in UTF-16', async (_name, text) => {
  const file = join(dir, 'export');
  writeFileSync(file, text.replace('encoding="UTF-16"', 'encoding="UTF-8"'));
  const { posts } = await read(file);
  const little = Buffer.from(text, 'utf16le');
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), little]);
  for (const bytes of [marked, swap(marked), little, swap(little)]) {
    writeFileSync(file, bytes);
    expect((await read(file)).posts).toEqual(posts);
  }
  writeFileSync(file, Buffer.concat([marked, Buffer.from([0])]));
  await expect(read(file)).rejects.toThrow(/not valid UTF-16/);
});
