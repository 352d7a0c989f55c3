import { requireRight, type Context } from '#platform/context.ts';
import type { Period, QuizResults } from '../stats.contract.ts';
import { selectQuizSums } from './stats.store.ts';

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
