import { z } from 'zod';
import { text } from './schema.ts';

const optionSchema = z.strictObject({ label: text(40, 'Answer'), hint: text(90, 'Hint') });

/** A question with the answers that the fortune request has for it: only their words can be changed. */
function questionWith<Value extends string>(values: readonly Value[]) {
  const options = Object.fromEntries(values.map((value) => [value, optionSchema.meta({ title: value })]));
  return z.strictObject({
    question: text(80, 'Question'),
    options: z.strictObject(options as Record<Value, typeof optionSchema>).meta({ title: 'Answers' }),
  });
}

export const businessTypeSchema = questionWith(['startup', 'small', 'medium', 'large']);
export const techChallengeSchema = questionWith(['automation', 'security', 'scalability', 'ai']);
export const growthGoalSchema = questionWith(['efficiency', 'reach', 'innovation', 'customer']);
export const budgetSchema = questionWith(['small', 'medium', 'large', 'enterprise']);

export interface Quiz {
  businessType: z.infer<typeof businessTypeSchema>;
  techChallenge: z.infer<typeof techChallengeSchema>;
  growthGoal: z.infer<typeof growthGoalSchema>;
  budget: z.infer<typeof budgetSchema>;
}
