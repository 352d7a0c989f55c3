import { z } from 'zod';
import { linkSchema, listOf, referenceTo, text, uniqueBy } from './schema.ts';

/** The first screen of the home page. */
export const heroSchema = z.strictObject({
  eyebrow: text(60, 'Line above the tagline'),
  lead: text(280, 'Lead').meta({ description: 'What you build, for whom, and who stands behind it.' }),
  actions: listOf(linkSchema, 3).meta({ title: 'Buttons', description: 'The first one stands out.' }),
});

const heroMarkSchema = z.strictObject({
  title: text(40, 'What was wrong'),
  draft: text(140, 'Draft').meta({ description: 'What the machine drew.' }),
  correction: text(140, 'Correction').meta({ description: 'What an engineer changed.' }),
  signature: text(140, 'Signature').meta({ description: 'What was checked before it was signed.' }),
});

const heroDrawingSchema = z.strictObject({
  tab: text(14, 'Tab'),
  drawing: z.enum(['hospital', 'shop', 'bank']).meta({ title: 'Drawing' }),
  words: text(320, 'What the drawing shows').meta({
    description: 'Read out to people who cannot see it.',
  }),
  parts: listOf(text(14, 'Label'), 14).meta({
    title: 'Text in the drawing',
    description: 'In the order that the default has them; the last two are the stamp.',
  }),
  marks: listOf(heroMarkSchema, 2).meta({ title: 'Red marks', description: 'Visitors choose one of them.' }),
});

/** The checked drawings at the head of the home page. */
export const heroDrawingsSchema = z.strictObject({
  hint: text(80, 'Hint').meta({ description: 'Says that the marks can be chosen.' }),
  draft: text(40, 'Heading of the draft'),
  correction: text(40, 'Heading of the correction'),
  signature: text(40, 'Heading of the signature'),
  items: uniqueBy(heroDrawingSchema, 'tab')
    .min(1, 'needs at least one')
    .max(3, 'has more than 3')
    .meta({ title: 'Drawings', description: 'The first one is shown until another is chosen.' }),
});

/** What backs the tagline in the first screen. */
export const homeProofSchema = z.strictObject({
  heading: text(60, 'Heading'),
  cases: z.array(referenceTo('cases', 'Case')).max(3, 'has more than 3').meta({
    title: 'Cases',
    description: 'Each with its first result that has an arrow, from before to after.',
  }),
  signersLabel: text(60, 'Text before the names'),
  signers: z
    .array(referenceTo('people', 'Person'))
    .max(4, 'has more than 4')
    .meta({ title: 'People', description: 'Who signs.' }),
});

export type Hero = z.infer<typeof heroSchema>;
export type HeroDrawings = z.infer<typeof heroDrawingsSchema>;
export type HeroDrawing = HeroDrawings['items'][number];
export type HeroMark = HeroDrawing['marks'][number];
export type HomeProof = z.infer<typeof homeProofSchema>;
