import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { converter, formatHex } from 'culori';
import { describe, expect, it } from 'vitest';
import { computeAccents, findNearestAccent, measureContrast, textContrast, themeGrounds } from './accent.ts';
import { brandingSchema } from './branding.schema.ts';
import { branding } from './branding.ts';

const hues = Array.from({ length: 72 }, (_, index) => index * 5);
const lightnesses = [0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
const toHex = (l: number, h: number) => formatHex({ mode: 'oklch', l, c: 0.15, h });
const colors = [
  ...['#000000', '#ffffff', '#ffff00', '#ff0000', '#00ff00', '#0000ff', '#777777'],
  ...hues.flatMap((hue) => lightnesses.map((lightness) => toHex(lightness, hue))),
];

const parse = (accent: unknown) => brandingSchema.safeParse({ ...branding, accent });

describe('the accent', () => {
  it('stands on the grounds of the design', () => {
    const css = readFileSync(join(import.meta.dirname, '../src/design/tokens.css'), 'utf8');
    const valuesOf = (token: string) =>
      Array.from(css.matchAll(new RegExp(`--${token}: (oklch[^;]+);`, 'g')), ([, value]) => value);
    const [paper, sheet, sunk] = ['paper', 'sheet', 'sunk'].map((token) => new Set(valuesOf(token)));
    expect([[...paper!], [...sheet!], [...sunk!]]).toEqual(
      [0, 1, 2].map((index) => [
        themeGrounds.light[index],
        themeGrounds.dark[index],
        themeGrounds.dark[index + 3],
      ]),
    );
  });

  it('can be read in both themes, whatever the hue, when the nearest that can is taken', () => {
    const unreadable = colors.filter((color) => {
      const { light, dark } = computeAccents(findNearestAccent(color));
      return measureContrast(light, 'light') < textContrast || measureContrast(dark, 'dark') < textContrast;
    });
    expect(unreadable).toEqual([]);
  });

  it('is taken as it is where it can be read, and keeps its hue where it is changed', () => {
    expect(findNearestAccent('#0055ff')).toBe('#0055ff');
    expect(computeAccents('#0055ff').light).toBe('#0055ff');
    const toHue = (color: string) => converter('oklch')(color)?.h ?? 0;
    for (const hue of hues) {
      const accent = toHex(0.7, hue);
      for (const made of [findNearestAccent(accent), computeAccents(accent).dark]) {
        const apart = Math.abs(toHue(made) - toHue(accent));
        expect(Math.min(apart, 360 - apart)).toBeLessThan(3);
      }
    }
  });

  it('goes no further from the choice than it must', () => {
    for (const accent of colors.filter((color) => measureContrast(color, 'light') < textContrast)) {
      expect(measureContrast(findNearestAccent(accent), 'light')).toBeLessThan(textContrast + 0.15);
    }
  });
});

describe('branding', () => {
  it('refuses an accent that cannot be read, and names the nearest that can, which it takes', () => {
    const result = parse('#FFFF00');
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['accent']]);
    const message = result.error?.issues[0]?.message ?? '';
    expect(message).toMatch(/its contrast is 1 to 1, and text needs 4.5; the nearest color that can is #/);
    expect(parse(message.slice(-7)).success).toBe(true);
  });

  it('says no contrast to be enough that is not', () => {
    const refused = colors.map(parse).filter(({ success }) => !success);
    expect(refused.length).toBeGreaterThan(100);
    for (const { error } of refused) {
      const [, contrast] = /contrast is ([\d.]+) to 1/.exec(error!.issues[0]!.message)!;
      expect(Number(contrast)).toBeLessThan(textContrast);
    }
  });

  it('takes an accent in capitals for the same, and none at all for the design’s own', () => {
    expect(parse('#0055FF').data?.accent).toBe('#0055ff');
    expect(parse(undefined).success).toBe(true);
  });

  it.each(['', 'red', '#05f', '#0055ff80', '#0055ff}body{display:none}', 'url(x)', 7, null])(
    'refuses %j as an accent with one text',
    (accent) => {
      expect(parse(accent).error?.issues).toHaveLength(1);
    },
  );

  it.each(['https://elsewhere.example/a.png', '/uploads/../a.png', '/uploads/a.png" onload="', '/a.png', ''])(
    'refuses %j as a picture',
    (address) => {
      for (const key of ['favicon', 'shareImage']) {
        expect(brandingSchema.safeParse({ ...branding, [key]: address }).success).toBe(false);
      }
      expect(brandingSchema.safeParse({ ...branding, favicon: '/uploads/logo-1.png' }).success).toBe(true);
    },
  );

  it('refuses a profile whose link could run a script', () => {
    const link = { label: 'Us', name: 'Us there', href: 'javascript:alert(1)' };
    expect(brandingSchema.safeParse({ social: { label: 'Profiles', links: [link] } }).success).toBe(false);
  });
});
