import { z } from 'zod';
import { findRepeated, text } from './schema.ts';

/** The answers of the fortune request: they are the API's, and only their words can be changed. */
const answers = {
  businessType: ['startup', 'small', 'medium', 'large'],
  techChallenge: ['automation', 'security', 'scalability', 'ai'],
  growthGoal: ['efficiency', 'reach', 'innovation', 'customer'],
  budget: ['small', 'medium', 'large', 'enterprise'],
} as const;

const questionSchemas = Object.entries(answers).map(([key, values]) =>
  z.strictObject({
    key: z.literal(key),
    question: text(80),
    options: z
      .array(z.strictObject({ value: z.enum(values), label: text(40), hint: text(90) }))
      .length(values.length, 'must have every answer once')
      .refine((options) => findRepeated(options.map(({ value }) => value)).length === 0, {
        error: 'must have every answer once',
      }),
  }),
);

/** Four questions with four answers each, as the fortune request has them. */
export const quizSchema = z
  .array(z.discriminatedUnion('key', questionSchemas as [(typeof questionSchemas)[number]]))
  .length(questionSchemas.length, 'must have every question once')
  .refine((questions) => findRepeated(questions.map(({ key }) => key)).length === 0, {
    error: 'must have every question once',
  });
