import { z } from 'zod';
import { giveFirstWords } from './drawn-words.schema.ts';
import { stepDrawingSchema } from './step-words.schema.ts';
import { highlightDrawingSchema, highlightWords } from './highlight-words.schema.ts';
import {
  closingSchema,
  successStatSchema,
  findRepeated,
  headingSchema,
  linkSchema,
  listOf,
  makerSchema,
  metaSchema,
  partsShown,
  pictureSchema,
  leftOutIfEmpty,
  referenceTo,
  sectionItems,
  slugSchema,
  text,
  titledTextSchema,
  uniqueBy,
} from './schema.ts';

const highlightFields = z.strictObject({
  title: text(60, 'Title'),
  text: text(260, 'Text'),
  claim: text(40, 'Figure').optional(),
  drawing: highlightDrawingSchema.optional().meta({
    title: 'Drawing',
    description: 'With None and without a picture, nothing stands in its place.',
  }),
  picture: pictureSchema.optional(),
});

const highlightSchema = z.preprocess(giveFirstWords('drawing', highlightWords), highlightFields);

export const highlightsSchema = z.strictObject({
  items: uniqueBy(highlightSchema, 'title')
    .max(12, 'has more than 12')
    .meta({ title: 'Highlights', description: leftOutIfEmpty }),
});

const sectionSchema = headingSchema.extend({
  id: slugSchema.optional().meta({ title: 'Anchor' }),
  action: linkSchema.optional().meta({ title: 'Button below the section' }),
});

/** The home page's sections between its head and its foot, in the order that they have at first. */
const homeSectionNames = {
  highlights: 'Highlights',
  services: 'Services',
  products: 'Products',
  portfolio: 'Portfolio',
  approach: 'Approach',
  timeline: 'Timeline',
  quiz: 'Quiz',
  articles: 'Articles',
  callToAction: 'Call to action',
} as const;

export type HomeSectionName = keyof typeof homeSectionNames;

export const everyHomeSection = Object.keys(homeSectionNames) as HomeSectionName[];

export const homeSectionsSchema = z
  .strictObject({
    shown: partsShown(homeSectionNames).default(everyHomeSection).meta({
      description: 'In this order. A section that has nothing to show is left out as well.',
    }),
    highlights: sectionSchema.meta({ title: 'Highlights' }),
    services: sectionSchema.meta({ title: 'Services' }),
    products: sectionSchema.meta({ title: 'Products' }),
    portfolio: sectionSchema.meta({ title: 'Portfolio' }),
    approach: sectionSchema.meta({ title: 'Approach' }),
    timeline: sectionSchema.partial({ lead: true }).meta({ title: 'Timeline' }),
    quiz: sectionSchema.meta({ title: 'Quiz' }),
    articles: sectionSchema.meta({ title: 'Articles' }),
    callToAction: sectionSchema.meta({ title: 'Call to action' }),
  })
  .superRefine((sections, context) => {
    const anchored = everyHomeSection.filter((name) => sections[name].id !== undefined);
    for (const index of findRepeated(anchored.map((name) => sections[name].id))) {
      const name = anchored[index]!;
      const message = `"${sections[name].id}" is used twice`;
      context.addIssue({ code: 'custom', path: [name, 'id'], message });
    }
  });

/** The cases that the home page shows; none is allowed as well. */
export const homeCasesSchema = z.strictObject({
  cases: z
    .array(referenceTo('cases', 'Case'))
    .max(12, 'has more than 12')
    .meta({ title: 'Cases', description: `In the order shown; the first one is large. ${leftOutIfEmpty}` }),
});

const approachStepSchema = z.strictObject({
  title: text(50, 'Title'),
  by: makerSchema,
  text: text(260, 'Text'),
  result: text(90, 'What the customer holds when the step ends'),
  drawing: stepDrawingSchema.optional().meta({ title: 'Drawing' }),
});

const approachNodeSchema = z.strictObject({
  label: text(40, 'Label'),
  angle: z
    .int()
    .min(0, 'is less than 0')
    .max(359, 'is more than 359')
    .meta({ title: 'Angle', description: 'Degrees clockwise from the top.' }),
  task: text(40, 'What it does').optional(),
  insight: text(220, 'Insight'),
});

export const approachSchema = z.strictObject({
  principles: sectionItems(titledTextSchema, 12).meta({ title: 'Principles' }),
  stepsHeading: text(60, 'Heading of the steps'),
  steps: sectionItems(approachStepSchema, 12).meta({ title: 'Steps' }),
  checklistHeading: text(60, 'Heading of the checklist'),
  checklist: sectionItems(text(110, 'Point'), 24).meta({ title: 'Checklist' }),
  diagramHeading: text(60, 'Heading of the ring'),
  nodes: uniqueBy(approachNodeSchema, 'label', 'angle')
    .max(12, 'has more than 12')
    .meta({ title: 'Ring', description: leftOutIfEmpty }),
});

export const callToActionSchema = z.strictObject({
  contact: linkSchema.meta({ title: 'First button' }),
  start: linkSchema.meta({ title: 'Second button' }),
  scheduleLabel: text(40, 'Button of the consultation'),
});

export const responseNotesSchema = z.strictObject({
  typical: text(80, 'Typical response'),
  form: text(80, 'Reply to the form'),
  support: text(120, 'Support'),
  reader: z
    .strictObject({
      label: text(40, 'Above the portrait'),
      person: referenceTo('people', 'Person'),
    })
    .optional()
    .meta({
      title: 'Who reads first',
      description: 'At the foot of the home page, and of the overviews of services, products and cases.',
    }),
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');

/** When somebody answers: in words for people, in days and times for search engines. */
const hoursSchema = z
  .strictObject({
    text: text(80, 'In words'),
    days: listOf(z.enum(weekdays), 7).meta({ title: 'Days' }),
    opens: timeSchema.meta({ title: 'From' }),
    closes: timeSchema.meta({ title: 'To' }),
  })
  .meta({ title: 'Business hours' });

export const contactSchema = z.strictObject({
  hero: headingSchema.meta({ title: 'Head of the page' }),
  about: z
    .strictObject({
      heading: text(60, 'Heading'),
      paragraphs: listOf(text(520), 12).meta({ title: 'Paragraphs' }),
      /** "none" is said, as a document from before has the pencils without saying so. */
      drawing: z
        .enum(['pencils', 'none'])
        .meta({ names: { pencils: 'Two pencils', none: 'None' } })
        .default('pencils')
        .meta({ title: 'Drawing' }),
      picture: pictureSchema.optional(),
    })
    .meta({ title: 'About us' }),
  mission: z
    .strictObject({ heading: text(60, 'Heading'), text: text(320, 'Text') })
    .meta({ title: 'Mission' }),
  values: z
    .strictObject({
      heading: text(60, 'Heading'),
      items: listOf(titledTextSchema, 12).meta({ title: 'Values' }),
    })
    .meta({ title: 'Values' }),
  stats: z
    .strictObject({
      heading: text(60, 'Heading'),
      items: z.array(successStatSchema).max(12, 'has more than 12').meta({ title: 'Figures' }),
    })
    .meta({ title: 'Figures', description: 'Without figures, the section is left out.' }),
  form: headingSchema
    .extend({
      note: text(120, 'Note').meta({ description: 'Below the label of the message.' }),
      example: text(160, 'Example')
        .optional()
        .meta({ description: 'Gray in the message until something is typed.' }),
      titleBlock: listOf(z.strictObject({ label: text(30, 'Label'), value: text(60, 'Value') }), 3).meta({
        title: "Last cells of the form's title block",
      }),
      slip: z
        .strictObject({
          heading: text(60, 'Heading'),
          stamp: text(16, 'Stamp'),
          readBy: text(80, 'Who reads it'),
          replyBy: text(40, 'When the reply comes'),
          call: text(60, 'Link to the consultation'),
        })
        .optional()
        .meta({ title: 'Slip', description: 'Stands above the form once a message is sent.' }),
    })
    .meta({ title: 'Form' }),
  people: headingSchema
    .extend({
      people: z
        .array(referenceTo('people', 'Person'))
        .max(24, 'has more than 24')
        .meta({ title: 'People', description: 'In the order shown.' }),
    })
    .optional()
    .meta({ title: 'People' }),
  details: z
    .strictObject({
      heading: text(60, 'Heading'),
      note: text(160, 'Note'),
      hours: hoursSchema.optional(),
    })
    .meta({ title: 'Details' }),
  booking: z
    .strictObject({
      title: text(60, 'Title'),
      text: text(260, 'Text'),
      points: listOf(text(90), 8).meta({ title: 'Points' }),
      action: text(40, 'Button'),
    })
    .meta({ title: 'Consultation' }),
});

/** The software's own pages and their addresses, which are src/pages. */
export const pagePaths = {
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

/** Title and description of each; no two share a title. */
export const pageMetasSchema = z
  .strictObject({
    home: metaSchema.meta({ title: 'Home' }),
    services: metaSchema.meta({ title: 'Services' }),
    products: metaSchema.meta({ title: 'Products' }),
    portfolio: metaSchema.meta({ title: 'Portfolio' }),
    blog: metaSchema.meta({ title: 'Blog' }),
    contact: metaSchema.meta({ title: 'Contact' }),
    privacy: metaSchema.meta({ title: 'Privacy policy' }),
    terms: metaSchema.meta({ title: 'Terms of service' }),
    auth: metaSchema.meta({ title: 'Sign in' }),
    notFound: metaSchema.meta({ title: 'Page not found' }),
  } satisfies Record<keyof typeof pagePaths, typeof metaSchema>)
  .superRefine((pages, context) => {
    const entries = Object.entries(pages);
    for (const index of findRepeated(entries.map(([, { title }]) => title))) {
      const [name, { title }] = entries[index]!;
      context.addIssue({ code: 'custom', path: [name, 'title'], message: `"${title}" is used twice` });
    }
  });

export const portfolioPageSchema = z.strictObject({
  hero: headingSchema.meta({ title: 'Head of the page' }),
  signersNote: text(80, 'Below the people who signed').optional(),
  closing: closingSchema.meta({ title: 'Foot of the page' }),
});

/** Drops the words of the drawings and the index that were there before. */
function dropSheets(data: unknown): unknown {
  const {
    words: _,
    first: __,
    second: ___,
    heading: ____,
    ...rest
  } = Object(data) as Record<string, unknown>;
  return rest;
}

const missingDrawingSchema = z.preprocess(
  dropSheets,
  z
    .strictObject({
      missing: text(14, 'The missing page').optional().meta({ description: 'Struck out in red.' }),
      correction: text(24, 'Beside it').optional(),
    })
    .meta({ title: 'Sheet that is not there' }),
);

export const missingDrawing: z.infer<typeof missingDrawingSchema> = {
  missing: 'This page',
  correction: 'not in this set',
};

export const notFoundSchema = z.strictObject({
  heading: text(60, 'Heading'),
  text: text(200, 'Text'),
  action: linkSchema.meta({ title: 'Button' }),
  drawing: missingDrawingSchema.default(missingDrawing),
});

export type Highlight = z.infer<typeof highlightSchema>;
export type Highlights = z.infer<typeof highlightsSchema>;
export type HomeCases = z.infer<typeof homeCasesSchema>;
export type HomeSections = z.infer<typeof homeSectionsSchema>;
export type ApproachNode = z.infer<typeof approachNodeSchema>;
export type Approach = z.infer<typeof approachSchema>;
export type CallToAction = z.infer<typeof callToActionSchema>;
export type ResponseNotes = z.infer<typeof responseNotesSchema>;
export type ContactPage = z.infer<typeof contactSchema>;
export type PageMetas = z.infer<typeof pageMetasSchema>;
export type PortfolioPage = z.infer<typeof portfolioPageSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
