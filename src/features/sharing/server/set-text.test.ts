import { describe, expect, it } from 'vitest';
import { measureText, openFont, readSource } from '../../../../scripts/fonts/open-font.ts';
import { shareTypefaces } from '../../../../scripts/fonts/families.ts';
import { outlineTypeface } from '../../../../scripts/fonts/outline-typeface.ts';
import { breakIntoLines, canSet, drawLine, measure, openTypeface } from './set-text.ts';

const display = openTypeface('display');

describe('the outlines', () => {
  it.each(shareTypefaces)('of $name are those of the installed fonts', async (typeface) => {
    expect(openTypeface(typeface.name)).toEqual(await outlineTypeface(typeface));
  });
});

describe('text on images', () => {
  it.each(['AV Tools, “Why Typography?”', 'Wärmepumpe für Öl & Luft', '24/7: 1,100 to 2,500'])(
    'is as wide as a shaping engine sets it: %s',
    async (text) => {
      const at = { wght: 560, wdth: 112 };
      const font = await openFont(readSource('archivo', 'latin'), text, at);
      expect(measure(display, text, 1000)).toBe(measureText(font, text));
    },
  );

  it('has a letter nearer to another where the font says so', () => {
    expect(measure(display, 'AV', 84)).toBeLessThan(measure(display, 'A', 84) + measure(display, 'V', 84));
  });

  it('has accented letters of all of Latin, and leaves out what no font has', () => {
    expect(canSet(display, 'Łódź, Žižkov, Győr, Malmö')).toBe(true);
    expect(canSet(display, 'שלום')).toBe(false);
    expect(drawLine(display, 'aשb', 84, 0, 0)).toBe(drawLine(display, 'ab', 84, 0, 0));
  });

  it.each(['Wort '.repeat(40).trim(), 'x'.repeat(200), `${'W'.repeat(50)} AVA ${'ö'.repeat(60)}`])(
    'is broken into lines no wider than the room: %s',
    (text) => {
      const lines = breakIntoLines(display, text, 84, 1000);
      expect(lines.every((line) => measure(display, line, 84) <= 1000)).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    },
  );
});
