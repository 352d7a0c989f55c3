import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { openStaticFiles } from '#http/static-files.ts';
import { packFiles } from './pack-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'countermark-packed-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const script = 'export const steps = [];\n'.repeat(100);

it('packs the files of a build, which are sent as packed', async () => {
  mkdirSync(join(dir, '_astro'));
  writeFileSync(join(dir, '_astro/form.1.js'), script);
  writeFileSync(join(dir, 'icon.png'), script);
  const done = packFiles().hooks['astro:build:done'] as (build: { dir: URL }) => Promise<void>;
  await done({ dir: pathToFileURL(`${dir}/`) });
  expect(readdirSync(dir, { recursive: true }).toSorted()).toEqual([
    '_astro',
    '_astro/form.1.js',
    '_astro/form.1.js.br',
    'icon.png',
  ]);

  const packed = readFileSync(join(dir, '_astro/form.1.js.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(script);
  // Another packing of the same bytes: what is sent is the file's.
  writeFileSync(join(dir, '_astro/form.1.js.br'), Buffer.concat([packed, Buffer.from('.')]));
  const files = openStaticFiles(dir);
  const { representations } = (await files.find('/_astro/form.1.js'))!;
  expect(representations.br.body.byteLength).toBe(packed.byteLength + 1);
  expect(representations.identity.body.toString()).toBe(script);
  expect(representations.br.etag).not.toBe(representations.gzip.etag);
  expect(files.find('/_astro/form.1.js.br')).toBeNull();
});
