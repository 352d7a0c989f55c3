import { requireRight, type Context, type Platform } from '#platform/context.ts';
import type { Period, QuizResults } from '../stats.contract.ts';
import { selectQuizSums } from './stats.store.ts';
import type { Source } from '#domain/attribution/contract.ts';
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

/** How often the quiz was finished, what was answered, and how those visitors arrived. @throws Problem 403 */
export async function readQuizResults(ctx: Context, period: Period): Promise<QuizResults> {
  requireRight(ctx.caller, 'readQuizResults');
  const sums = await ctx.database.read(
    'insights',
    (connection) => selectQuizSums(connection, period),
    ctx.signal,
  );
  const parts = sums.map(({ name, count }) => {
    const [question = '', answer = ''] = name.split('=', 2);
    return { question, answer, count };
  });
  return {
    finished: parts.find(({ question }) => question === '')?.count ?? 0,
    answers: parts.filter(({ question }) => question !== '' && question !== 'channel'),
    channels: parts
      .filter(({ question }) => question === 'channel')
      .map(({ answer, count }) => ({ channel: answer, count })),
  };
}
