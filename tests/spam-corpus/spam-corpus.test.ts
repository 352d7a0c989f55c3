import { describe, expect, it } from 'vitest';
import { unknownTiming } from '#platform/moderation/form-timing.ts';
import { scoreMessage } from '#platform/moderation/spam/score-message.ts';
import learned from '#platform/moderation/spam/wording-weights.json' with { type: 'json' };
import { learnWeights } from './learn-weights.ts';
import { heldOutHalf, tuningHalf, type Sample } from './read-corpus.ts';

const isQuarantined = (sample: Sample) =>
  scoreMessage({ message: sample, timing: unknownTiming, otherSenders: 0 }).isSpam;

/** By what they say alone: no honeypot, no timing, no repetition. */
describe.each([
  ['half set aside', heldOutHalf],
  ['tuning half', tuningHalf],
])('of the %s', (_name, samples) => {
  const honest = samples.filter(({ unwanted }) => !unwanted);
  const unwanted = samples.filter((sample) => sample.unwanted);

  it('has 150 messages of each sort, in six languages', () => {
    expect(Math.min(honest.length, unwanted.length)).toBeGreaterThan(150);
    expect(new Set(samples.map(({ language }) => language)).size).toBe(6);
  });

  it('quarantines one in a hundred honest messages at most', () => {
    expect(honest.filter(isQuarantined).length / honest.length).toBeLessThanOrEqual(0.01);
  });

  it('quarantines 85 in a hundred unwanted messages at least', () => {
    expect(unwanted.filter(isQuarantined).length / unwanted.length).toBeGreaterThanOrEqual(0.85);
  });
});

it('weighs phrases as the tuning half teaches', () => {
  const { bias, weights } = learnWeights(tuningHalf);
  expect(learned.bias).toBeCloseTo(bias, 1);
  for (const [group, weight] of Object.entries(weights)) {
    expect([group, learned.weights[group as keyof typeof weights]]).toEqual([
      group,
      expect.closeTo(weight, 1),
    ]);
  }
});
