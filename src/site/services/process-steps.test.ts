import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { ProcessSteps, readSpan, readSpans } from './process-steps.tsx';
import { planService } from './service-plans.ts';

test('reads one week, several weeks and days', () => {
  expect(readSpan('week 1')).toEqual({ from: 1, to: 1 });
  expect(readSpan('weeks 4-9')).toEqual({ from: 4, to: 9 });
  expect(readSpan('days 2-6')).toEqual({ from: 2, to: 6 });
});

test('has no place for a length alone, or for one that ends before it starts', () => {
  expect(readSpan('two weeks each')).toBeNull();
  expect(readSpan('stages of 4 weeks')).toBeNull();
  expect(readSpan('weeks 3-2')).toBeNull();
  expect(readSpan('week 0')).toBeNull();
  expect(readSpan('weeks 1-99999999')).toBeNull();
  expect(readSpans(['week 1', 'final week'])).toBeNull();
});

test('has the first of several stages of one length at the end, and no other', () => {
  const stages = 'stages of 4 weeks';
  expect(readSpans(['weeks 1-8', stages])?.[1]).toEqual({ from: 9, to: 12 });
  expect(readSpans([stages, 'weeks 1-8'])).toBeNull();
  expect(readSpans([stages])).toBeNull();
  expect(readSpans([])).toEqual([]);
});

test('numbers the days, and ticks each bar at its end, with what is signed', () => {
  const { labels } = defaultContent.site;
  const step = { by: 'engineer' as const, text: 'Text' };
  const steps = [
    { ...step, title: 'Question', duration: 'day 1', signOff: 'the question' },
    { ...step, title: 'Report', duration: 'days 2-10', signOff: 'the report' },
  ];
  const html = renderToStaticMarkup(createElement(ProcessSteps, { steps, view: 'scale', labels }));
  expect(html).toContain('>Day<');
  for (const [end, signed] of [
    ['10%', 'the question'],
    ['100%', 'the report'],
  ])
    expect(html).toMatch(new RegExp(`<svg x="${end}".*?<span class="sr-only">Signed off: </span>${signed}`));
});

const toScale = defaultContent.services.filter((detail) => planService(detail).process === 'scale');

test.each(toScale)('$slug has stages that follow each other without a gap', ({ process }) => {
  const spans = readSpans(process.items.map(({ duration }) => duration));
  expect(spans).not.toBeNull();
  spans?.forEach(({ from }, index) => expect(from).toBe((spans[index - 1]?.to ?? 0) + 1));
});

const notParts = [
  'slug',
  'icon',
  'title',
  'description',
  'teaser',
  'features',
  'metaTitle',
  'metaDescription',
  'hero',
  'onward',
  'closing',
  'price',
  'screen',
  'largeDrawing',
  'results',
  'voice',
];

test.each(defaultContent.services)('$slug shows every part that its content has, once', (detail) => {
  const isFilled = (part: unknown) => (part as { items: unknown[] }).items.length > 0;
  const parts = Object.entries(detail)
    .filter(([key, part]) => !notParts.includes(key) && isFilled(part))
    .map(([key]) => key);
  expect(planService(detail).parts.toSorted()).toEqual(parts.toSorted());
});
