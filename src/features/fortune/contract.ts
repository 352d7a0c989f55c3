import { z } from 'zod';

/** The quiz's four answers. The values are the wire format; the labels are content. */
export const fortuneAnswersSchema = z.strictObject({
  businessType: z.enum(['startup', 'small', 'medium', 'large']),
  techChallenge: z.enum(['automation', 'security', 'scalability', 'ai']),
  growthGoal: z.enum(['efficiency', 'reach', 'innovation', 'customer']),
  /** Per year: under 50K, 50K to 200K, 200K to 1M, over 1M. */
  budget: z.enum(['small', 'medium', 'large', 'enterprise']),
});

export const fortuneRequestSchema = z.strictObject({ answers: fortuneAnswersSchema });

export const fortuneResponseSchema = z.strictObject({ fortune: z.string() });

export type FortuneAnswers = z.infer<typeof fortuneAnswersSchema>;
export type FortuneRequest = z.infer<typeof fortuneRequestSchema>;
export type FortuneResponse = z.infer<typeof fortuneResponseSchema>;
