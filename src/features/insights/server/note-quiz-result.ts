import type { Source } from '#domain/attribution/contract.ts';
import type { Platform } from '#platform/context.ts';
import { toDay } from '../days.ts';
import { addSums, SumCollector } from './sums.store.ts';

/**
 * Counts the quiz's answers, each separately, and how the visitor arrived, in the day's sums, with nothing
 * about who it was. The fortune is told even if counting fails.
 * @param answers validated questions and values
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
