import { z } from 'zod';
import { authorSchema, postStateSchema, tagNameSchema } from './contract.ts';

/** As many as a request changes. */
export const maximumBulk = 100;

const ids = z
  .array(z.string().max(100, 'An id must be at most 100 characters'), { error: 'ids must be a list of ids' })
  .min(1, `ids must be 1 to ${maximumBulk} ids`)
  .max(maximumBulk, `ids must be 1 to ${maximumBulk} ids`)
  .meta({ description: 'Of the posts', minItems: 1, maxItems: maximumBulk });

export const bulkSchema = z.strictObject({ ids }).meta({ id: 'PostBulk' });

export const bulkTagSchema = z.strictObject({ ids, tag: tagNameSchema }).meta({ id: 'PostBulkTag' });

export const bulkAuthorSchema = z.strictObject({ ids, author: authorSchema }).meta({ id: 'PostBulkAuthor' });

export const bulkResultSchema = z
  .object({
    changed: z
      .array(z.object({ id: z.string(), state: postStateSchema.nullable() }))
      .meta({ description: 'Those that are now as requested, with their state; null: in the bin' }),
    failed: z
      .array(z.object({ id: z.string(), code: z.string(), detail: z.string() }))
      .meta({ description: 'Those that are as they were, and why' }),
  })
  .meta({ id: 'PostBulkResult', description: 'What became of each of several posts' });

export type BulkResult = z.infer<typeof bulkResultSchema>;
