import { z } from 'zod';
import { caseResultSchema, voiceSchema } from './cases.schema.ts';
import type { Entry } from './define.ts';
import { largeDrawingSchema } from './large-words.schema.ts';
import { onwardSchema, priceAnchorSchema } from './onward.schema.ts';
import { recordFrame, recordRowSchema, recordSheetSchema } from './record.schema.ts';
import { screenSchema } from './screens.schema.ts';
import {
  closingSchema,
  factCellSchema,
  successStatSchema,
  headingSchema,
  leftOutIfEmpty,
  linkSchema,
  listOf,
  makerSchema,
  partsShown,
  pictureSchema,
  questionSchema,
  sectionItems,
  referenceTo,
  slugSchema,
  text,
  titledTextSchema,
  uniqueBy,
} from './schema.ts';
import { workDrawingSchema } from './work-words.schema.ts';

const processStepSchema = z.strictObject({
  title: text(50, 'Title'),
  duration: text(30, 'Duration'),
  by: makerSchema,
  text: text(360, 'Text'),
  signOff: text(160, 'What the customer sees or signs when the step ends'),
});

const techGroupSchema = z.strictObject({
  name: text(40, 'Name'),
  items: listOf(text(40), 16).meta({ title: 'Technologies' }),
});

const workshopSchema = z.strictObject({
  title: text(60, 'Title'),
  length: text(30, 'Length'),
  price: text(30, 'Price').optional(),
  audience: text(90, 'Audience'),
  outcome: text(220, 'Outcome'),
});

/** For whom, with a piece of the work that they have. */
const audienceCaseSchema = titledTextSchema.extend({
  drawing: workDrawingSchema.optional().meta({
    title: 'Drawing',
    description: 'In lists of services if it is the first; above its title if all have one.',
  }),
});

const offeringSchema = titledTextSchema.extend({ price: text(30, 'Price').optional() });

/** A part of the page: its heading, a line below it, and one to `max` items. */
function sectionOf<Item extends z.ZodType>(title: string, item: Item, max: number) {
  return z
    .strictObject({
      heading: text(90, 'Heading'),
      lead: text(200, 'Lead').optional(),
      items: sectionItems(item, max).meta({ title: 'Items' }),
    })
    .meta({ title });
}

/** The parts of a service's page between its head and its foot. */
const servicePartNames = {
  audience: 'Audience',
  offerings: 'Offerings',
  process: 'Process',
  workshops: 'Workshops',
  trainingProcess: 'Training process',
  figures: 'Figures',
  record: 'Record',
  deliverables: 'Deliverables',
  tools: 'Tools',
  technologies: 'Technologies',
  questions: 'Questions',
  next: 'Next steps',
} as const;

export type ServicePart = keyof typeof servicePartNames;

const serviceFields = z.strictObject({
  picture: pictureSchema.optional(),
  largeDrawing: largeDrawingSchema.optional().meta({
    title: 'Large drawing',
    description:
      'On /services on a wide screen, if it is one of the first two and has no picture. Left out, the drawing of its audience.',
  }),
  title: text(60, 'Title'),
  description: text(220, 'Description').meta({ description: 'Shown on /services.' }),
  teaser: text(220, 'Teaser')
    .optional()
    .meta({ description: 'Shown on the home page. Left out, the description is shown there.' }),
  features: listOf(text(80), 8).meta({ title: 'Features', description: 'Shown on /services.' }),
  metaTitle: text(60, 'Page title').meta({ description: 'In the browser tab and in search results.' }),
  metaDescription: text(155, 'Page description').meta({
    description: 'Shown by search engines below the title.',
  }),
  hero: z
    .strictObject({
      headline: text(80, 'Headline').meta({ description: 'Names the service.' }),
      slogan: text(90, 'Slogan').optional(),
      lead: text(320, 'Lead'),
      action: linkSchema.meta({ title: 'Button' }),
      facts: z
        .array(factCellSchema)
        .max(6, 'has more than 6')
        .optional()
        .meta({ title: 'Facts', description: 'What a buyer asks first: how long, when first live.' }),
    })
    .meta({ title: 'Head of the page' }),
  screen: screenSchema.optional().meta({
    title: 'Screen',
    description: 'Shown below the head in place of the first case it leads to. A picture takes its place.',
  }),
  voice: voiceSchema.optional().meta({
    title: 'Voice of a client',
    description: 'Left out, the client of the first case it leads to speaks.',
  }),
  results: z
    .array(caseResultSchema.omit({ description: true }))
    .max(3, 'has more than 3')
    .optional()
    .meta({ title: 'Beside the screen', description: 'Left out, the results of that case.' }),
  shown: partsShown(servicePartNames).optional().meta({
    description: 'In this order. Until one is moved or hidden, the layout of the page decides the order.',
  }),
  audience: sectionOf('Audience', audienceCaseSchema, 12).optional(),
  offerings: sectionOf('Offerings', offeringSchema, 24),
  process: sectionOf('Process', processStepSchema, 12),
  technologies: sectionOf('Technologies', techGroupSchema, 12).optional(),
  figures: sectionOf('Figures', successStatSchema, 12).optional(),
  record: sectionOf('Record', recordRowSchema, 8)
    .extend(recordFrame)
    .meta({ title: 'Record', description: 'A sheet of the work itself, as the customer reads and signs it.' })
    .optional(),
  questions: sectionOf('Questions', questionSchema, 24).optional(),
  next: sectionOf('Next steps', titledTextSchema, 12).optional(),
  closing: z
    .strictObject({ headline: text(90, 'Headline'), action: linkSchema.meta({ title: 'Button' }) })
    .meta({ title: 'Foot of the page' }),
  deliverables: sectionOf('Deliverables', text(140), 24).optional(),
  tools: sectionOf('Tools', titledTextSchema, 24).optional(),
  workshops: sectionOf('Workshops', workshopSchema, 24).optional(),
  trainingProcess: sectionOf('Training process', processStepSchema, 12)
    .extend({
      drawing: workDrawingSchema.optional().meta({ title: 'Drawing', description: 'Beside the steps.' }),
    })
    .meta({ title: 'Training process' })
    .optional(),
  price: priceAnchorSchema.omit({ shown: true }).optional().meta({
    title: 'Price of its own',
    description: 'In place of the price to begin with.',
  }),
  onward: onwardSchema.optional(),
});

/** Drops the drawings that services, promises and audiences had. */
function dropDrawings(item: unknown): unknown {
  const { icon: _, drawing: __, ...rest } = Object(item) as Record<string, unknown>;
  return rest;
}

/** And the sheets that audiences had. */
function dropSheets(item: unknown): unknown {
  const { lines: _, ...rest } = dropDrawings(item) as Record<string, unknown>;
  return rest;
}

/**
 * A service: its lines on the home page and on /services, and its page. What it is, what is offered and how it is
 * done are needed; the page's other parts may be left out.
 */
export const serviceSchema = z.preprocess(dropDrawings, serviceFields);

/** A term of every contract, with lines of the work that keeps it. */
const promiseSchema = titledTextSchema.extend({
  note: recordFrame.note,
  lines: z.array(recordRowSchema).max(4, 'has more than 4').meta({ title: 'Lines' }).optional(),
});

export const servicesPageSchema = z.strictObject({
  hero: headingSchema.meta({ title: 'Head of the page' }),
  listHeading: text(90, 'Heading of the services').optional(),
  sheet: recordSheetSchema.optional().meta({
    title: 'Sheet',
    description: 'Large in the head of the page, with what its marks mean.',
  }),
  record: referenceTo('services', 'Service whose record is shown')
    .optional()
    .meta({ description: 'In the head of the page, if it has no sheet of its own.' }),
  highlights: headingSchema
    .extend({
      items: listOf(z.preprocess(dropDrawings, promiseSchema), 12).meta({ title: 'Promises' }),
    })
    .meta({ title: 'Promises' }),
  audiences: headingSchema
    .extend({
      items: uniqueBy(
        z.preprocess(
          dropSheets,
          titledTextSchema.extend({
            id: slugSchema.meta({ title: 'Anchor' }),
            size: text(30, 'Size')
              .optional()
              .meta({ description: 'Large, below the title: of the team, say.' }),
            points: listOf(text(110), 8).meta({ title: 'Points' }),
            service: referenceTo('services', 'Service')
              .optional()
              .meta({ description: 'Its first fact is a link to its page, below the points.' }),
          }),
        ),
        'id',
      ).meta({ title: 'Audiences' }),
    })
    .meta({ title: 'Audiences' }),
  closing: closingSchema.meta({ title: 'Foot of the page' }),
});

/** The services that the home page shows; none is allowed as well. */
export const homeServicesSchema = z.strictObject({
  services: z
    .array(referenceTo('services', 'Service'))
    .max(12, 'has more than 12')
    .meta({ title: 'Services', description: `In the order shown. ${leftOutIfEmpty}` }),
  cardAction: text(40, "Words of each service's link"),
  action: linkSchema.meta({ title: 'Button below them' }),
});

export type ProcessStep = z.infer<typeof processStepSchema>;
export type AudienceCase = z.infer<typeof audienceCaseSchema>;
export type TechGroup = z.infer<typeof techGroupSchema>;
export type Workshop = z.infer<typeof workshopSchema>;
export type Service = Entry<z.infer<typeof serviceSchema>>;
export type ServicesPage = z.infer<typeof servicesPageSchema>;
export type HomeServices = z.infer<typeof homeServicesSchema>;
