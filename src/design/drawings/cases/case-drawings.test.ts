import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { caseWords } from '#content/case-words.schema.ts';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import { measureLabel } from '../parts/text-width.ts';
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
