import { z } from 'zod';
import {
  closingSchema,
  figureSchema,
  headingSchema,
  linkSchema,
  listOf,
  makerSchema,
  pathSchema,
  questionSchema,
  slugSchema,
  text,
  titledTextSchema,
  uniqueBy,
} from './schema.ts';

/** The drawings that a service can have; several may share one. */
const serviceIconSchema = z.enum(['mobile', 'web', 'custom', 'integration', 'automation', 'training']);

/** A service as the home page shows it. `link` leads to its detail page. */
const serviceCardSchema = z.strictObject({
  icon: serviceIconSchema,
  title: text(60),
  description: text(220),
  link: pathSchema,
});

/** A service as /services shows it. */
const serviceOverviewSchema = serviceCardSchema.extend({
  slug: slugSchema,
  features: listOf(text(80), 8),
});

export const serviceOverviewsSchema = uniqueBy(serviceOverviewSchema, 'slug', 'link');

const processStepSchema = z.strictObject({
  title: text(50),
  duration: text(30),
  by: makerSchema,
  text: text(360),
  /** What the customer sees or signs when the step ends. */
  signOff: text(160),
});

const techGroupSchema = z.strictObject({ name: text(40), items: listOf(text(40), 16) });

const workshopSchema = z.strictObject({
  title: text(60),
  length: text(30),
  audience: text(90),
  outcome: text(220),
});

function sectionOf<Item extends z.ZodType>(item: Item, max: number) {
  return z.strictObject({ heading: text(90), items: listOf(item, max) });
}

/** A service's page. What it is, what is offered and how it is done are needed; its other parts may be left out. */
const serviceDetailSchema = z.strictObject({
  slug: slugSchema,
  icon: serviceIconSchema,
  title: text(60),
  metaTitle: text(60),
  metaDescription: text(155),
  hero: z.strictObject({ headline: text(80), lead: text(320), action: linkSchema }),
  audience: sectionOf(titledTextSchema, 12).optional(),
  offerings: sectionOf(titledTextSchema, 24),
  process: sectionOf(processStepSchema, 12),
  technologies: sectionOf(techGroupSchema, 12).optional(),
  figures: sectionOf(figureSchema, 12).optional(),
  questions: sectionOf(questionSchema, 24).optional(),
  next: sectionOf(titledTextSchema, 12).optional(),
  closing: z.strictObject({ headline: text(90), action: linkSchema }),
  deliverables: sectionOf(text(140), 24).optional(),
  tools: sectionOf(titledTextSchema, 24).optional(),
  workshops: sectionOf(workshopSchema, 24).optional(),
  trainingProcess: sectionOf(processStepSchema, 12).optional(),
});

export const serviceDetailsSchema = uniqueBy(serviceDetailSchema, 'slug', 'metaTitle');

export const servicesPageSchema = z.strictObject({
  hero: headingSchema,
  highlights: headingSchema.extend({
    items: listOf(titledTextSchema.extend({ icon: z.enum(['security', 'performance', 'support']) }), 12),
  }),
  audiences: headingSchema.extend({
    items: uniqueBy(titledTextSchema.extend({ id: slugSchema, points: listOf(text(110), 8) }), 'id'),
  }),
  closing: closingSchema,
});

/** The services that the home page shows; none is allowed as well. */
export const homeServicesSchema = z.strictObject({
  cards: uniqueBy(serviceCardSchema, 'link'),
  cardAction: text(40),
  action: linkSchema,
});

export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type ServiceOverview = z.infer<typeof serviceOverviewSchema>;
export type ProcessStep = z.infer<typeof processStepSchema>;
export type TechGroup = z.infer<typeof techGroupSchema>;
export type Workshop = z.infer<typeof workshopSchema>;
export type ServiceDetail = z.infer<typeof serviceDetailSchema>;
export type ServicesPage = z.infer<typeof servicesPageSchema>;
export type HomeServices = z.infer<typeof homeServicesSchema>;
