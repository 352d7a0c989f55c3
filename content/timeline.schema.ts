import { z } from 'zod';
import type { Entry } from './define.ts';
import { listOf, pictureSchema, text } from './schema.ts';

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

const timelineMetricSchema = z.strictObject({ label: text(40, 'Label'), value: text(20, 'Value') });

const timelineStepSchema = z.strictObject({
  title: text(40, 'Title'),
  description: text(140, 'Description'),
  icon: timelineIconSchema.meta({ title: 'Mark' }),
  details: text(420, 'What was done').meta({ description: 'Shown once the step is reached.' }),
  aiInsight: text(280, 'What the machine noticed').meta({ description: 'And what came of it.' }),
  metrics: listOf(timelineMetricSchema, 4).meta({ title: 'Measured' }),
});

/** Design tokens. Yellow is signed and red corrected: on what is neither, they are drawn as ink. */
const colorSchema = z.enum(['ink', 'petrol', 'mark', 'pass', 'redline']).meta({
  names: { ink: 'Black', petrol: 'Teal', mark: 'Yellow', pass: 'Green', redline: 'Red' },
});

const caseSchema = z.strictObject({
  picture: pictureSchema.optional(),
  title: text(60, 'Title'),
  client: text(40, 'Client'),
  industry: text(40, 'Industry'),
  summary: text(320, 'Summary'),
  color: colorSchema.meta({
    title: 'Color of the line',
    description: 'And of the boxes that it has reached. Yellow and red are drawn in black.',
  }),
  accentColor: colorSchema.meta({
    title: 'Color of the current step',
    description:
      'Yellow shows on a step marked “Release”, which is signed, and red on one marked “Review”, which is corrected. Other steps are then drawn in black.',
  }),
  /** Side by side where the page is wide, which six steps are the most for. */
  timelineSteps: listOf(timelineStepSchema, 6).meta({ title: 'Steps' }),
});

/** Drops the small drawing that documents have from before. */
function dropDrawing(document: unknown): unknown {
  const { drawing: _, ...rest } = Object(document) as Record<string, unknown>;
  return rest;
}

/** A project told in steps on the home page. */
export const timelineCaseSchema = z.preprocess(dropDrawing, caseSchema);

export type TimelineStep = z.infer<typeof timelineStepSchema>;
export type TimelineCase = Entry<z.infer<typeof timelineCaseSchema>>;
