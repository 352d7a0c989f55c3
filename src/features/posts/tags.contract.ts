import { z } from 'zod';
import { optionalLine, slugSchema, tagNameSchema } from './contract.ts';

/** The code of a refusal: another tag has the name. */
export const tagNameTakenCode = 'tag_name_taken';

export const tagSchema = z
  .object({
    slug: z.string().meta({ description: 'Its address: /blog/tag/{slug}' }),
    name: z.string(),
    description: z.string().meta({ description: 'What its page says; may be empty' }),
    posts: z.int().meta({ description: 'How many visible posts have it; for admins, posts' }),
  })
  .meta({ id: 'Tag', description: 'A tag of blog posts' });

export const tagChangesSchema = z
  .strictObject({
    slug: slugSchema
      .min(1, 'Slug must not be empty')
      .meta({ description: 'Lowercase words and numbers joined by hyphens' }),
    name: tagNameSchema,
    description: optionalLine('Description', 500),
  })
  .partial()
  .meta({ id: 'TagChanges' });

export type Tag = z.infer<typeof tagSchema>;

export type TagChanges = z.infer<typeof tagChangesSchema>;
