import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepAssets } from './keep-assets.ts';

const root = mkdtempSync(join(tmpdir(), 'countermark-assets-'));
const dist = join(root, 'dist');
const assets = join(dist, 'client/_astro');
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As Astro does: what was there is gone. */
function build(...names: string[]): void {
  const putBack = keepAssets(dist);
  rmSync(join(dist, 'client'), { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const name of names) writeFileSync(join(assets, name), name);
  putBack();
}

it('keeps the hashed files of one build before, and no longer', () => {
  build('form.1.js', 'style.1.css');
  expect(readdirSync(assets)).toEqual(['form.1.js', 'style.1.css']);
  build('form.2.js', 'style.1.css');
  expect(readdirSync(assets)).toEqual(['form.1.js', 'form.2.js', 'style.1.css']);
  build('form.3.js', 'style.1.css');
  expect(readdirSync(assets)).toEqual(['form.2.js', 'form.3.js', 'style.1.css']);
  expect(readdirSync(root)).toEqual(['dist']);
  expect(existsSync(join(assets, 'form.1.js'))).toBe(false);
});
