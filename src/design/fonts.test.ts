import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFont } from '../../scripts/fonts/open-font.ts';

const dir = join(import.meta.dirname, 'fonts');
const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

const sumBytes = (...names: string[]) =>
  names.reduce((sum, name) => sum + statSync(join(dir, `${name}.woff2`)).size, 0);

async function listMissing(name: string, text: string): Promise<string[]> {
  const { face } = await openFont(readFileSync(join(dir, `${name}.woff2`)), text);
  const had = new Set(face.collectUnicodes());
  return [...text].filter((character) => !had.has(character.codePointAt(0) ?? 0));
}

describe('the fonts', () => {
  it('cost a page without articles no more than 30 kB', () => {
    expect(sumBytes('archivo', 'martian-mono')).toBeLessThanOrEqual(30_000);
  });

  it('cost an article no more than 48 kB', () => {
    expect(sumBytes('archivo', 'martian-mono', 'literata')).toBeLessThanOrEqual(48_000);
  });

  it.each(['archivo', 'literata', 'martian-mono'])('%s has plain text and its punctuation', async (name) => {
    const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
    expect(await listMissing(name, `${ascii}‘’“”–—…•·×€£°−\u00a0`)).toEqual([]);
  });

  it.each(['archivo', 'literata'])('%s has the accented letters in files of their own', async (name) => {
    expect(await listMissing(`${name}-latin-1`, 'ÄÉÎÑØÜßàåæçéëïñôøüÿıŒœ')).toEqual([]);
    expect(await listMissing(`${name}-latin-ext`, 'ĀĆČĐĘĞİŁłŃŐőŘŚŞŠŤŰŹŻŽž')).toEqual([]);
  });

  it('are all named in the style sheet, each with a fallback of its size', () => {
    const named = [...css.matchAll(/url\('\.\/fonts\/([^']+)'\)/g)].map(([, file]) => file);
    expect(named.toSorted()).toEqual(globSync('*.woff2', { cwd: dir }).toSorted());
    for (const family of ['Archivo', 'Literata', 'Martian Mono']) {
      expect(css).toContain(`font-family: '${family} Fallback'`);
    }
  });
});
