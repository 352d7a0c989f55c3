import { z } from 'zod';
import { text } from './schema.ts';

const timelineIconSchema = z.enum([
  'listen',
  'map',
  'draft',
  'compare',
  'review',
  'pilot',
  'release',
  'measure',
]);

const timelineMetricSchema = z.strictObject({ label: text(40), value: text(20) });

const timelineStepSchema = z.strictObject({
  step: z.int().min(1).max(4),
  title: text(40),
  description: text(140),
  icon: timelineIconSchema,
  /** What was done, shown once the step is reached. */
  details: text(420),
  /** What the machine noticed, and what came of it. */
  aiInsight: text(280),
  metrics: z.array(timelineMetricSchema).min(2).max(3),
});

const timelineCaseSchema = z.strictObject({
  id: z.enum(['healthcare', 'retail', 'financial-services']),
  title: text(60),
  client: text(40),
  industry: text(40),
  summary: text(320),
  /** Design tokens: the line reached so far, and the mark on the step just reached. */
  color: z.literal('petrol'),
  accentColor: z.literal('mark'),
  timelineSteps: z
    .array(timelineStepSchema)
    .length(4)
    .refine((steps) => steps.every((item, index) => item.step === index + 1), 'must count 1 to 4'),
});

/** Healthcare, retail and financial services, each once. */
export const timelineSchema = z
  .array(timelineCaseSchema)
  .length(3)
  .refine((cases) => new Set(cases.map((item) => item.id)).size === 3, 'must show each case once');

export type TimelineStep = z.infer<typeof timelineStepSchema>;
export type TimelineCase = z.infer<typeof timelineCaseSchema>;
