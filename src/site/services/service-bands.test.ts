import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { groupBands } from './service-bands.ts';
import { planService } from './service-plans.ts';

it('puts two parts beside each other only if they are about as long', () => {
  expect(groupBands(['audience', 'offerings', 'figures', 'technologies', 'questions', 'next'])).toEqual([
    ['audience'],
    ['offerings'],
    ['figures'],
    ['technologies', 'questions'],
    ['next'],
  ]);
  expect(groupBands(['questions', 'technologies', 'next'])).toEqual([
    ['questions', 'technologies'],
    ['next'],
  ]);
  expect(groupBands(['record', 'questions'])).toEqual([['record', 'questions']]);
});

it.each(defaultContent.services)(
  '$slug: few parts have a band of their own, and none is beside a void',
  (detail) => {
    const bands = groupBands(planService(detail).parts);
    expect(bands.filter((parts) => parts.length === 2).length).toBeGreaterThanOrEqual(1);
    for (const part of ['audience', 'offerings'] as const) expect(bands).toContainEqual([part]);
  },
);
