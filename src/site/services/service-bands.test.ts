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

describe.each(defaultContent.services)('$slug', (detail) => {
  const bands = listBands(detail);

  it('has one band with what was measured and what was signed', () => {
    expect(bands.filter(showsProof)).toEqual(
      detail.slug === 'training-consultancy'
        ? [['figures'], ['record', 'questions']]
        : [['figures', 'record']],
    );
    expect(bands.flat().join()).toMatch(/(offerings|workshops),technologies/);
  });

  it('has no two neighbors on one ground, from its first band to its closing', () => {
    const tones = Array.from({ length: bands.length + 2 }, (_, band) => toneOf(bands, band));
    expect(tones.filter((tone, band) => tone === tones[band - 1])).toEqual([]);
    expect(tones.filter((tone) => tone === 'ink')).toHaveLength(1);
  });
});
