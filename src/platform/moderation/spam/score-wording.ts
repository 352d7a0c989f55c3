import { countPhrases } from './count-phrases.ts';
import type { WrittenMessage } from './score-message.ts';
import type { PhraseGroup } from './wording-phrases.ts';
import learned from './wording-weights.json' with { type: 'json' };

/** From these log-odds on, wording counts: by itself, or together with one other sign. */
const thresholds = { spam: 0.5, suspicious: 0 };

/** More phrases of one group count no more than this many. */
const maximumCount = 3;

type Wording = Pick<WrittenMessage, 'subject' | 'message'>;

/** The score for a message's wording: 3, 1 or none (score-message.ts). */
export function scoreWording(message: Wording): number {
  const logOdds = estimateLogOdds(message);
  return logOdds >= thresholds.spam ? 3 : logOdds >= thresholds.suspicious ? 1 : 0;
}

/** The logarithm of the odds that a message worded like this is unwanted: a logistic regression. */
const estimateLogOdds = (message: Wording): number =>
  listCounts(message).reduce((sum, [group, count]) => sum + count * learned.weights[group], learned.bias);

/** The model's inputs: how much a message says of each group. */
export const listCounts = ({ subject, message }: Wording) =>
  [...countPhrases(`${subject}\n${message}`)].map(([group, count]): [PhraseGroup, number] => [
    group,
    Math.min(count, maximumCount),
  ]);
