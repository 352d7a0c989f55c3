import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { caseWords } from '#content/case-words.schema.ts';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import { measureLabel } from '../parts/text-width.ts';
import { firstCaseDrawings } from './case-drawings.ts';
import { caseParts } from './case-screen.tsx';
import { DockSchedule } from './dock-schedule.tsx';
import { TicketRouting } from './ticket-routing.tsx';

const dockWords = readFirstWords(caseWords['dock-schedule']);

describe('a word that a person corrects', () => {
  it.each(['Billing', 'Mechanicals', 'Ill'])('has a box and a strike of its own length: %s', (firstTeam) => {
    const markup = renderToStaticMarkup(createElement(TicketRouting, { words: { firstTeam } }));
    const [, box] = /d="M0 27h(\d+)v23h-\d+z"/.exec(markup)!;
    const [, from, strike] = /stroke-redline" d="M(\d+) 38h(\d+)"/.exec(markup)!;
    const length = measureLabel(firstTeam);
    expect([Number(from), Number(strike)]).toEqual([10, length]);
    expect(Number(box)).toBe(length + 20);
  });
});

describe('the late truck of a day plan', () => {
  it('is drawn as late as is written beside it', () => {
    const markup = renderToStaticMarkup(createElement(DockSchedule, { words: dockWords }));
    const bars = [...markup.matchAll(/d="M(\d+) \d+h(\d+)v30h-\d+z"><\/path><text[^>]*>([^<]+)/g)];
    const [planned, moved] = bars
      .filter(([, , , truck]) => truck === dockWords.struck)
      .map(([, x]) => Number(x));
    const [firstHour, secondHour] = [dockWords.firstHour, dockWords.secondHour].map((hour) =>
      Number(new RegExp(`<text x="(\\d+)"[^>]*>${hour}`).exec(markup)![1]),
    );
    const minute = (secondHour! - firstHour!) / 60;
    expect(`${(moved! - planned!) / minute} min late`).toBe(dockWords.late);
  });
});

const [, , half] = caseParts.left.split(' ').map(Number);

/** How far down the boxes of the left half begin that have a mark of their own, such as dashes; none that is red. */
function readTops(markup: string, mark: RegExp): number[] {
  let moved = [0, 0];
  let isRed = false;
  const tops: number[] = [];
  for (const [tag, dx, dy] of markup.matchAll(
    /<g transform="translate\((\d+) (\d+)|<\/?g\b[^>]*>|<path[^>]*>/g,
  )) {
    if (dx || tag === '</g>') moved = [Number(dx ?? 0), Number(dy ?? 0)];
    if (/^<\/?g/.test(tag)) isRed = tag.includes('redline');
    if (isRed || !mark.test(tag)) continue;
    let [x, y] = [0, 0];
    for (const [, letter, byX, byY] of tag.matchAll(/(M|m)(-?\d+) (-?\d+)(?=h)/g)) {
      [x, y] = letter === 'M' ? [Number(byX), Number(byY)] : [x + Number(byX), y + Number(byY)];
      if (x + moved[0]! < half!) tops.push(y + moved[1]!);
    }
  }
  return tops;
}

describe.each(Object.entries(firstCaseDrawings))('the stamped half of %s', (_kind, Drawing) => {
  it('has a tick beside each proposal', () => {
    const markup = renderToStaticMarkup(createElement(Drawing));
    const ticks = readTops(markup, /fill-mark/);
    const unsigned = readTops(markup, /stroke-dasharray/).filter(
      (proposal) => !ticks.some((tick) => Math.abs(tick - proposal) <= 22),
    );
    expect(unsigned).toEqual([]);
  });
});

it('leaves a row that a person does without AI as it is', () => {
  const words = readFirstWords(caseWords['ticket-routing']);
  const countTicks = (more: object) =>
    readTops(
      renderToStaticMarkup(createElement(TicketRouting, { words: { ...words, ...more } })),
      /fill-mark/,
    ).length;
  expect(countTicks({ secondTeam: undefined })).toBe(countTicks({}) - 1);
  expect(countTicks({ fourthNote: undefined })).toBe(countTicks({}));
});
