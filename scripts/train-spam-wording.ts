import { writeFileSync } from 'node:fs';
import { estimate, learnWeights } from '../tests/spam-corpus/learn-weights.ts';
import { tuningHalf } from '../tests/spam-corpus/read-corpus.ts';

/*
 * Learns how much each group of phrases weighs (src/platform/moderation/spam/wording-phrases.ts) from the
 * tuning half of the corpus, and shows what thresholds would do by tenfold cross-validation on that half:
 * docs/decisions/spam.md.
 */
const target = new URL('../src/platform/moderation/spam/wording-weights.json', import.meta.url);
const folds = 10;

const estimates = Array.from({ length: folds }, (_, fold) => {
  const isOut = (_sample: unknown, i: number) => i % folds === fold;
  const learned = learnWeights(tuningHalf.filter((sample, i) => !isOut(sample, i)));
  return tuningHalf
    .filter(isOut)
    .map((sample) => ({ unwanted: sample.unwanted, logOdds: estimate(learned, sample) }));
}).flat();

const share = (unwanted: boolean, from: number): string => {
  const samples = estimates.filter((sample) => sample.unwanted === unwanted);
  const above = samples.filter(({ logOdds }) => logOdds >= from).length;
  return `${above} of ${samples.length}`;
};
for (const from of [-0.5, 0, 0.25, 0.5, 0.75, 1, 1.5, 2]) {
  process.stdout.write(`from ${from}: honest ${share(false, from)}, unwanted ${share(true, from)}\n`);
}

writeFileSync(target, `${JSON.stringify(learnWeights(tuningHalf), null, 2)}\n`);
