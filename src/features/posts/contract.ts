import { z } from 'zod';
import { removedMarkupSchema } from '#domain/rich-text/contract.ts';
import { oneLine } from '#platform/one-line.contract.ts';
import { hasUserInfo } from '#platform/user-info.contract.ts';

/** Shown when any of the three is missing (SPEC section 5, "Blog save"). */
export const requiredText = 'Title, excerpt, and content are required';

/** The error of `unpublish_at` where it is not after `publish_at`. */
export const outOfOrder = 'It must be taken down after it appears';

export { editedMeanwhileCode, slugTakenCode } from '#domain/editing/contract.ts';

const typeError =
  (name: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === null ? requiredText : `${name} must be text`;

const prose = (name: string) =>
  z
    .string({ error: typeError(name) })
    .normalize()
    .trim();

const required = (text: z.ZodString, maximum: number, name: string) =>
  text.min(1, requiredText).max(maximum, `${name} must be at most ${maximum} characters`);

export const optionalLine = (name: string, maximum: number) =>
  oneLine(`${name} must be text`).max(maximum, `${name} must be at most ${maximum} characters`);

/** In characters. */
export const slugLimit = 200;

export const slugSchema = z
  .string({ error: 'Slug must be text' })
  .trim()
  .max(slugLimit, `Slug must be at most ${slugLimit} characters`)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Slug may only have lowercase letters, digits and single hyphens');

const imageUrlLength = 'Image address must be at most 2000 characters';

const withoutUserInfo = (name: string) =>
  [
    (address: string) => !hasUserInfo(address),
    `${name} must not have a name or password before its host`,
  ] as const;

/** @param own the paths of this site that it may have: browsers load no other picture in our pages than these and https */
const imageAddress = (own: string) =>
  z
    .string({ error: 'Image address must be text or null' })
    .max(2000, imageUrlLength)
    .regex(
      new RegExp(String.raw`^(${own}|https://[^\s"'<>\\]+)$`),
      'Image address must begin with /uploads/ or https://',
    )
    .refine(...withoutUserInfo('Image address'));

const ownUpload = String.raw`/uploads/[\w-][\w.-]*`;

const imageUrlSchema = imageAddress(String.raw`${ownUpload}|/drawings/[\w-]+\.svg`);

/** Without drawings: services that show shared links read no SVG. */
const shareImageSchema = imageAddress(ownUpload);

const postStates = ['draft', 'scheduled', 'published', 'expired'] as const;

export const postStateSchema = z.enum(postStates, {
  error: 'state must be draft, scheduled, published or expired',
});

/** Times far from ours have no place in the order of lists. */
const [earliest, latest] = ['1970-01-01T00:00:00.000Z', '2200-01-01T00:00:00.000Z'];

const toUtc = (text: string): string => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
};

/** A time with its offset from UTC, as the same time in UTC with milliseconds. */
const timeSchema = (name: string) =>
  z.iso
    .datetime({
      offset: true,
      error: `${name} must be a time such as 2030-01-31T09:00:00Z, or null`,
      abort: true,
    })
    .overwrite(toUtc)
    .refine((text) => text >= earliest && text < latest, `${name} must be between 1970 and 2200`)
    .nullable();

export const maximumTags = 20;

export const tagNameSchema = oneLine('A tag must be text')
  .min(1, 'A tag must not be empty')
  .max(60, 'A tag must be at most 60 characters');

export const postSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string().meta({ description: 'Its address: /blog/{slug}' }),
    excerpt: z.string(),
    content: z.string().meta({ description: 'HTML as it was written; it is sanitized when shown' }),
    image_url: z.string().nullable(),
    image_alt: z.string().meta({ description: 'What the image shows; empty if it only decorates' }),
    image_focus: z.object({ x: z.number(), y: z.number() }).optional().meta({
      description:
        'What of the image stays in view where it is cropped, in percent from the left and from the top; absent for its middle',
    }),
    published: z.boolean().meta({ description: 'False for a draft' }),
    created_at: z.iso.datetime().meta({ description: 'When it was created, in UTC' }),
    author_id: z.uuid().nullable().meta({ description: "Null once its author's account is deleted" }),
    author: z
      .string()
      .nullable()
      .meta({ description: 'The person named as its author: a slug in the collection people' }),
    state: postStateSchema.meta({
      description: '`scheduled`: published, but not yet visible; `expired`: not any more',
    }),
    published_at: z.iso.datetime().nullable().meta({
      description: 'The date that readers see and lists go by; null: that of its creation',
    }),
    publish_at: z.iso.datetime().nullable().meta({ description: 'From when on a published post is visible' }),
    unpublish_at: z.iso.datetime().nullable().meta({ description: 'Until when a published post is visible' }),
    updated_at: z.iso.datetime().meta({ description: 'When what visitors see of it last changed' }),
    tags: z.array(z.string()).meta({ description: 'The slugs of its tags' }),
    featured: z.boolean().meta({ description: 'Whether it is recommended' }),
    canonical_url: z
      .string()
      .nullable()
      .meta({ description: 'The address of the original, if it first appeared elsewhere' }),
    search_title: z.string().meta({ description: 'Its title for search engines; empty: the title' }),
    search_description: z
      .string()
      .meta({ description: 'Its description for search engines; empty: the excerpt' }),
    series: z.string().meta({ description: 'The series that it is a part of; empty: none' }),
    series_position: z
      .int()
      .nullable()
      .meta({ description: 'Its place in the series; null: after those that have one' }),
    share_title: z.string().meta({ description: 'Its title where it is shared; empty: the title' }),
    share_description: z.string().meta({ description: 'Its text where it is shared; empty: the excerpt' }),
    share_image: z
      .string()
      .nullable()
      .meta({ description: 'Its picture where it is shared; null: one drawn from the title' }),
    revised_at: z.iso.datetime().nullable().meta({
      description: 'When its text last changed in substance since it first appeared; null: it has not',
    }),
    reading_minutes: z.int().meta({ description: 'How long it takes to read' }),
    version: z.int().optional().meta({ description: 'For admins: increases with every change' }),
  })
  .meta({ id: 'Post', description: 'A blog post' });

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

export const authorSchema = z
  .string({ error: 'Author must be the slug of a person or null' })
  .max(200, 'Author must be at most 200 characters')
  .nullable()
  .meta({
    description:
      "A slug in the collection people; null: the site. Defaults, for a new post, to the person linked to the caller's account",
  });

const texts = {
  title: required(oneLine(typeError('Title')), 200, 'Title'),
  excerpt: required(prose('Excerpt'), 1000, 'Excerpt'),
  content: required(prose('Content'), 500_000, 'Content'),
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
  author: authorSchema,
  tags: z
    .array(tagNameSchema, { error: 'Tags must be a list of texts' })
    .max(maximumTags, `A post can have at most ${maximumTags} tags`)
    .meta({
      description:
        'Slugs of tags, or names, whatever their case: a tag that does not exist is created, with a slug that no tag has or had',
      maxItems: maximumTags,
    }),
  featured: z.boolean({ error: 'Featured must be true or false' }),
  canonical_url: z
    .url({ protocol: /^https?$/, error: 'Original address must be a full address or null' })
    .max(2000, 'Original address must be at most 2000 characters')
    .refine(...withoutUserInfo('Original address'))
    .nullable()
    .meta({ description: 'The address of the original, if it first appeared elsewhere' }),
  search_title: optionalLine('Headline in search results', 200),
  search_description: optionalLine('Text in search results', 500),
  series: optionalLine('Series', 200).meta({ description: 'The name of a series; empty: none' }),
  series_position: z
    .int('Part must be a whole number or null')
    .min(1, 'Part must be at least 1')
    .max(1000, 'Part must be at most 1000')
    .nullable()
    .meta({ description: 'Its place in the series; null: after those that have one' }),
  share_title: optionalLine('Headline where it is shared', 200),
  share_description: optionalLine('Text where it is shared', 500),
  share_image: shareImageSchema
    .nullable()
    .meta({ description: "An uploaded image's address, or a full one; null: one drawn from the title" }),
  revised_at: timeSchema('revised_at').meta({
    description:
      'Set when a tenth of the words or more change after the post has appeared, unless it is given with the change',
  }),
};

/** The dates are no part of a draft: they take effect at once. */
const dates = {
  published_at: timeSchema('published_at').meta({
    description: 'Set when the post is first published, unless it is given',
  }),
  publish_at: timeSchema('publish_at').meta({ description: 'From when on a published post is visible' }),
  unpublish_at: timeSchema('unpublish_at').meta({
    description: 'Until when a published post is visible; after `publish_at`',
  }),
};

const fields = {
  ...texts,
  ...dates,
  published: z.boolean({ error: 'Published must be true or false' }),
};

/** Told of the field, so that a form can show it there. */
const inOrder = {
  check: ({ publish_at, unpublish_at }: { publish_at?: string | null; unpublish_at?: string | null }) =>
    !publish_at || !unpublish_at || publish_at < unpublish_at,
  refusal: { path: ['unpublish_at'], error: outOfOrder },
};

export const newPostSchema = z
  .strictObject(fields)
  .partial()
  .extend({ title: fields.title, excerpt: fields.excerpt, content: fields.content })
  .refine(inOrder.check, inOrder.refusal)
  .meta({ id: 'NewPost' });

export const postChangesSchema = z
  .strictObject(fields)
  .partial()
  .refine(inOrder.check, inOrder.refusal)
  .meta({ id: 'PostChanges' });

export const postDraftChangesSchema = z
  .strictObject({ ...texts, ...dates })
  .partial()
  .refine(inOrder.check, inOrder.refusal)
  .meta({ id: 'PostDraftChanges' });

const ofEach = <Name extends string>(fieldsByName: Record<Name, unknown>) =>
  Object.fromEntries(Object.keys(fieldsByName).map((name) => [name, true])) as Record<Name, true>;

export const editedPostSchema = postSchema
  .extend({
    version: z.int().meta({ description: 'Increases with every change' }),
    draft: postSchema
      .pick(ofEach(texts))
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

export const seriesSchema = z
  .object({
    name: z.string(),
    posts: z.int().meta({ description: 'How many posts are parts of it, drafts included' }),
    last_position: z.int().nullable().meta({ description: 'The highest place that one of them has' }),
  })
  .meta({ id: 'Series', description: 'A series of posts' });

export type Series = z.infer<typeof seriesSchema>;
export type PostState = z.infer<typeof postStateSchema>;
export type Post = z.infer<typeof postSchema>;
export type SavedPost = z.infer<typeof savedPostSchema>;
export type NewPost = z.infer<typeof newPostSchema>;
export type PostChanges = z.infer<typeof postChangesSchema>;

export type PostDraftChanges = z.infer<typeof postDraftChangesSchema>;
export type EditedPost = z.infer<typeof editedPostSchema>;
export type BinnedPost = z.infer<typeof binnedPostSchema>;
export type PostAuthor = z.infer<typeof postAuthorSchema>;

/** The fields of a post that a draft beside the published post can have. */
export type PostText = NonNullable<EditedPost['draft']>;

/** When a post is visible, and the date that readers see. */
export type PostDates = Pick<Post, 'published_at' | 'publish_at' | 'unpublish_at'>;

/** A post as lists show it. */
export type PostCard = Omit<Post, 'content'> & {
  /** Whether it has unpublished changes; shown to those who may edit it. */
  has_draft?: boolean;
  /** How often it was viewed in the last 30 days; shown to them as well. */
  views?: number;
};
