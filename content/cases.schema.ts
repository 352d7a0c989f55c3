import { z } from 'zod';
import { caseCategories, caseIds } from './cases/names.ts';
import { text } from './schema.ts';

const [, ...categories] = caseCategories;

const caseResultSchema = z.strictObject({
  metric: text(60),
  value: text(24),
  /** How the value was counted, and against what. */
  description: text(200),
});

const caseStudySchema = z.strictObject({
  id: z.enum(caseIds),
  client: text(40),
  /** Key of the drawing: always the id. */
  thumbnail: z.enum(caseIds),
  /** What the drawing shows; its text equivalent. */
  drawing: text(320),
  category: z.enum(categories),
  industry: text(40),
  hoverSummary: text(110),
  year: z.int().min(2000).max(2100),
  duration: text(30),
  team: text(120),
  challenge: z.array(text(520)).length(2),
  solution: z.array(text(620)).min(2).max(3),
  results: z.array(caseResultSchema).min(3).max(4),
  tech: z.array(text(30)).min(5).max(9),
  /** What we would do differently. */
  hindsight: text(420),
});

/** The whole gallery: every id once and in order, every category once. */
export const casesSchema = z.array(caseStudySchema).superRefine((cases, context) => {
  if (cases.map((item) => item.id).join() !== caseIds.join()) {
    context.addIssue({ code: 'custom', message: `must be, in order: ${caseIds.join(', ')}` });
  }
  for (const category of categories) {
    if (cases.filter((item) => item.category === category).length !== 1) {
      context.addIssue({ code: 'custom', message: `needs exactly one case in ${category}` });
    }
  }
  for (const item of cases) {
    if (item.thumbnail !== item.id) {
      context.addIssue({ code: 'custom', message: `${item.id} shows the drawing of ${item.thumbnail}` });
    }
  }
});

const teaserSchema = caseStudySchema.pick({
  id: true,
  client: true,
  thumbnail: true,
  category: true,
  hoverSummary: true,
  industry: true,
});

/** The home page's three, in the order shown. */
export const teasersSchema = z.tuple([
  teaserSchema.extend({
    category: z.literal('AI Automation'),
    industry: z.literal('Enterprise Software'),
  }),
  teaserSchema.extend({ category: z.literal('Healthcare AI'), industry: z.literal('Healthcare') }),
  teaserSchema.extend({ category: z.literal('EdTech Platform'), industry: z.literal('Education') }),
]);

export type CaseResult = z.infer<typeof caseResultSchema>;
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type Teaser = z.infer<typeof teaserSchema>;
