import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { groupBands, showsProof } from './service-bands.ts';
import { planService } from './service-plans.ts';

it('puts two parts into one band only if they belong together', () => {
  expect(groupBands(['audience', 'offerings', 'technologies', 'figures', 'questions', 'next'])).toEqual([
    ['audience'],
    ['offerings', 'technologies'],
    ['figures'],
    ['questions', 'next'],
  ]);
  expect(groupBands(['offerings', 'record', 'technologies', 'questions'])).toEqual([
    ['offerings'],
    ['record'],
    ['technologies'],
    ['questions'],
  ]);
});

it.each(defaultContent.services)('$slug: one band has what was measured and what was signed', (detail) => {
  const bands = groupBands(planService(detail).parts);
  expect(bands.filter(showsProof)).toEqual([['figures', 'record']]);
  expect(bands).toContainEqual(['offerings', 'technologies']);
});
