import { z } from 'zod';

/** Shown for a question without an answer (SPEC section 5, "Quiz"). */
const unanswered = { error: 'Please select an option to continue' };

/** The quiz's four answers. The values are the wire format; the labels are content. */
export const fortuneAnswersSchema = z.strictObject({
  businessType: z.enum(['startup', 'small', 'medium', 'large'], unanswered),
  techChallenge: z.enum(['automation', 'security', 'scalability', 'ai'], unanswered),
  growthGoal: z.enum(['efficiency', 'reach', 'innovation', 'customer'], unanswered),
  /** Per year: under 50K, 50K to 200K, 200K to 1M, over 1M. */
  budget: z.enum(['small', 'medium', 'large', 'enterprise'], unanswered),
});

/** What the lines of a fortune begin with, before a colon. */
export const fortuneLines = ['See', 'Do', 'Beware', 'Budget'] as const;

export const fortuneRequestSchema = z
  .strictObject({ answers: fortuneAnswersSchema })
  .meta({ id: 'FortuneRequest' });

const recommendedSchema = z.strictObject({
  label: z.string(),
  title: z.string(),
  text: z.string().optional(),
  path: z.string(),
});

/** A service, and a case where one fits, that match the answers, by the owner's rules. */
const fortuneAdviceSchema = z
  .strictObject({
    heading: z.string(),
    reason: z.string(),
    service: recommendedSchema,
    case: recommendedSchema.optional(),
  })
  .meta({
    id: 'FortuneAdvice',
    description: 'A service and, where one is like it, a case study that match the answers',
  });

export const fortuneResponseSchema = z
  .strictObject({ fortune: z.string(), advice: fortuneAdviceSchema.optional() })
  .meta({ id: 'Fortune' });

export type FortuneAdvice = z.infer<typeof fortuneAdviceSchema>;

export type FortuneAnswers = z.infer<typeof fortuneAnswersSchema>;

/** The site's name of each budget. */
export type BudgetBands = Record<FortuneAnswers['budget'], string>;
