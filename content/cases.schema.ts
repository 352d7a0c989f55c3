import { z } from 'zod';
import { listOf, slugSchema, text, uniqueBy } from './schema.ts';

/** The filter button that shows every case, so no category can have its name. */
export const everyCase = 'All';

/** The drawings that a case can have; several may share one. */
const caseDrawingSchema = z.enum([
  'ticket-routing',
  'referral-triage',
  'marking-desk',
  'shelf-forecast',
  'payment-matching',
  'dock-schedule',
  'mainframe-handover',
  'offline-inspections',
]);

const caseResultSchema = z.strictObject({
  metric: text(60),
  value: text(24),
  /** How the value was counted, and against what. */
  description: text(200),
});

const caseStudySchema = z.strictObject({
  /** The end of the case's address. */
  id: slugSchema,
  client: text(40),
  /** Key of the drawing. */
  thumbnail: caseDrawingSchema,
  /** What the drawing shows; its text equivalent. */
  drawing: text(320),
  /** A filter button of the gallery; the buttons come in the order of the cases. */
  category: text(40).refine((name) => name !== everyCase, `"${everyCase}" is the button for every case`),
  industry: text(40),
  hoverSummary: text(110),
  year: z.int().min(1970, 'is before 1970').max(2100, 'is after 2100'),
  duration: text(30),
  team: text(120),
  challenge: listOf(text(520), 6),
  solution: listOf(text(620), 6),
  results: listOf(caseResultSchema, 8),
  tech: listOf(text(30), 16),
  /** What we would do differently. */
  hindsight: text(420),
});

/** The whole gallery. */
export const casesSchema = uniqueBy(caseStudySchema, 'id');

const teaserSchema = caseStudySchema.pick({
  id: true,
  client: true,
  thumbnail: true,
  category: true,
  hoverSummary: true,
  industry: true,
});

/** The home page's, in the order shown. */
export const teasersSchema = uniqueBy(teaserSchema, 'id');

export type CaseResult = z.infer<typeof caseResultSchema>;
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type Teaser = z.infer<typeof teaserSchema>;
