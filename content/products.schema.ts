import { z } from 'zod';
import {
  headingSchema,
  linkSchema,
  listOf,
  questionSchema,
  slugSchema,
  text,
  titledTextSchema,
  uniqueBy,
} from './schema.ts';

const productStatusSchema = z.enum(['Live', 'Beta', 'Coming Soon']);

/** The spec's product card. The id is its anchor and the key of its details. */
const productSchema = z.strictObject({
  id: slugSchema,
  /** The drawings that a product can have; several may share one. */
  icon: z.enum(['lms', 'hrms', 'reporting']),
  title: text(50),
  subtitle: text(90),
  description: text(260),
  features: listOf(text(90), 12),
  status: productStatusSchema,
  /** A design token: what the badge looks like. */
  statusColor: z.enum(['pass', 'petrol', 'ink-2']),
  demoAvailable: z.boolean(),
});

export const productsSchema = uniqueBy(productSchema, 'id');

const productDetailSchema = z.strictObject({
  audience: listOf(text(140), 8),
  blocks: listOf(titledTextSchema, 12),
  integration: text(320),
  deployment: text(320),
  dataOwnership: text(320),
  questions: listOf(questionSchema, 24),
});

/** By the product's id. */
export const productDetailsSchema = z.record(slugSchema, productDetailSchema);

export const productsPageSchema = z.strictObject({
  hero: headingSchema,
  statuses: z.record(productStatusSchema, text(140)),
  demo: linkSchema,
  wait: linkSchema,
  scheduleLabel: text(40),
  closing: z.strictObject({ headline: text(90), text: text(240) }),
});

export type Product = z.infer<typeof productSchema>;
export type ProductStatus = z.infer<typeof productStatusSchema>;
export type ProductDetail = z.infer<typeof productDetailSchema>;
export type ProductsPage = z.infer<typeof productsPageSchema>;
