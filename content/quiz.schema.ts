import { z } from 'zod';
import { referenceTo, text } from './schema.ts';

/** The answers that the fortune request has for each question. */
const answers = {
  businessType: ['startup', 'small', 'medium', 'large'],
  techChallenge: ['automation', 'security', 'scalability', 'ai'],
  growthGoal: ['efficiency', 'reach', 'innovation', 'customer'],
  budget: ['small', 'medium', 'large', 'enterprise'],
} as const;

const optionSchema = z.strictObject({ label: text(40, 'Answer'), hint: text(90, 'Hint') });

/** A question with the answers that the fortune request has for it: only their words can be changed. */
function questionWith<Value extends string>(values: readonly Value[]) {
  const options = Object.fromEntries(values.map((value) => [value, optionSchema.meta({ title: value })]));
  return z.strictObject({
    question: text(80, 'Question'),
    options: z.strictObject(options as Record<Value, typeof optionSchema>).meta({ title: 'Answers' }),
  });
}

export const businessTypeSchema = questionWith(answers.businessType);
export const techChallengeSchema = questionWith(answers.techChallenge);
export const growthGoalSchema = questionWith(answers.growthGoal);
export const budgetSchema = questionWith(answers.budget);

const recommendation = {
  service: referenceTo('services', 'Service'),
  case: referenceTo('cases', 'Case')
    .optional()
    .meta({ title: 'Case', description: 'Left out where no project is like it.' }),
  reason: text(160, 'Reason').meta({ description: 'Why these two fit.' }),
};

const ruleSchema = z.strictObject({
  businessType: z.enum(answers.businessType).optional().meta({ title: 'Size' }),
  techChallenge: z.enum(answers.techChallenge).optional().meta({ title: 'Problem' }),
  growthGoal: z.enum(answers.growthGoal).optional().meta({ title: 'Goal' }),
  budget: z.enum(answers.budget).optional().meta({ title: 'Budget' }),
  ...recommendation,
});

/** The recommendation with a fortune, and how the answers go on to the contact form. */
export const quizAdviceSchema = z.strictObject({
  heading: text(60, 'Heading'),
  serviceLabel: text(30, 'Text before the service'),
  caseLabel: text(30, 'Text before the case'),
  rules: z.array(ruleSchema).max(24, 'has more than 24').meta({
    title: 'Rules',
    description:
      'The first rule whose answers were all given applies. A question set to None matches any answer.',
  }),
  otherwise: z
    .strictObject(recommendation)
    .optional()
    .meta({ title: 'When no rule fits', description: 'Left out, nothing is recommended then.' }),
  sentLabel: text(60, 'Text above the answers in the contact form'),
  removeLabel: text(30, 'Button that removes them there'),
});

export interface Quiz {
  businessType: z.infer<typeof businessTypeSchema>;
  techChallenge: z.infer<typeof techChallengeSchema>;
  growthGoal: z.infer<typeof growthGoalSchema>;
  budget: z.infer<typeof budgetSchema>;
}

export type QuizAdvice = z.infer<typeof quizAdviceSchema>;
