import { z } from 'zod';
import { voiceSchema } from './cases.schema.ts';
import type { Entry } from './define.ts';
import { giveFirstWords } from './drawn-words.schema.ts';
import { onwardSchema } from './onward.schema.ts';
import { screenWords } from './screen-words.schema.ts';
import { screenSchema } from './screens.schema.ts';
import {
  drawingOf,
  factCellSchema,
  headingSchema,
  linkSchema,
  listOf,
  pictureSchema,
  questionSchema,
  referenceTo,
  text,
  titledTextSchema,
} from './schema.ts';

const productStatusSchema = z.enum(['Live', 'Beta', 'Coming Soon']);

/** Where a product's screen shows something; what has a place there bears its number. */
const screenPlaces = { left: 'At the left', middle: 'In the middle', right: 'At the right' };

const blockSchema = titledTextSchema.extend({
  place: z
    .enum(Object.keys(screenPlaces) as (keyof typeof screenPlaces)[])
    .optional()
    .meta({ title: 'Place on the screen', names: screenPlaces }),
});

const productDetailSchema = z.strictObject({
  audience: listOf(text(140, 'Point'), 8).meta({ title: 'Audience' }),
  blocks: listOf(blockSchema.meta({ title: 'Point' }), 12).meta({ title: 'What it does' }),
  integration: text(320, 'Integration').optional(),
  deployment: text(320, 'Deployment').optional(),
  dataOwnership: text(320, 'Data ownership').optional(),
  questions: z.array(questionSchema).max(24, 'has more than 24').meta({ title: 'Questions' }),
});

const productFields = z.strictObject({
  /** The drawings that a product can have; several may share one. */
  icon: drawingOf(['lms', 'hrms', 'reporting']).meta({
    names: { lms: 'Course', hrms: 'Shift schedule', reporting: 'Report' },
  }),
  picture: pictureSchema.optional(),
  /** Screens of made-up content; a product without one shows its drawing or its picture. */
  screen: screenSchema.optional().meta({
    title: 'Screen',
    description: 'Shown in place of the drawing. A picture takes its place.',
  }),
  title: text(50, 'Title'),
  subtitle: text(90, 'Subtitle'),
  description: text(260, 'Description'),
  features: z.array(text(90)).max(12, 'has more than 12').meta({ title: 'Features' }),
  status: productStatusSchema.meta({ title: 'State' }),
  /** A design token. */
  statusColor: z.enum(['pass', 'petrol', 'ink-2']).meta({
    title: 'Color of the state',
    names: { pass: 'Green', petrol: 'Teal', 'ink-2': 'Gray' },
  }),
  price: text(50, 'Price').optional().meta({ description: 'What is true of it today.' }),
  fact: text(60, 'First fact')
    .optional()
    .meta({ description: 'What else a buyer asks first, such as how soon it can begin.' }),
  signedBy: z.array(referenceTo('people', 'Person')).max(4, 'has more than 4').optional().meta({
    title: 'Signed by',
    description: 'Left out, whoever signed its first related case. Without any, nobody.',
  }),
  demoAvailable: z.boolean().meta({ title: 'There is a demo' }),
  details: productDetailSchema.meta({ title: 'Details', description: 'Shown on /products.' }),
  onward: onwardSchema.optional(),
});

/** A product: the spec's card, and what /products says beyond it. Its slug is its anchor there. */
export const productSchema = z.preprocess(giveFirstWords('screen', screenWords), productFields);

/** What the table of the products says of their facts. */
export const productRows = {
  fact: 'Start',
  unsigned: 'nobody yet',
};

/** What every product is asked on /products. */
export const productTerms = {
  integration: 'Integration',
  deployment: 'Deployment',
  dataOwnership: 'Data ownership',
};

/** Drops the words that documents have from before: of names, states and prices, which say themselves what they are. */
function dropHeads(rows: unknown): unknown {
  const {
    name: _,
    state: _state,
    cost: _cost,
    price: _price,
    ...rest
  } = Object(rows) as Record<string, unknown>;
  return rest;
}

export const productsPageSchema = z.strictObject({
  hero: headingSchema.meta({ title: 'Head of the page' }),
  price: factCellSchema.optional().meta({ title: 'Price', description: 'The first price, shown large.' }),
  facts: z
    .array(factCellSchema)
    .max(4, 'has more than 4')
    .optional()
    .meta({ title: 'Facts', description: 'What else a buyer asks first.' }),
  rows: z
    .preprocess(
      dropHeads,
      z.strictObject({
        fact: text(20, 'Before the first fact'),
        unsigned: text(30, 'Where nobody has signed').optional().meta({
          description: 'Of a product that is coming soon. Left out, it has no such row.',
        }),
      }),
    )
    .default(productRows)
    .meta({ title: 'Words of the table' }),
  voice: voiceSchema.optional().meta({ title: 'Voice of a customer', description: 'Left out, none speaks.' }),
  statuses: z
    .strictObject({ Live: text(140), Beta: text(140), 'Coming Soon': text(140) })
    .meta({ title: 'What each state means' }),
  demo: linkSchema.meta({ title: 'Button where there is a demo' }),
  ask: linkSchema
    .default({ label: 'Ask about this product', href: '/contact' })
    .meta({ title: 'Button where there is none of a product that is live' }),
  wait: linkSchema.meta({ title: 'Button where there is none yet' }),
  scheduleLabel: text(40, 'Button of the consultation'),
  featuresLabel: text(40, 'Text above the features').meta({
    description:
      'Where they are folded away on a phone: on the home page, and a service’s in the list of services.',
  }),
  audienceLabel: text(20, 'Before whom a product is for').default('For'),
  questionsLabel: text(40, 'Text above the questions').default('Questions'),
  terms: z
    .strictObject({
      integration: text(40, 'Integration'),
      deployment: text(40, 'Deployment'),
      dataOwnership: text(40, 'Data ownership'),
    })
    .default(productTerms)
    .meta({ title: 'Text above each detail' }),
  closing: z
    .strictObject({ headline: text(90, 'Headline'), text: text(240, 'Text') })
    .meta({ title: 'Foot of the page' }),
});

export type Product = Entry<z.infer<typeof productSchema>>;
export type ProductStatus = z.infer<typeof productStatusSchema>;
export type ProductDetail = z.infer<typeof productDetailSchema>;
export type ProductBlock = ProductDetail['blocks'][number];
export type ProductsPage = z.infer<typeof productsPageSchema>;
