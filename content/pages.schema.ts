import { z } from 'zod';
import {
  figureSchema,
  findRepeated,
  headingSchema,
  hrefSchema,
  linkSchema,
  listOf,
  makerSchema,
  metaSchema,
  slugSchema,
  text,
  titledTextSchema,
  uniqueBy,
} from './schema.ts';

/** The drawing grammar: dashed, solid, yellow, red. */
const markSchema = z.enum(['machine', 'engineer', 'signed-off', 'corrected']);

const marginNoteSchema = z.strictObject({
  /** The part of the hero's drawing that the note stands beside. */
  at: text(12),
  mark: markSchema,
  text: text(90),
});

export const heroSchema = z.strictObject({
  eyebrow: text(60),
  lead: text(320),
  /** The first one stands out. */
  actions: listOf(linkSchema, 3),
  notes: z.array(marginNoteSchema).max(6, 'has more than 6'),
  legend: uniqueBy(z.strictObject({ mark: markSchema, text: text(50) }), 'mark'),
});

const highlightSchema = z.strictObject({
  drawing: z.enum(['ai-assisted-development', 'automation-first', 'smart-integration']),
  title: text(60),
  text: text(260),
  claim: text(40).optional(),
});

export const highlightsSchema = uniqueBy(highlightSchema, 'title');

const sectionSchema = headingSchema.extend({
  /** The section's anchor. */
  id: slugSchema.optional(),
  /** The button below the section. */
  action: linkSchema.optional(),
});

export const homeSectionsSchema = z
  .strictObject({
    highlights: sectionSchema,
    services: sectionSchema,
    products: sectionSchema,
    portfolio: sectionSchema,
    approach: sectionSchema,
    timeline: sectionSchema,
    quiz: sectionSchema,
    articles: sectionSchema,
    callToAction: sectionSchema,
  })
  .superRefine((sections, context) => {
    const anchored = Object.entries(sections).filter(([, { id }]) => id !== undefined);
    for (const index of findRepeated(anchored.map(([, { id }]) => id))) {
      const [name, { id }] = anchored[index]!;
      context.addIssue({ code: 'custom', path: [name, 'id'], message: `"${id}" is used twice` });
    }
  });

const approachStepSchema = z.strictObject({
  title: text(50),
  by: makerSchema,
  text: text(260),
  /** What the customer holds when the step ends. */
  result: text(90),
});

const approachNodeSchema = z.strictObject({
  label: text(40),
  /** Degrees clockwise from the top. */
  angle: z.int().min(0, 'is less than 0').max(359, 'is more than 359'),
  insight: text(220),
});

export const approachSchema = z.strictObject({
  principles: listOf(titledTextSchema, 12),
  stepsHeading: text(60),
  steps: listOf(approachStepSchema, 12),
  checklistHeading: text(60),
  checklist: listOf(text(110), 24),
  diagramHeading: text(60),
  nodes: uniqueBy(approachNodeSchema, 'label', 'angle')
    .min(1, 'needs at least one')
    .max(12, 'has more than 12'),
});

export const callToActionSchema = z.strictObject({
  contact: linkSchema,
  start: linkSchema,
  scheduleLabel: text(40),
});

export const responseNotesSchema = z.strictObject({ typical: text(80), form: text(80), support: text(120) });

export const contactSchema = z.strictObject({
  hero: headingSchema,
  about: z.strictObject({ heading: text(60), paragraphs: listOf(text(520), 12) }),
  mission: z.strictObject({ heading: text(60), text: text(320) }),
  values: z.strictObject({ heading: text(60), items: listOf(titledTextSchema, 12) }),
  /** No figures: no section of them. */
  stats: z.strictObject({ heading: text(60), items: z.array(figureSchema).max(12, 'has more than 12') }),
  form: headingSchema.extend({
    note: text(120),
    /** The last cells of the form's title block. */
    titleBlock: listOf(z.strictObject({ label: text(20), value: text(20) }), 3),
  }),
  details: z.strictObject({ heading: text(60), note: text(160) }),
  booking: z.strictObject({
    title: text(60),
    text: text(260),
    points: listOf(text(90), 8),
    action: text(40),
  }),
});

export const navigationSchema = z.strictObject({
  label: text(30),
  skip: text(40),
  /** The bar has room for eight short words beside the name. */
  links: uniqueBy(linkSchema.extend({ label: text(20) }), 'href').max(8, 'has more than 8'),
  action: linkSchema.extend({ label: text(20) }),
});

const socialLinkSchema = z.strictObject({
  label: text(30),
  /** The accessible name, which tells where the link leads. */
  name: text(60),
  href: z.union([z.literal('#'), hrefSchema], {
    error: 'must be #, a path that starts with one /, or an address that starts with https://',
  }),
});

export const footerSchema = z.strictObject({
  groups: listOf(z.strictObject({ heading: text(40), links: listOf(linkSchema, 16) }), 6),
  contactHeading: text(40),
  legal: z.strictObject({ label: text(30), links: listOf(linkSchema, 8) }),
  social: z.strictObject({ label: text(40), links: z.array(socialLinkSchema).max(12, 'has more than 12') }),
  newsletter: z.strictObject({ heading: text(60), text: text(200) }),
});

/** The site's own pages and their addresses, which are src/pages. */
const pagePaths = {
  home: '/',
  services: '/services',
  products: '/products',
  portfolio: '/portfolio',
  blog: '/blog',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  auth: '/auth',
  notFound: '/404',
} as const;

type PageName = keyof typeof pagePaths;

const pageMetaSchema = <Path extends string>(path: Path) => metaSchema.extend({ path: z.literal(path) });

/** Every static page once; no two share a title. */
export const pageMetasSchema = z
  .strictObject(
    Object.fromEntries(Object.entries(pagePaths).map(([name, path]) => [name, pageMetaSchema(path)])) as {
      [Name in PageName]: ReturnType<typeof pageMetaSchema<(typeof pagePaths)[Name]>>;
    },
  )
  .superRefine((pages, context) => {
    const entries = Object.entries(pages);
    for (const index of findRepeated(entries.map(([, { title }]) => title))) {
      const [name, { title }] = entries[index]!;
      context.addIssue({ code: 'custom', path: [name, 'title'], message: `"${title}" is used twice` });
    }
  });

export const notFoundSchema = z.strictObject({ heading: text(60), text: text(200), action: linkSchema });

export type Mark = z.infer<typeof markSchema>;
export type MarginNote = z.infer<typeof marginNoteSchema>;
export type Hero = z.infer<typeof heroSchema>;
export type Highlight = z.infer<typeof highlightSchema>;
export type HomeSections = z.infer<typeof homeSectionsSchema>;
export type ApproachNode = z.infer<typeof approachNodeSchema>;
export type Approach = z.infer<typeof approachSchema>;
export type CallToAction = z.infer<typeof callToActionSchema>;
export type ResponseNotes = z.infer<typeof responseNotesSchema>;
export type ContactPage = z.infer<typeof contactSchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type Footer = z.infer<typeof footerSchema>;
export type PageMetas = z.infer<typeof pageMetasSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
