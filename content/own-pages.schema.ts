import { z } from 'zod';
import type { Entry } from './define.ts';
import { headDrawingSchema } from './head-words.schema.ts';
import { richText } from './rich-text.schema.ts';
import {
  successStatSchema,
  findRepeated,
  headingSchema,
  hyphenated,
  linkSchema,
  listOf,
  metaSchema,
  pictureSchema,
  questionSchema,
  referenceTo,
  text,
  titledTextSchema,
  uploadSchema,
  urlSchema,
} from './schema.ts';

/** First parts of addresses that belong to the software: a page of the owner's own cannot have them. */
export const reservedSlugs: readonly string[] = [
  '404',
  '410',
  '500',
  'admin',
  'api',
  'auth',
  'blog',
  'contact',
  'functions',
  'healthz',
  'metrics',
  'newsletter',
  'og',
  'portfolio',
  'preview',
  'privacy',
  'products',
  'readyz',
  'search',
  'services',
  'sitemaps',
  'terms',
  'uploads',
];

/** One kind of section: its heading, its lead, and what is its own. */
function sectionOf<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  title: string,
  shape: Shape,
) {
  return z
    .strictObject({
      kind: z.literal(kind),
      heading: text(90, 'Heading'),
      lead: text(280, 'Lead').optional(),
      dark: z
        .boolean()
        .optional()
        .meta({ title: 'Dark band', description: 'At most one section of a page.' }),
      ...shape,
    })
    .meta({ title });
}

const pictureShape = {
  image: uploadSchema.meta({ title: 'Picture', description: 'At least 1600 pixels wide.' }),
  text: text(160, 'What the picture shows').meta({ description: 'Read out to people who cannot see it.' }),
};

const tableShape = {
  columns: listOf(text(40), 6).meta({ title: 'Columns' }),
  rows: listOf(listOf(text(120), 6), 40).meta({ title: 'Rows', description: 'A cell for each column.' }),
};

/** How far what a step is about has come, as the form calls each. */
const stepStates = { drafted: 'Drafted by AI', corrected: 'Corrected', signed: 'Checked and signed' };

const stepSchema = titledTextSchema.extend({
  state: z
    .enum(Object.keys(stepStates) as (keyof typeof stepStates)[])
    .optional()
    .meta({
      title: 'Work is then',
      names: stepStates,
      description: 'Drawn as everywhere: dashed, with a red mark, or with a yellow tick.',
    }),
});

const ownSectionSchema = z.discriminatedUnion('kind', [
  sectionOf('text', 'Text', { body: richText(8000, 'Text') }),
  sectionOf('figures', 'Figures', { items: listOf(successStatSchema, 12).meta({ title: 'Figures' }) }),
  sectionOf('columns', 'Three columns', { items: listOf(titledTextSchema, 12).meta({ title: 'Columns' }) }),
  sectionOf('list', 'List', { items: listOf(titledTextSchema, 24).meta({ title: 'Items' }) }),
  sectionOf('table', 'Table', tableShape),
  sectionOf('questions', 'Questions', { items: listOf(questionSchema, 24).meta({ title: 'Questions' }) }),
  sectionOf('cases', 'Case studies', {
    cases: listOf(referenceTo('cases', 'Case'), 12).meta({
      title: 'Cases',
      description: 'In the order shown.',
    }),
  }),
  sectionOf('people', 'People', {
    people: listOf(referenceTo('people', 'Person'), 24).meta({
      title: 'People',
      description: 'In the order shown.',
    }),
  }),
  sectionOf('call', 'Call to action', { action: linkSchema.meta({ title: 'Button' }) }),
  sectionOf('picture', 'Picture', pictureShape),
  sectionOf('pictureText', 'Picture with text', {
    ...pictureShape,
    side: z.enum(['left', 'right']).meta({ title: 'Picture stands' }),
    body: richText(4000, 'Text'),
  }),
  sectionOf('quote', 'Quote', {
    quote: text(420, 'Quote'),
    name: text(60, 'Who said it'),
    role: text(90, 'Role').optional().meta({ description: 'Such as: Head of operations, Dock 4.' }),
    portrait: pictureSchema.optional().meta({
      title: 'Portrait',
      description: 'Shown upright, four wide by five high.',
    }),
  }),
  sectionOf('logos', 'Logos', {
    items: listOf(
      z.strictObject({ image: uploadSchema.meta({ title: 'Logo' }), text: text(60, 'Whose it is') }),
      24,
    ).meta({ title: 'Logos', description: 'Dark ones on no background: they stand on white.' }),
  }),
  sectionOf('steps', 'Steps', {
    items: listOf(stepSchema, 12).meta({ title: 'Steps', description: 'Numbered in this order.' }),
  }),
  sectionOf('video', 'Video card', {
    title: text(90, 'What it shows'),
    address: urlSchema.max(500, 'has more than 500 characters').meta({
      title: 'Address of the video',
      description: 'At YouTube, Vimeo or Loom. Nothing of it is loaded until a visitor clicks.',
    }),
    image: pictureShape.image,
    length: text(20, 'Length').optional().meta({ description: 'Such as: 2 minutes.' }),
  }),
  sectionOf('embed', 'Embed', {
    title: text(90, 'What it is').meta({ description: 'Such as: A film of two minutes about our desk.' }),
    address: urlSchema.max(500, 'has more than 500 characters').meta({
      title: 'Address to embed',
      description:
        'The address that the other site provides for embedding, or of something at YouTube, Vimeo, Loom, CodePen or Google Maps. It starts with https:// and must not redirect to a third site. Nothing is loaded until a visitor clicks.',
    }),
    shape: z.enum(['wide', 'square', 'tall']).meta({ title: 'Shape' }),
  }),
  sectionOf('form', 'Contact form', {
    subject: text(100, 'Subject').meta({ description: 'Filled in for the visitor, who can change it.' }),
    source: text(60, 'Source tag').meta({
      description: 'Stored with each message, so that you know which page it came from.',
    }),
  }),
]);

/** Kinds of employment by schema.org's names for them, as the form and the page call each. */
export const employmentNames = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
};

const currencies = Intl.supportedValuesOf('currency');

const paySchema = z
  .strictObject({
    from: z.int().min(1, 'is less than 1').meta({ title: 'From', description: 'In whole units.' }),
    to: z.int().min(1, 'is less than 1').optional().meta({ title: 'To' }),
    currency: z
      .string()
      .refine((code) => currencies.includes(code), 'must be three capital letters such as USD')
      .meta({ title: 'Currency', description: 'Three letters, such as USD.' }),
    per: z
      .enum(['HOUR', 'MONTH', 'YEAR'])
      .meta({ title: 'Paid per', names: { HOUR: 'Hour', MONTH: 'Month', YEAR: 'Year' } }),
  })
  .refine(({ from, to = from }) => from <= to, { path: ['to'], error: 'is less than the first amount' })
  .meta({ title: 'Pay range', description: 'Shown on the page, and to search engines.' });

const applySchema = z
  .strictObject({
    heading: text(90, 'Heading').default('Apply for this job'),
    lead: text(280, 'Lead').optional(),
    note: text(120, 'Below who reads messages')
      .default('Reads every application.')
      .meta({ description: 'Beside the form, with the person that the response notes name.' }),
  })
  .meta({
    title: 'Apply form',
    description: 'At the foot of the page. Applications arrive in the inbox, with a file of up to 10 MB.',
  });

/** The part that makes a page a job offer. */
const jobSchema = z.strictObject({
  postedOn: z.iso.date('must be a date such as 2026-01-31').meta({ title: 'Posted on', control: 'date' }),
  closesOn: z.iso.date('must be a date such as 2026-01-31').meta({
    title: 'Closes on',
    control: 'date',
    description: 'The last day (UTC). After it visitors do not see the page, until it has a later one.',
  }),
  employmentType: z
    .enum(Object.keys(employmentNames) as (keyof typeof employmentNames)[])
    .meta({ title: 'Kind of employment', names: employmentNames }),
  location: text(80, 'Town'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters such as DE')
    .meta({ title: 'Country', description: 'Two letters, such as DE.' }),
  remote: z.boolean().meta({ title: 'Can be done from home' }),
  pay: paySchema.optional(),
  apply: applySchema.optional(),
});

/** The longest page that is shown in a moment: it may not keep others waiting. */
const pageCharacters = 150_000;

/** A page of the owner's own. */
export const ownPageSchema = z
  .strictObject({
    title: metaSchema.shape.title,
    description: metaSchema.shape.description,
    shareImage: uploadSchema
      .optional()
      .meta({ title: 'Share picture', description: 'Left out, one is drawn from the title.' }),
    hero: headingSchema
      .extend({
        action: linkSchema.optional().meta({ title: 'Button' }),
        picture: pictureSchema.optional().meta({
          title: 'Picture',
          description: 'Beside the words. Without it and a drawing, the names of the sections stand there.',
        }),
        drawing: headDrawingSchema.optional().meta({
          title: 'Drawing',
          description: 'Beside the words, if there is no picture.',
        }),
      })
      .meta({ title: 'Head of the page' }),
    sections: z.array(ownSectionSchema).max(50, 'has more than 50').meta({ title: 'Sections' }),
    place: z.enum(['none', 'menu', 'footer']).meta({ title: 'Linked from' }),
    linkLabel: text(20, 'Text of that link')
      .optional()
      .meta({ description: 'Needed in the menu; left out in the footer, the title.' }),
    job: jobSchema
      .optional()
      .meta({ title: 'Job offer', description: 'Makes the page an offer that closes.' }),
  })
  .superRefine((page, context) => {
    const { sections, place, linkLabel } = page;
    if (JSON.stringify(page).length > pageCharacters) {
      const message = `have more than ${pageCharacters} characters together with the rest of the page; divide it into two`;
      context.addIssue({ code: 'custom', path: ['sections'], message });
    }
    if (place === 'menu' && linkLabel === undefined) {
      context.addIssue({ code: 'custom', path: ['linkLabel'], message: 'is needed in the menu' });
    }
    for (const index of findRepeated(sections.map(({ heading }) => heading))) {
      const path = ['sections', index, 'heading'];
      context.addIssue({ code: 'custom', path, message: 'is the heading of another section' });
    }
    const [, secondDark] = [...sections.keys()].filter((index) => sections[index]?.dark);
    if (secondDark !== undefined) {
      const path = ['sections', secondDark, 'dark'];
      context.addIssue({ code: 'custom', path, message: 'is set for another section as well' });
    }
    const [, second] = [...sections.keys()].filter((index) => sections[index]?.kind === 'form');
    if (second !== undefined) {
      context.addIssue({ code: 'custom', path: ['sections', second], message: 'is a second form' });
    }
    for (const [index, section] of sections.entries()) {
      if (section.kind !== 'table') continue;
      for (const [row, cells] of section.rows.entries()) {
        if (cells.length === section.columns.length) continue;
        const path = ['sections', index, 'rows', row];
        context.addIssue({ code: 'custom', path, message: `needs ${section.columns.length} cells` });
      }
    }
  });

/** Stands for the slash in the slug of a page whose address has two parts: a slug is one part of other addresses. */
const slash = '~';

/** Where a page stands. */
export const ownPagePath = (slug: string): string => `/${slug.replace(slash, '/')}`;

/** The slug of the page that would stand at a path; null for a path that none can have. */
export function ownPageSlug(path: string): string | null {
  const slug = path.slice(1).replace('/', slash);
  return ownPagePath(slug) === path && !path.includes(slash) ? slug : null;
}

/** Addresses that a page can have. */
export const ownPageSlugSchema = z
  .string()
  .max(120, 'has more than 120 characters')
  .regex(
    new RegExp(`^${hyphenated}(${slash}${hyphenated})?$`),
    'must be lowercase letters and digits, with single hyphens between; one slash may divide it',
  )
  .refine((slug) => !reservedSlugs.includes(slug.split(slash, 1)[0]!), 'is an address of the software')
  .meta({
    description: `Lowercase letters and digits, with single hyphens between. One slash may divide it, as in jobs/engineer. These first parts are the software’s: ${reservedSlugs.join(', ')}.`,
  });

export type OwnSection = z.infer<typeof ownSectionSchema>;
export type OwnStep = z.infer<typeof stepSchema>;
export type OwnJob = z.infer<typeof jobSchema>;
export type OwnPage = Entry<OwnPageData>;

type OwnPageData = z.infer<typeof ownPageSchema>;

/** The part of a page that other pages show: where it stands, and whether it is open. */
export const headOfOwnPage = ({ title, description, place, linkLabel, job }: OwnPageData) => ({
  title,
  description,
  place,
  ...(linkLabel !== undefined && { linkLabel }),
  ...(job && { job }),
});

export type OwnPageHead = Entry<Pick<OwnPageData, 'title' | 'description' | 'place' | 'linkLabel' | 'job'>>;
