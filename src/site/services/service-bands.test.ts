import { describe, expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { groupBands, listBands, showsProof, toneOf } from './service-bands.ts';

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

it('leaves few questions at the end of a page to the ways onward', () => {
  const training = defaultContent.services.find(({ slug }) => slug === 'training-consultancy')!;
  const bandsOf = (count: number) => {
    const items = Array.from({ length: count }, () => training.questions!.items[0]!);
    return listBands({ ...training, questions: { ...training.questions!, items } });
  };
  expect(bandsOf(2).flat()).not.toContain('questions');
  expect(bandsOf(3).at(-1)).toEqual(['questions']);
});

describe.each(defaultContent.services)('$slug', (detail) => {
  const bands = listBands(detail);

  it('has one band with what was measured and what was signed', () => {
    expect(bands.filter(showsProof)).toEqual([['figures', 'record']]);
    expect(bands.flat().join()).toMatch(/(offerings|workshops),technologies/);
  });

  it('has no two neighbors on one ground, from its first band to its closing', () => {
    const tones = Array.from({ length: bands.length + 2 }, (_, band) => toneOf(bands, band));
    expect(tones.filter((tone, band) => tone === tones[band - 1])).toEqual([]);
    expect(tones.filter((tone) => tone === 'ink')).toHaveLength(1);
  });
});
