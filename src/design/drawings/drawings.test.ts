import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { approachAngles, polarPoint } from './approach-nodes.ts';
import { ApproachRing } from './approach-ring.tsx';
import { caseDrawings, firstCaseDrawings } from './cases/case-drawings.ts';
import { caseParts } from './cases/case-screen.tsx';
import { headWords } from '#content/head-words.schema.ts';
import { CheckedPage } from './checked-page.tsx';
import type { DrawingProps } from './drawing.tsx';
import { drawFirstWords } from './first-words.ts';
import { firstHighlightCards } from './highlights/highlight-cards.ts';
import { createLogoIconSvg } from './logo-svg.ts';
import { firstLargeDrawings, largeDrawings } from './large/large-drawings.ts';
import { portraitDrawings } from './portrait-drawings.tsx';
import { productDrawings } from './product-drawings.tsx';
import { firstScreenCrops } from './screens/screen-crops.tsx';
import { firstStepSheets } from './steps/step-sheets.tsx';
import { firstWorkStrips, workStrips } from './strips/service-strips.ts';

const budgetBytes = 1240;

const drawings: Record<string, ComponentType<DrawingProps>> = {
  ring: ApproachRing,
  ...firstCaseDrawings,
  ...drawFirstWords({ 'checked-page': CheckedPage }, headWords),
  ...firstHighlightCards,
  ...firstLargeDrawings,
  ...portraitDrawings,
  ...productDrawings,
  ...firstScreenCrops,
  ...firstStepSheets,
  ...firstWorkStrips,
};

function render(drawing: ComponentType<DrawingProps>, props: DrawingProps): string {
  return renderToStaticMarkup(createElement(drawing, props));
}

describe.each(Object.entries(drawings))('the drawing %s', (_name, drawing) => {
  it('stays within its budget of compressed markup', () => {
    expect(gzipSync(render(drawing, { label: 'words' })).length).toBeLessThanOrEqual(budgetBytes);
  });

  it('is an image with a name, or hidden when decorative', () => {
    expect(render(drawing, { label: 'words' })).toContain('role="img" aria-label="words"');
    expect(render(drawing, { label: 'words', decorative: true })).toMatch(/^<svg aria-hidden="true"/);
  });

  it('carries no inline style and no unfinished number', () => {
    expect(render(drawing, { label: 'words' })).not.toMatch(/style=|<style|NaN|undefined/);
  });
});

describe.each(Object.entries({ ...caseDrawings, ...workStrips, ...largeDrawings }))(
  'the drawing of work %s',
  (kind, Drawing) => {
    it('leaves a place empty that has no words', () => {
      const drawing = Drawing as ComponentType<DrawingProps & { words: object }>;
      const markup = renderToStaticMarkup(
        createElement(drawing, { words: { [kind in caseDrawings ? 'stamp' : 'title']: 'ONLY' } }),
      );
      expect(markup.match(/<text[^>]*>[^<]*/g)).toEqual([expect.stringContaining('>ONLY')]);
    });
  },
);

/** In the drawing's own units: a little more than a letter of its labels takes. */
const letterWidth = 8.2;

/** The words of a drawing, with where each begins and ends. */
function placeWords(markup: string): { text: string; from: number; to: number; baseline: number }[] {
  let moved = 0;
  let lowered = 0;
  const found: ReturnType<typeof placeWords> = [];
  for (const [tag, by, down, attributes, text] of markup.matchAll(
    /<g transform="translate\((\d+) (\d+)|<\/g>|<text([^>]*)>([^<]+)/g,
  )) {
    if (by || tag === '</g>') [moved, lowered] = [Number(by ?? 0), Number(down ?? 0)];
    if (!text || !attributes) continue;
    const x = moved + Number(/ x="([\d.]+)"/.exec(attributes)![1]);
    const width = text.length * letterWidth;
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
    const from = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    const baseline = lowered + Number(/ y="([\d.]+)"/.exec(attributes)![1]);
    found.push({ text, from, to: from + width, baseline });
  }
  return found;
}

describe.each(Object.entries(firstCaseDrawings))('the screen %s', (_name, drawing) => {
  const markup = render(drawing, {});
  const [, , half] = caseParts.left.split(' ').map(Number);

  it('has every word in one of its halves, as each is shown alone', () => {
    const cut = placeWords(markup).filter(({ from, to }) => {
      return from < 0 || to > 2 * half! || (from < half! && to > half!);
    });
    expect(cut).toEqual([]);
  });

  it.each(['top', 'foot'] as const)('has no word that its %s cuts', (part) => {
    const [left, top, width, height] = caseParts[part].split(' ').map(Number);
    const cut = placeWords(markup).filter(
      ({ from, to, baseline }) =>
        to > left! &&
        from < left! + width! &&
        [top!, top! + height!].some((edge) => baseline - 12 < edge && baseline + 4 > edge),
    );
    expect(cut).toEqual([]);
  });

  it('has its stamp in the left half, which cards show', () => {
    const [, x, width] = /<rect x="(\d+)" y="\d+" width="(\d+)"/.exec(markup)!;
    expect(Number(x) + Number(width)).toBeLessThan(half!);
  });
});

describe('the approach nodes', () => {
  it('stand clockwise from the top', () => {
    expect(polarPoint(approachAngles[0], 100)).toEqual([0, -100]);
    expect(polarPoint(approachAngles[1], 100)[0]).toBeGreaterThan(0);
    expect(polarPoint(approachAngles[4], 100)[0]).toBeLessThan(0);
    expect(approachAngles).toHaveLength(5);
  });
});

describe('the logo icon', () => {
  it('is a standalone document with its own colors', () => {
    const svg = createLogoIconSvg({ size: 32 });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/class=|currentColor|var\(/);
  });
});
