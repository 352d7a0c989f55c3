import { z } from 'zod';
import { listOf, slugSchema, text, uniqueBy } from './schema.ts';

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

/** The small drawings that a timeline case can have; several may share one. */
const timelineDrawingSchema = z.enum(['healthcare', 'retail', 'financial-services']);

const timelineMetricSchema = z.strictObject({ label: text(40), value: text(20) });

const timelineStepSchema = z.strictObject({
  step: z.int(),
  title: text(40),
  description: text(140),
  icon: timelineIconSchema,
  /** What was done, shown once the step is reached. */
  details: text(420),
  /** What the machine noticed, and what came of it. */
  aiInsight: text(280),
  metrics: listOf(timelineMetricSchema, 4),
});

const colorSchema = z.enum(['ink', 'petrol', 'mark', 'pass', 'redline']);

const timelineCaseSchema = z.strictObject({
  id: slugSchema,
  drawing: timelineDrawingSchema,
  title: text(60),
  client: text(40),
  industry: text(40),
  summary: text(320),
  /** Design tokens: the line reached so far, and the mark on the step just reached. */
  color: colorSchema,
  accentColor: colorSchema,
  /** Side by side where the page is wide, which six steps are the most for. */
  timelineSteps: listOf(timelineStepSchema, 6).refine(
    (steps) => steps.every((item, index) => item.step === index + 1),
    'must be numbered from 1 without a gap',
  ),
});

export const timelineSchema = uniqueBy(timelineCaseSchema, 'id');

export type TimelineStep = z.infer<typeof timelineStepSchema>;
export type TimelineCase = z.infer<typeof timelineCaseSchema>;
