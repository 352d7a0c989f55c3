import { z } from 'zod';
import { text } from './schema.ts';

const sizes = {
  startup: 'Startup',
  small: 'Small business',
  medium: 'Medium business',
  large: 'Large enterprise',
};
const challenges = { automation: 'Manual work', security: 'Security', scalability: 'Growth', ai: 'AI' };
const goals = { efficiency: 'Efficiency', reach: 'Reach', innovation: 'Innovation', customer: 'Customers' };
const budgets = { small: 'Smallest budget', medium: 'Second', large: 'Third', enterprise: 'Largest budget' };

/** A text for each answer to a question. @param titles what the form calls the answers */
function forEach<Answer extends string, Schema extends z.ZodType>(
  titles: Readonly<Record<Answer, string>>,
  schema: Schema,
) {
  const shape = Object.entries<string>(titles).map(([answer, title]) => [answer, schema.meta({ title })]);
  return z.strictObject(Object.fromEntries(shape) as Record<Answer, Schema>);
}

/** A last sentence, which a stored document may still have. */
function dropClosings(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('closings' in data)) return data;
  const { closings: _, ...rest } = data;
  return rest;
}

const fields = z.strictObject({
  openings: forEach(sizes, text(200)).meta({ title: 'First sentence' }),
  firstStep: text(60, 'Words before the first step'),
  firstSteps: forEach(sizes, forEach(challenges, text(300))).meta({
    title: 'First steps',
    description: 'Each ends with a period, as all that follows.',
  }),
  warning: text(60, 'Words before the warning').optional(),
  warnings: forEach(challenges, forEach(goals, text(200))).meta({ title: 'Warnings' }),
  teams: forEach(budgets, text(120)).meta({
    title: 'Teams',
    description: 'What the budget pays for, after its name: “pays for a project”.',
  }),
  purchases: forEach(budgets, forEach(goals, text(200))).meta({
    title: 'Results',
    description: 'What the team gets done, after a colon.',
  }),
});

/** The sentences of a fortune where no model writes it. */
export const fortunesSchema = z.preprocess(dropClosings, fields);

export type Fortunes = z.infer<typeof fortunesSchema>;
