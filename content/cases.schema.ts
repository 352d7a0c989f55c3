import { z } from 'zod';
import { caseWords } from './case-words.schema.ts';
import type { Entry } from './define.ts';
import { giveFirstWords, wordedDrawing } from './drawn-words.schema.ts';
import { onwardSchema } from './onward.schema.ts';
import { listOf, pictureSchema, referenceTo, text } from './schema.ts';

/** The filter button that shows every case, so no category can have its name. */
export const everyCase = 'All';

/** The drawings that a case can have, each with its words; several cases may share one. */
const caseDrawingSchema = z
  .discriminatedUnion('kind', [
    wordedDrawing('ticket-routing', caseWords['ticket-routing'], 'Support tickets'),
    wordedDrawing('referral-triage', caseWords['referral-triage'], 'Letters'),
    wordedDrawing('marking-desk', caseWords['marking-desk'], 'Comments'),
    wordedDrawing('shelf-forecast', caseWords['shelf-forecast'], 'Order'),
    wordedDrawing('payment-matching', caseWords['payment-matching'], 'Payments'),
    wordedDrawing('dock-schedule', caseWords['dock-schedule'], 'Day plan'),
    wordedDrawing('mainframe-handover', caseWords['mainframe-handover'], 'Old and new system'),
    wordedDrawing('offline-inspections', caseWords['offline-inspections'], 'Report on a phone'),
  ])
  .optional()
  .meta({ title: 'Drawing', description: 'With None and without a picture, nothing stands in its place.' });

export const caseResultSchema = z.strictObject({
  metric: text(60, 'What was measured'),
  value: text(24, 'Result'),
  description: text(200, 'How it was counted').meta({ description: 'And against what.' }),
});

/** The client's verdict, in their own words. */
export const voiceSchema = z
  .strictObject({
    quote: text(280, 'Quote').meta({ description: 'Without quotation marks, which are drawn.' }),
    name: text(60, 'Name'),
    role: text(80, 'Role').meta({ description: 'At the client.' }),
  })
  .meta({ title: 'Voice of the client', description: 'Left out, the case shows none.' });

const caseSchema = z.strictObject({
  client: text(40, 'Client'),
  thumbnail: caseDrawingSchema,
  drawing: text(320, 'What the drawing shows').optional().meta({
    description: 'Read out to people who cannot see it. A picture has a text of its own.',
  }),
  picture: pictureSchema.optional(),
  category: text(40, 'Category')
    .refine((name) => name !== everyCase, `"${everyCase}" is the button for every case`)
    .meta({ description: 'A filter button of the gallery; the buttons come in the order of the cases.' }),
  industry: text(40, 'Industry'),
  hoverSummary: text(110, 'Result in one sentence').meta({ description: 'Shown on its card.' }),
  year: z.int().min(1970, 'is before 1970').max(2100, 'is after 2100').meta({ title: 'Year' }),
  publishedOn: z.iso.date('must be a date').optional().meta({
    title: 'Published on',
    description: 'For search engines. Left out, they get the year.',
    control: 'date',
  }),
  duration: text(30, 'Duration'),
  team: text(120, 'Team'),
  challenge: listOf(text(520, 'Paragraph'), 6).meta({
    title: 'Challenge',
    description: 'One paragraph each.',
  }),
  solution: listOf(text(620, 'Paragraph'), 6).meta({ title: 'Solution', description: 'One paragraph each.' }),
  results: listOf(caseResultSchema, 8).meta({ title: 'Results' }),
  voice: voiceSchema.optional(),
  tech: z.array(text(30)).max(16, 'has more than 16').meta({ title: 'Technologies' }),
  hindsight: text(420, 'What we would do differently'),
  question: text(60, 'Question at its end').optional().meta({
    description:
      'Above the button, such as “Is your stock counted twice?” Left out, the one of Related links.',
  }),
  signedBy: z
    .array(referenceTo('people', 'Person'))
    .max(4, 'has more than 4')
    .optional()
    .meta({ title: 'Signed by' }),
  onward: onwardSchema.optional(),
});

/** A case study: its card in the gallery, and its page. */
export const caseStudySchema = z.preprocess(
  giveFirstWords('thumbnail', caseWords),
  caseSchema.refine(({ picture, thumbnail, drawing }) => picture ?? (!thumbnail || drawing), {
    path: ['drawing'],
    error: 'is empty',
  }),
);

export type Voice = z.infer<typeof voiceSchema>;
export type CaseDrawing = NonNullable<z.infer<typeof caseDrawingSchema>>;
export type CaseResult = z.infer<typeof caseResultSchema>;
export type CaseStudy = Entry<z.infer<typeof caseStudySchema>>;
