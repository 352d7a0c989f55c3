import { describe, expect, it } from 'vitest';
import { unknownTiming } from '#domain/forms/server/submission.ts';
import { looksLikeAdvertising } from '#domain/moderation/server/spam/looks-like-advertising.ts';
import { scoreMessage } from '#domain/moderation/server/spam/score-message.ts';
import { heldOutHalf, tuningHalf, unseen } from './read-corpus.ts';

describe.each([
  ['half set aside', heldOutHalf, 0.03, 0.93],
  ['tuning half', tuningHalf, 0.01, 0.93],
  ['texts that nothing was tuned on', unseen, 0.05, 0.71],
])('of the %s', (_name, samples, mostHonest, fewestUnwanted) => {
  const honest = samples.filter(({ unwanted }) => !unwanted);
  const unwanted = samples.filter((sample) => sample.unwanted);

  it('quarantines no honest message', () => {
    const isQuarantined = (message: (typeof samples)[number]) =>
      scoreMessage({ message, timing: unknownTiming, otherSenders: 0 }).isSpam;
    expect(honest.filter(isQuarantined)).toEqual([]);
  });

  it('marks few honest messages as advertising, and most of the unwanted', () => {
    expect(honest.filter(looksLikeAdvertising).length / honest.length).toBeLessThanOrEqual(mostHonest);
    expect(unwanted.filter(looksLikeAdvertising).length / unwanted.length).toBeGreaterThanOrEqual(
      fewestUnwanted,
    );
  });
});
