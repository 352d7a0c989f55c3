import { z } from 'zod';
import { wordedDrawing, type DrawnWords } from './drawn-words.schema.ts';
import { heroWords } from './hero-words.schema.ts';
import { linkSchema, listOf, pictureSchema, referenceTo, text, uniqueBy } from './schema.ts';

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

type HeroDrawingName = keyof typeof heroWords;

/** A drawing and the words in it, each in its own place: one that is left out moves no other. */
function drawingOf<Kind extends HeroDrawingName>(kind: Kind, title: string) {
  return wordedDrawing(kind, heroWords[kind], title, 14)
    .extend({
      text: text(320, 'What the drawing shows').meta({
        description: 'Read out to people who cannot see it.',
      }),
    })
    .meta({ title });
}

const heroFigureSchema = z
  .discriminatedUnion('kind', [
    // First: a new entry is of this kind, and the drawings begin with words of a made-up trade.
    pictureSchema.extend({ kind: z.literal('picture') }).meta({ title: 'Picture' }),
    drawingOf('hospital', 'Drawing of letters'),
    drawingOf('shop', 'Drawing of an order'),
    drawingOf('bank', 'Drawing of payments'),
  ])
  .meta({ title: 'Drawing or picture' });

const heroItemSchema = z.preprocess(
  nameWords,
  z.strictObject({
    tab: text(14, 'Tab'),
    figure: heroFigureSchema,
    marks: z
      .array(heroMarkSchema)
      .max(2, 'has more than 2')
      .meta({ title: 'Red marks', description: 'On a drawing. Visitors choose one of them.' }),
  }),
);

/** Words that documents have from when there were eight rows, and each letter had a patient and a time. */
const formerWords: Partial<Record<string, RegExp>> = {
  hospital: /^(patient|received|reasons|.+(Patient|Time)|(fifth|sixth|seventh|eighth).+)$/,
  shop: /^(seventh|eighth)/,
  bank: /^(seventh|eighth)/,
};

/** An item whose words were a list, with each in the field of its place; without those that have none. */
function nameWords(item: unknown): unknown {
  const { drawing, words, parts, ...rest } = Object(item) as Record<string, unknown>;
  const figure = Object(rest.figure) as Record<string, unknown>;
  const former = formerWords[String(figure.kind)];
  if (former) {
    const { fifthReason, ...named } = figure;
    const current = Object.entries(fifthReason ? { reason: fifthReason, ...named } : named).filter(
      ([name]) => !former.test(name),
    );
    return { ...rest, figure: Object.fromEntries(current) };
  }
  const names: DrawnWords | undefined = heroWords[drawing as HeroDrawingName];
  if (!names || !Array.isArray(parts)) return item;
  const named = Object.keys(names).map((name, index) => [name, parts[index]]);
  return { ...rest, figure: { kind: drawing, text: words, ...Object.fromEntries(named) } };
}

/** The checked drawings at the head of the home page. */
export const heroDrawingsSchema = z.strictObject({
  hint: text(80, 'Hint').meta({ description: 'Says that the marks can be chosen.' }),
  draft: text(40, 'Heading of the draft'),
  correction: text(40, 'Heading of the correction'),
  signature: text(40, 'Heading of the signature'),
  items: uniqueBy(heroItemSchema, 'tab').max(3, 'has more than 3').meta({
    title: 'Drawings',
    description:
      'The first one is shown until another is chosen. Without any, the words have the head to themselves.',
  }),
});

/** The proof of the tagline in the first screen. */
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
export type HeroItem = HeroDrawings['items'][number];
export type HeroFigure = HeroItem['figure'];
export type HeroMark = HeroItem['marks'][number];
export type HomeProof = z.infer<typeof homeProofSchema>;
