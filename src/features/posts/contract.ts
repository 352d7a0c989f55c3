import { z } from 'zod';
import { oneLine } from '#platform/one-line.contract.ts';

/** Shown when any of the three is missing (SPEC section 5, "Blog save"). */
export const requiredText = 'Title, excerpt, and content are required';

export { editedMeanwhileCode, slugTakenCode } from '#domain/editing/contract.ts';

const required = (text: z.ZodString, maximum: number, name: string) =>
  text.min(1, requiredText).max(maximum, `${name} must be at most ${maximum} characters`);

const slugSchema = z
  .string({ error: 'Slug must be text' })
  .trim()
  .max(200, 'Slug must be at most 200 characters')
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Slug may only have lowercase letters, digits and single hyphens');

/** An address of our own images or a full https one: browsers load no other picture in our pages. */
const imageUrlSchema = z
  .string({ error: 'Image address must be text or null' })
  .max(2000, 'Image address must be at most 2000 characters')
  .regex(
    /^(\/uploads\/[\w.-]+|\/drawings\/[\w-]+\.svg|https:\/\/[^\s"'<>\\]+)$/,
    'Image address must begin with /uploads/ or https://',
  );

export const postSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string().meta({ description: 'Its address: /blog/{slug}' }),
    excerpt: z.string(),
    content: z.string().meta({ description: 'HTML as it was written; it is sanitized when shown' }),
    image_url: z.string().nullable(),
    image_alt: z.string().meta({ description: 'What the image shows; empty if it only decorates' }),
    published: z.boolean().meta({ description: 'False for a draft' }),
    created_at: z.iso.datetime().meta({ description: 'When it was created, in UTC' }),
    author_id: z.uuid().nullable().meta({ description: "Null once its author's account is deleted" }),
    author: z
      .string()
      .nullable()
      .meta({ description: 'The person named as its author: a slug in the collection people' }),
  })
  .meta({ id: 'Post', description: 'A blog post' });

const removedMarkupSchema = z
  .object({
    what: z.string().meta({ description: 'The tag as it was written, cut if long, or what it is' }),
    reason: z.string().meta({ description: 'What visitors get instead, and why' }),
    lines: z.array(z.int()).meta({ description: 'In which lines of the content, from 1; the first 20' }),
  })
  .meta({ id: 'RemovedMarkup', description: 'Something that visitors do not get as it was written' });

/** With what visitors do not get of it. */
export const reported = {
  removed: z
    .array(removedMarkupSchema)
    .optional()
    .meta({ description: 'What visitors do not get of the content as it was written; absent if nothing' }),
};

export const savedPostSchema = postSchema
  .extend(reported)
  .meta({ id: 'SavedPost', description: 'A blog post, with what visitors do not get of its content' });

const texts = {
  title: required(oneLine(requiredText), 200, 'Title'),
  excerpt: required(z.string({ error: requiredText }).normalize().trim(), 1000, 'Excerpt'),
  content: required(z.string({ error: requiredText }).normalize().trim(), 500_000, 'Content'),
  slug: slugSchema.meta({
    description: 'Lowercase words and numbers joined by hyphens; derived from the title if empty or omitted',
  }),
  image_url: imageUrlSchema
    .nullable()
    .meta({ description: "The uploaded image's address, or a full address that starts with https://" }),
  image_alt: z
    .string({ error: 'Image description must be text' })
    .trim()
    .max(300, 'Image description must be at most 300 characters')
    .meta({ description: 'What the image shows, for those who do not see it; empty if it only decorates' }),
  author: z
    .string({ error: 'Author must be the slug of a person or null' })
    .max(200, 'Author must be at most 200 characters')
    .nullable()
    .meta({
      description:
        "A slug in the collection people; null: the site. Defaults, for a new post, to the person linked to the caller's account",
    }),
};

const fields = { ...texts, published: z.boolean({ error: 'Published must be true or false' }) };

export const newPostSchema = z
  .strictObject({
    ...fields,
    slug: fields.slug.optional(),
    image_url: fields.image_url.optional(),
    image_alt: fields.image_alt.optional(),
    author: fields.author.optional(),
    published: fields.published.optional(),
  })
  .meta({ id: 'NewPost' });

export const postChangesSchema = z.strictObject(fields).partial().meta({ id: 'PostChanges' });

export const postDraftChangesSchema = z.strictObject(texts).partial().meta({ id: 'PostDraftChanges' });

export const editedPostSchema = postSchema
  .extend({
    version: z.int().meta({ description: 'Increases with every change' }),
    draft: postSchema
      .pick({
        title: true,
        slug: true,
        excerpt: true,
        content: true,
        image_url: true,
        image_alt: true,
        author: true,
      })
      .nullable()
      .meta({ description: 'The unpublished draft of a published post; null if there is none' }),
    updated_by: z.string().nullable().meta({ description: 'The name of the person who last changed it' }),
  })
  .meta({ id: 'EditedPost', description: 'A blog post as visitors see it, with its draft' });

export const savedDraftSchema = editedPostSchema.extend(reported).meta({
  id: 'SavedDraft',
  description: 'A blog post with its draft, and what visitors do not get of the content',
});

export const binnedPostSchema = z
  .object({ id: z.uuid(), title: z.string(), slug: z.string(), deleted_at: z.iso.datetime() })
  .meta({ id: 'BinnedPost', description: 'A deleted post that can still be restored' });

export const postAuthorSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    former_slugs: z.array(z.string()).meta({ description: 'Former slugs that posts may still refer to' }),
    is_me: z.boolean().meta({ description: 'Whether this is the caller' }),
  })
  .meta({ id: 'PostAuthor', description: 'A person who can be named as the author of a post' });

export type RemovedMarkup = z.infer<typeof removedMarkupSchema>;
export type Post = z.infer<typeof postSchema>;
export type NewPost = z.infer<typeof newPostSchema>;
export type PostChanges = z.infer<typeof postChangesSchema>;

export type PostDraftChanges = z.infer<typeof postDraftChangesSchema>;
export type EditedPost = z.infer<typeof editedPostSchema>;
export type BinnedPost = z.infer<typeof binnedPostSchema>;
export type PostAuthor = z.infer<typeof postAuthorSchema>;

/** The fields of a post that a draft beside the published post can have. */
export type PostText = NonNullable<EditedPost['draft']>;

/** A post as lists show it. */
export type PostCard = Omit<Post, 'content'> & {
  /** Whether it has unpublished changes; shown to those who may edit it. */
  has_draft?: boolean;
};
