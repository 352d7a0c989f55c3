import { z } from 'zod';
import { text } from './schema.ts';

/** Four questions with four answers each. That keys and values are the API's is tested with the fortune. */
export const quizSchema = z
  .array(
    z.strictObject({
      key: z.enum(['businessType', 'techChallenge', 'growthGoal', 'budget']),
      question: text(80).endsWith('?'),
      options: z.array(z.strictObject({ value: text(20), label: text(40), hint: text(90) })).length(4),
    }),
  )
  .length(4);
