import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createLogoIconSvg } from '#design/drawings/logo-svg.ts';
import { makeDrawings } from './icons.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../public', name));

it("the default articles' drawings are as they are drawn (node scripts/icons.ts makes them)", () => {
  for (const [name, svg] of Object.entries(makeDrawings())) expect(read(name).toString()).toBe(svg);
});

describe('the icons', () => {
  it('are made from the logo as it is (node scripts/icons.ts makes them)', () => {
    expect(read('favicon.svg').toString()).toBe(createLogoIconSvg());
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is a square of %i pixels', async (name, size) => {
    const { width, height, format } = await sharp(read(name)).metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
  });

  it('the old format holds two sizes, each a whole PNG', async () => {
    const ico = read('favicon.ico');
    expect(ico.readUInt16LE(4)).toBe(2);
    for (const [index, size] of [16, 32].entries()) {
      const entry = 6 + 16 * index;
      const start = ico.readUInt32LE(entry + 12);
      const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
      expect((await sharp(png).metadata()).width).toBe(size);
    }
  });
});
