import type { Source } from '#platform/attribution/contract.ts';
import type { Platform } from '#platform/context.ts';
import { toDay } from '../days.ts';
import { addSums, SumCollector } from './sums.store.ts';

/**
 * Counts what was answered in the quiz, each answer by itself, and what brought who answered: in the sums of the day,
 * with nothing about who it was. A quiz whose counting fails is told all the same.
 * @param answers whose questions and values are checked
 */
export async function noteQuizResult(
  { database, log, now }: Pick<Platform, 'database' | 'log' | 'now'>,
  { answers, source }: { answers: Record<string, string>; source: Source | null },
): Promise<void> {
  const day = toDay(now());
  const sums = new SumCollector();
  const add = (name: string) => sums.add({ day, kind: 'quiz', name }, 'begun');
  add('');
  for (const [question, answer] of Object.entries(answers)) add(`${question}=${answer}`);
  if (source?.first.channel) add(`channel=${source.first.channel}`);
  try {
    await database.write((trx) => addSums(trx, sums.rows));
  } catch (error) {
    log.warn({ err: error }, 'quiz result not counted');
  }
}
