import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { ghostFile, wordpressFile, writeZip } from '#tests/support/import-files.ts';
import { readExport } from './read-export.ts';
import type { FoundPost } from './source/found-post.ts';
import { openArchive } from './source/open-media.ts';
import { openZip } from './source/read-zip.ts';

let dir: string;

beforeEach(() => {
  dir = makeTestFolder();
});

async function read(bytes: Buffer | string): Promise<FoundPost[]> {
  const file = join(dir, 'file');
  writeFileSync(file, bytes);
  const into = join(dir, 'posts');
  rmSync(into, { force: true });
  await readExport({ file, into, now: '2026-11-20T12:00:00.000Z' });
  const lines = readFileSync(into, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as FoundPost);
}

const wordpress = readFileSync(wordpressFile, 'utf8');
const ghost = readFileSync(ghostFile, 'utf8');

const withDoctype = (declaration: string) =>
  wordpress.replace('<rss', `<!DOCTYPE rss [${declaration}]>\n<rss`).replace('Half an idea', '&x;');

const laughs = Array.from({ length: 20 }, (_, i) => `<!ENTITY x${i} "&x${i + 1};&x${i + 1};">`).join('');

it.each<[string, Buffer | string, RegExp]>([
  ['an external entity', withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">'), /document type/],
  ['entities that multiply', withDoctype(laughs), /document type/],
  [
    'an undefined entity',
    wordpress.replace('<description></description>', '<description>&x;</description>'),
    /well-formed/,
  ],
  ['XML that is cut off', wordpress.slice(0, wordpress.length / 2), /cut off|well-formed/],
  ['JSON that is cut off', ghost.slice(0, ghost.length / 2), /cut off/],
  ['other JSON', '{}', /not a Ghost export/],
  ['posts that are none', '{"db":[{"data":{"posts":"nope"}}]}', /not a Ghost export/],
  ['posts of one post', '{"data":{"posts":{"a":{"title":"x"}}}}', /not a Ghost export/],
  ['JSON that is none', '{"db":[}', /JSON/],
  [
    'invalid UTF-8',
    Buffer.concat([
      Buffer.from(ghost.slice(0, 200)),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(ghost.slice(200)),
    ]),
    /UTF-8/,
  ],
  [
    'another program’s RSS',
    '<rss version="2.0"><channel><item><title>x</title></item></channel></rss>',
    /WordPress/,
  ],
  ['a page', '<html><body>404</body></html>', /WordPress/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /neither/],
  ['nothing', '', /neither/],
  ['half an archive', Buffer.from('PK\x03\x04half', 'latin1'), /archive/],
  ['one value without an end', `{"db":[{"data":{"posts":[{"html":"${'a'.repeat(40_000_000)}`, /32 MB/],
])('refuses %s with its reason', async (_what, bytes, reason) => {
  await expect(read(bytes)).rejects.toThrow(reason);
});

it('refuses an archive that names files outside of itself', async () => {
  const file = join(dir, 'climbing.zip');
  await writeZip(file, { 'aa/etc/passwd.json': Buffer.from(ghost) });
  const bytes = readFileSync(file).toString('latin1').replaceAll('aa/etc/passwd', '../etc/passwd');
  await expect(read(Buffer.from(bytes, 'latin1'))).rejects.toThrow(/outside of itself/);
});

it('unpacks no picture beyond the size of an upload, whatever the archive says', async () => {
  const file = join(dir, 'bomb.zip');
  await writeZip(file, { 'content/images/bomb.png': Buffer.alloc(50_000_000) });
  expect(readFileSync(file).byteLength).toBeLessThan(100_000);
  const honest = openArchive(await openZip(file));
  await expect((await honest.find('bomb.png'))!.read()).rejects.toThrow('larger than 10 MB');
  honest.close();
  const bytes = readFileSync(file);
  // Both places that say how large it is.
  for (let at = bytes.indexOf('PK\x01\x02', 'latin1'); at >= 0; at = -1) bytes.writeUInt32LE(1000, at + 24);
  writeFileSync(file, bytes);
  const lying = openArchive(await openZip(file));
  await expect((await lying.find('bomb.png'))!.read()).rejects.toThrow('damaged');
  lying.close();
});

it.each([
  ['elements in elements', '<div>'.repeat(190_000)],
  ['elements that end others', '<div></b>'.repeat(100_000)],
  ['shortcodes without an end', '[caption '.repeat(100_000)],
  ['shortcodes that are never closed', '[caption]'.repeat(100_000)],
  ['comments without an end', '<!-- wp:x '.repeat(90_000)],
  ['spaces', `a${' '.repeat(900_000)}b`],
  ['listings without an end', '<pre>'.repeat(190_000)],
  ['formatting', '<b><i><u>'.repeat(100_000)],
])('reads a post of %s in time, or skips it', async (_what, content) => {
  const file = wordpress.replace('Not yet.', () => content);
  const posts = await read(file);
  expect(posts.length).toBeGreaterThanOrEqual(2);
});
