import { z } from 'zod';

/** The site name is a setting, so no stored text may contain the default one. */
const brandPattern = /countermark/i;

/** Visible text: one to `max` characters, no stray spaces, and never the company's name. */
export function text(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === value.trim() && !/\s{2}/.test(value), 'has stray spaces')
    .refine((value) => !brandPattern.test(value), 'names the company; the site name is a setting');
}

/** A path on this site. A second slash would make it another host's address. */
export const pathSchema = z.string().regex(/^\/(?!\/)\S*$/, 'must be a path that starts with one /');

export const linkSchema = z.strictObject({ label: text(40), href: pathSchema });

/** Who makes a thing: drawn dashed for a machine, solid for an engineer. */
export const makerSchema = z.enum(['machine', 'engineer']);

export const headingSchema = z.strictObject({ heading: text(90), lead: text(280) });

export const titledTextSchema = z.strictObject({ title: text(70), text: text(420) });

const questionSchema = z.strictObject({ question: text(120), answer: text(480) });

/** `<title>` without the site name, which the layout adds; and the description search engines show. */
export const metaSchema = z.strictObject({ title: text(60), description: text(155).min(60) });

export type Maker = z.infer<typeof makerSchema>;
export type Closing = z.infer<typeof closingSchema>;
export type Heading = z.infer<typeof headingSchema>;
export type TitledText = z.infer<typeof titledTextSchema>;
export type Question = z.infer<typeof questionSchema>;

export const serviceSlugs = [
  'mobile-app-development',
  'web-app-development',
  'custom-software',
  'integration-services',
  'ai-automation',
  'training-consultancy',
] as const;

/** The four success percentages that the service pages claim between them. */
const successFigures = ['85%', '90%', '92%', '98%'] as const;

const serviceSlugSchema = z.enum(serviceSlugs);

const serviceIconSchema = z.enum(['mobile', 'web', 'custom', 'integration', 'automation', 'training']);

const contactLinkSchema = linkSchema.extend({ href: z.literal('/contact') });

/** The last word of a page and its one button. */
export const closingSchema = z.strictObject({
  headline: text(90),
  text: text(280),
  action: contactLinkSchema,
});

/** A service as the home page shows it. `link` leads to its detail page. */
const serviceCardSchema = z.strictObject({
  icon: serviceIconSchema,
  title: text(60),
  description: text(220),
  link: pathSchema.startsWith('/services/'),
});

/** A service as /services shows it. */
export const serviceOverviewSchema = serviceCardSchema.extend({
  slug: serviceSlugSchema,
  features: z.array(text(80)).length(4),
});

const processStepSchema = z.strictObject({
  title: text(50),
  duration: text(30),
  by: makerSchema,
  text: text(360),
  /** What the customer sees or signs when the step ends. */
  signOff: text(160),
});

const techGroupSchema = z.strictObject({ name: text(40), items: z.array(text(40)).min(3).max(9) });

const successFigureSchema = z.strictObject({
  value: z.enum(successFigures),
  label: text(120),
  /** How the figure is counted. */
  basis: text(200),
});

const workshopSchema = z.strictObject({
  title: text(60),
  length: text(30),
  audience: text(90),
  outcome: text(220),
});

function sectionOf<Item extends z.ZodType>(item: Item, min: number, max: number) {
  return z.strictObject({ heading: text(90), items: z.array(item).min(min).max(max) });
}

const serviceDetailSchema = z.strictObject({
  slug: serviceSlugSchema,
  icon: serviceIconSchema,
  title: text(60),
  metaTitle: text(60),
  metaDescription: text(155).min(60),
  hero: z.strictObject({ headline: text(80), lead: text(320), action: contactLinkSchema }),
  audience: sectionOf(titledTextSchema, 3, 3),
  offerings: sectionOf(titledTextSchema, 4, 6),
  process: sectionOf(processStepSchema, 4, 5),
  technologies: sectionOf(techGroupSchema, 3, 4),
  figures: sectionOf(successFigureSchema, 1, 3),
  questions: sectionOf(questionSchema, 3, 4),
  next: sectionOf(titledTextSchema, 3, 3),
  closing: z.strictObject({
    headline: text(90),
    action: contactLinkSchema.extend({ label: z.literal('Get in Touch') }),
  }),
  deliverables: sectionOf(text(140), 6, 10).optional(),
  tools: sectionOf(titledTextSchema, 6, 10).optional(),
  workshops: sectionOf(workshopSchema, 4, 6).optional(),
  trainingProcess: sectionOf(processStepSchema, 4, 4).optional(),
});

export const aiServiceDetailSchema = serviceDetailSchema.required({ deliverables: true, tools: true });

export const trainingServiceDetailSchema = serviceDetailSchema.required({
  workshops: true,
  trainingProcess: true,
});

/** All six pages in the site's order; the four percentages all appear; no page describes itself like another. */
export const serviceDetailsSchema = z.array(serviceDetailSchema).superRefine((details, context) => {
  const slugs = details.map((detail) => detail.slug);
  if (slugs.join() !== serviceSlugs.join()) {
    context.addIssue({ code: 'custom', message: `must be, in order: ${serviceSlugs.join(', ')}` });
  }
  const claimed = new Set(details.flatMap((detail) => detail.figures.items.map((figure) => figure.value)));
  for (const figure of successFigures) {
    if (!claimed.has(figure)) context.addIssue({ code: 'custom', message: `no page claims ${figure}` });
  }
  for (const key of ['metaTitle', 'metaDescription'] as const) {
    if (new Set(details.map((detail) => detail[key])).size !== details.length) {
      context.addIssue({ code: 'custom', message: `two pages share a ${key}` });
    }
  }
});

export const servicesPageSchema = z.strictObject({
  hero: headingSchema,
  highlights: headingSchema.extend({
    items: z
      .array(titledTextSchema.extend({ icon: z.enum(['security', 'performance', 'support']) }))
      .length(3),
  }),
  audiences: headingSchema.extend({
    items: z
      .array(
        titledTextSchema.extend({
          id: z.enum(['for-startups', 'for-small-businesses', 'for-enterprises']),
          points: z.array(text(110)).min(2).max(4),
        }),
      )
      .length(3),
  }),
  closing: closingSchema,
});

export const homeServicesSchema = z.strictObject({
  cards: z.array(serviceCardSchema).length(3),
  cardAction: z.literal('Learn More'),
  action: z.strictObject({ label: z.literal('View All Services'), href: z.literal('/services') }),
});

/** The spec's product card. Colour and demo follow from the status. */
export const productSchema = z
  .strictObject({
    icon: z.enum(['lms', 'hrms', 'reporting']),
    title: text(50),
    subtitle: text(90),
    description: text(260),
    features: z.array(text(90)).length(5),
    status: z.enum(['Live', 'Beta', 'Coming Soon']),
    statusColor: z.enum(['pass', 'petrol', 'ink-2']),
    demoAvailable: z.boolean(),
  })
  .refine(
    ({ status, statusColor }) =>
      statusColor === { Live: 'pass', Beta: 'petrol', 'Coming Soon': 'ink-2' }[status],
    { path: ['statusColor'], error: 'does not belong to the status' },
  )
  .refine(({ status, demoAvailable }) => demoAvailable === (status !== 'Coming Soon'), {
    path: ['demoAvailable'],
    error: 'contradicts the status',
  });

export const productDetailSchema = z.strictObject({
  audience: z.array(text(140)).min(2).max(4),
  blocks: z.array(titledTextSchema).min(3).max(4),
  integration: text(320),
  deployment: text(320),
  dataOwnership: text(320),
  questions: z.array(questionSchema).min(2).max(4),
});

export type ServiceSlug = z.infer<typeof serviceSlugSchema>;
export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type ServiceOverview = z.infer<typeof serviceOverviewSchema>;
export type ProcessStep = z.infer<typeof processStepSchema>;
export type TechGroup = z.infer<typeof techGroupSchema>;
export type Workshop = z.infer<typeof workshopSchema>;
export type ServiceDetail = z.infer<typeof serviceDetailSchema>;
export type AiServiceDetail = z.infer<typeof aiServiceDetailSchema>;
export type TrainingServiceDetail = z.infer<typeof trainingServiceDetailSchema>;
export type ServicesPage = z.infer<typeof servicesPageSchema>;
export type HomeServices = z.infer<typeof homeServicesSchema>;
export type Product = z.infer<typeof productSchema>;
export type ProductIcon = Product['icon'];
export type ProductStatus = Product['status'];
export type ProductDetail = z.infer<typeof productDetailSchema>;
