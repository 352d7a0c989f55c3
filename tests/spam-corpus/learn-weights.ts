import { listCounts } from '#platform/moderation/spam/score-wording.ts';
import { phraseGroups, type PhraseGroup } from '#platform/moderation/spam/wording-phrases.ts';
import type { Sample } from './read-corpus.ts';

export interface WordingWeights {
  bias: number;
  weights: Record<PhraseGroup, number>;
}

const groups = Object.keys(phraseGroups) as PhraseGroup[];

/** Keeps the weights small: the variance of their prior is 1 / penalty. */
const penalty = 1;

const rounds = 3000;
const rate = 0.1;
const momentum = 0.9;

/** Logistic regression by gradient descent; the same samples give the same weights. */
export function learnWeights(samples: Sample[]): WordingWeights {
  const rows = samples.map((sample) => ({
    counts: listCounts(sample).map(([group, count]): [number, number] => [groups.indexOf(group), count]),
    label: sample.unwanted ? 1 : 0,
  }));
  // The last is the bias, which is not held small.
  const weights = Array.from({ length: groups.length + 1 }, () => 0);
  const steps = [...weights];
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map((weight, i) => (i < groups.length ? penalty * weight : 0));
    for (const { counts, label } of rows) {
      const logOdds = counts.reduce((sum, [i, count]) => sum + count * weights[i]!, weights.at(-1)!);
      const error = 1 / (1 + Math.exp(-logOdds)) - label;
      for (const [i, count] of counts) gradient[i]! += error * count;
      gradient[groups.length]! += error;
    }
    for (let i = 0; i < weights.length; i += 1) {
      steps[i] = momentum * steps[i]! - (rate * gradient[i]!) / samples.length;
      weights[i]! += steps[i]!;
    }
  }
  const round = (weight: number) => Math.round(weight * 100) / 100;
  return {
    bias: round(weights.at(-1)!),
    weights: Object.fromEntries(groups.map((group, i) => [group, round(weights[i]!)])) as Record<
      PhraseGroup,
      number
    >,
  };
}

/** The log-odds of a sample with weights that have not seen it. */
export const estimate = ({ bias, weights }: WordingWeights, sample: Sample): number =>
  listCounts(sample).reduce((sum, [group, count]) => sum + count * weights[group], bias);
