import { z } from 'zod';
import {
  headingSchema,
  linkSchema,
  makerSchema,
  metaSchema,
  pathSchema,
  text,
  titledTextSchema,
} from './schema.ts';

/** The drawing grammar: dashed, solid, yellow, red. */
const markSchema = z.enum(['machine', 'engineer', 'signed-off', 'corrected']);

const marginNoteSchema = z.strictObject({
  /** The part of the hero's drawing that the note stands beside. */
  at: z.enum(['intake', 'retry', 'latency', 'reviewer', 'ledger']),
  mark: markSchema,
  text: text(90),
});

export const heroSchema = z.strictObject({
  eyebrow: text(60),
  lead: text(320),
  actions: z.tuple([
    z.strictObject({ label: z.literal('Start Your AI Journey'), href: z.literal('/contact') }),
    z.strictObject({ label: z.literal('View Our Portfolio'), href: z.literal('/portfolio') }),
  ]),
  notes: z.array(marginNoteSchema).min(3).max(5),
  legend: z.array(z.strictObject({ mark: markSchema, text: text(50) })).length(4),
});

function highlightSchema(title: string) {
  return z.strictObject({ title: z.literal(title), text: text(260), claim: text(40).optional() });
}

export const highlightsSchema = z.tuple([
  highlightSchema('AI-Assisted Development').extend({ claim: z.literal('40% faster development') }),
  highlightSchema('Automation First').extend({ claim: z.literal('95% of code paths tested') }),
  highlightSchema('Smart Integration'),
]);

const sectionSchema = headingSchema.extend({
  /** The section's anchor. */
  id: text(20).optional(),
  /** The button below the section. */
  action: linkSchema.optional(),
});

export const homeSectionsSchema = z.strictObject({
  highlights: sectionSchema,
  services: sectionSchema,
  products: sectionSchema.extend({ id: z.literal('products') }),
  portfolio: sectionSchema.extend({ id: z.literal('portfolio') }),
  approach: sectionSchema.extend({ id: z.literal('approach') }),
  timeline: sectionSchema.omit({ id: true }),
  quiz: sectionSchema,
  articles: sectionSchema,
  callToAction: sectionSchema,
});

const approachStepSchema = z.strictObject({
  title: z.enum(['AI Discovery', 'Smart Architecture', 'Automated Development', 'Intelligent Delivery']),
  by: makerSchema,
  text: text(260),
  /** What the customer holds when the step ends. */
  result: text(90),
});

const nodes = [
  ['AI Automation', 0],
  ['Predictive Analytics', 72],
  ['Smart Integration', 144],
  ['Quality Assurance', 216],
  ['Continuous Learning', 288],
] as const;

const approachNodeSchema = z.strictObject({
  label: z.enum(nodes.map(([label]) => label)),
  /** Degrees clockwise from the top. */
  angle: z.union(nodes.map(([, angle]) => z.literal(angle))),
  insight: text(220),
});

export const approachSchema = z.strictObject({
  principles: z.array(titledTextSchema).length(3),
  stepsHeading: text(60),
  steps: z
    .array(approachStepSchema)
    .refine(
      (steps) => steps.map((step) => step.title).join() === approachStepSchema.shape.title.options.join(),
      'must be the four steps in order',
    ),
  checklistHeading: text(60),
  checklist: z.array(text(110)).length(6),
  diagramHeading: text(60),
  nodes: z
    .array(approachNodeSchema)
    .refine(
      (given) => given.map((node) => [node.label, node.angle]).join() === nodes.join(),
      'must be the five nodes in order, 72 degrees apart',
    ),
});

export const callToActionSchema = z.strictObject({
  contact: z.strictObject({ label: z.literal('Contact Us'), href: z.literal('/contact') }),
  start: z.strictObject({ label: z.literal('Get Started'), href: z.literal('/contact') }),
  scheduleLabel: z.literal('Schedule a Call'),
});

export const responseNotesSchema = z.strictObject({
  typical: text(80).includes('2-4 hours (business hours)'),
  form: text(80).includes('within 24 hours'),
  support: text(120).startsWith('24/7 support'),
});

export const productsPageSchema = z.strictObject({
  hero: headingSchema,
  statuses: z.record(z.enum(['Live', 'Beta', 'Coming Soon']), text(140)),
  demo: linkSchema,
  wait: linkSchema,
  scheduleLabel: z.literal('Schedule a Consultation'),
  closing: z.strictObject({ headline: text(90), text: text(240) }),
});

export const contactSchema = z.strictObject({
  hero: headingSchema,
  about: z.strictObject({ heading: text(60), paragraphs: z.array(text(520)).min(3).max(4) }),
  mission: z.strictObject({ heading: text(60), text: text(320) }),
  values: z.strictObject({
    heading: text(60),
    items: z
      .array(titledTextSchema)
      .refine(
        (items) => items.map((item) => item.title).join() === 'Innovation,Integrity,Collaboration,Excellence',
        'must be the four values in order',
      ),
  }),
  stats: z.strictObject({
    heading: text(60),
    items: z.tuple([
      z.strictObject({
        value: z.literal('98%'),
        label: z.literal('of clients achieve digital transformation goals'),
        basis: text(200),
      }),
      z.strictObject({
        value: z.literal('95%'),
        label: z.literal('report improved operations'),
        basis: text(200),
      }),
    ]),
  }),
  form: headingSchema.extend({ note: text(120) }),
  details: z.strictObject({ heading: text(60), note: text(160) }),
  booking: z.strictObject({
    title: z.literal('Book a Free Consultation'),
    text: text(260).includes('30-minute call'),
    points: z.array(text(90)).min(2).max(4),
    action: z.literal('Schedule Call'),
  }),
});

export const navigationSchema = z.strictObject({
  label: text(30),
  skip: text(40),
  links: z.array(linkSchema).length(6),
  action: z.strictObject({ label: z.literal('Get Started'), href: z.literal('/contact') }),
});

export const footerSchema = z.strictObject({
  groups: z.array(z.strictObject({ heading: text(40), links: z.array(linkSchema).min(1).max(8) })).min(1),
  contactHeading: text(40),
  legal: z.strictObject({ label: text(30), links: z.array(linkSchema).min(2) }),
  social: z.strictObject({
    label: text(40),
    links: z.array(
      z.strictObject({
        label: text(30),
        /** The accessible name, which tells where the link leads. */
        name: text(60),
        href: z.union([z.literal('#'), z.url({ protocol: /^https$/ })]),
      }),
    ),
  }),
  newsletter: z.strictObject({ heading: text(60), text: text(200) }),
});

const pageMetaSchema = metaSchema.extend({ path: pathSchema });

/** Every static page once; no two share a title or a description. */
export const pageMetasSchema = z.record(z.string(), pageMetaSchema).superRefine((pages, context) => {
  for (const key of ['path', 'title', 'description'] as const) {
    const values = Object.values(pages).map((page) => page[key]);
    const repeated = values.find((value, index) => values.indexOf(value) !== index);
    if (repeated) context.addIssue({ code: 'custom', message: `two pages share the ${key} "${repeated}"` });
  }
});

export const notFoundSchema = z.strictObject({
  heading: z.literal('Oops! Page not found'),
  text: text(200),
  action: z.strictObject({ label: z.literal('Return to Home'), href: z.literal('/') }),
});

export type Mark = z.infer<typeof markSchema>;
export type MarginNote = z.infer<typeof marginNoteSchema>;
export type Hero = z.infer<typeof heroSchema>;
export type Highlights = z.infer<typeof highlightsSchema>;
export type HomeSections = z.infer<typeof homeSectionsSchema>;
export type ApproachNode = z.infer<typeof approachNodeSchema>;
export type Approach = z.infer<typeof approachSchema>;
export type CallToAction = z.infer<typeof callToActionSchema>;
export type ResponseNotes = z.infer<typeof responseNotesSchema>;
export type ProductsPage = z.infer<typeof productsPageSchema>;
export type ContactPage = z.infer<typeof contactSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type Footer = z.infer<typeof footerSchema>;
export type PageMeta = z.infer<typeof pageMetaSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
