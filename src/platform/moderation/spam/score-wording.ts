import { countPhrases } from './count-phrases.ts';
import type { WrittenMessage } from './score-message.ts';
import type { PhraseGroup } from './wording-phrases.ts';
import learned from './wording-weights.json' with { type: 'json' };

/** From these log-odds on, wording counts: by itself, or together with one sign more. */
const thresholds = { spam: 0.5, suspicious: 0 };

/** More phrases of one group say no more than so many. */
const maximumCount = 3;

type Wording = Pick<WrittenMessage, 'subject' | 'message'>;

/** Points for how a message is worded: 3, 1 or none (score-message.ts). */
export function scoreWording(message: Wording): number {
  const logOdds = estimateLogOdds(message);
  return logOdds >= thresholds.spam ? 3 : logOdds >= thresholds.suspicious ? 1 : 0;
}

/** The logarithm of the odds that a message worded like this is unwanted: a logistic regression. */
const estimateLogOdds = (message: Wording): number =>
  listCounts(message).reduce((sum, [group, count]) => sum + count * learned.weights[group], learned.bias);

/** What is learned from: how much a message says of each group. */
export const listCounts = ({ subject, message }: Wording) =>
  [...countPhrases(`${subject}\n${message}`)].map(([group, count]): [PhraseGroup, number] => [
    group,
    Math.min(count, maximumCount),
  ]);
