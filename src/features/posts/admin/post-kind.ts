import type { ApiError } from '#design/api/api-error.ts';
import type { EditingAction, EditingKind, Refusal } from '#domain/editing/admin/editing-kind.ts';
import { slugify } from '#domain/rich-text/slug.ts';
import { requiredText, slugTakenCode, type EditedPost, type NewPost } from '../contract.ts';
import { createOnce, type CreatePost } from './create-once.ts';
import { postListKey, postSeriesKey, postTagsKey, postsApi, signedOut } from './posts-api.ts';
import { formatIn } from './zoned-time.ts';

/** An empty address of a picture or an original, date or part of a series means none, an empty author the site. */
export const emptyValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  image_url: '',
  image_alt: '',
  author: '',
  tags: [] as string[],
  featured: false,
  canonical_url: '',
  search_title: '',
  search_description: '',
  series: '',
  series_position: '',
  share_title: '',
  share_description: '',
  share_image: '',
  revised_at: '',
  published_at: '',
  publish_at: '',
  unpublish_at: '',
  published: false,
};

/** The values of the editor's form. */
export type PostValues = typeof emptyValues;

const labels: Record<keyof PostValues, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  image_url: 'Image',
  image_alt: 'Image description',
  author: 'Author',
  tags: 'Tags',
  featured: 'Featured',
  canonical_url: 'Original address',
  search_title: 'Headline in search results',
  search_description: 'Text in search results',
  series: 'Series',
  series_position: 'Part',
  share_title: 'Headline where it is shared',
  share_description: 'Text where it is shared',
  share_image: 'Picture where it is shared',
  revised_at: 'Updated on',
  published_at: 'Date shown',
  publish_at: 'Visible from',
  unpublish_at: 'Visible until',
  published: 'Published',
};

/** Fields that take effect at once, with a save that someone asks for. */
const leftToSave = ['published', 'published_at', 'publish_at', 'unpublish_at'] as const;

const pickLeft = (values: PostValues) =>
  Object.fromEntries(leftToSave.map((name) => [name, values[name]])) as Pick<
    PostValues,
    (typeof leftToSave)[number]
  >;

/** Stores the text as a draft, which visitors do not see; a new post once it has what every post must have. */
const createAutosave = (create: CreatePost): EditingKind<EditedPost, PostValues>['autosave'] => ({
  pick: (values, saved) => ({ ...values, ...pickLeft(saved), slug: slugify(values.slug) }),
  describeMissing(values) {
    const missing = findMissing(values).map((name) => nouns[name]);
    return missing.length > 0 ? listFormat.format(missing) : null;
  },
  describeLeft(values, saved) {
    const areDates = leftToSave.some((name) => name !== 'published' && values[name] !== saved[name]);
    const left = [
      ...(values.published === saved.published ? [] : ['the switch']),
      ...(areDates ? ['the dates'] : []),
    ];
    return left.length > 0 ? left.join(' and ') : null;
  },
  send(post, values) {
    const { published_at: _1, publish_at: _2, unpublish_at: _3, ...text } = toText(values);
    return storeDraft(create, post, { text, isAutosave: true });
  },
});

/** Stores what visitors do not see; a new post as a draft. */
async function storeDraft(
  create: CreatePost,
  post: EditedPost | null,
  { text, isAutosave = false }: { text: Omit<NewPost, 'published'>; isAutosave?: boolean },
): Promise<EditedPost> {
  if (post) return postsApi.saveDraft(post, text, isAutosave);
  const created = await create(text);
  if (created.isSame) return postsApi.read(created.post.id);
  return postsApi.saveDraft(created.post, text, isAutosave);
}

type PostAction = EditingAction<EditedPost, PostValues>;

/** Saves according to the switch; the editor closes unless more was typed. */
const createSave = (create: CreatePost): PostAction => ({
  name: 'save',
  done: 'Blog saved successfully',
  sendsMerged: true,
  async send({ item, values, hasMore }) {
    const post = { ...toText(values), published: values.published };
    const created = item ? { post: item, isSame: false } : await create(post);
    const { id } = created.isSame ? created.post : await postsApi.update(created.post, post);
    return hasMore() ? postsApi.read(id) : null;
  },
});

/** Keeps the text as a draft; the switch stays as it is, unsaved. */
const createKeepDraft = (create: CreatePost, timeZone: string): PostAction => ({
  name: 'draft',
  done(post) {
    const absence = post && describeAbsence(post, timeZone);
    return absence ? `Draft kept. The blog is ${absence}` : 'Draft kept';
  },
  leaves: ({ published }) => ({ published }),
  send: ({ item, values }) => storeDraft(create, item, { text: toText(values) }),
});

/** Why visitors do not get what is published; null if they do. */
export function describeAbsence(
  { state, publish_at, unpublish_at }: Pick<EditedPost, 'state' | 'publish_at' | 'unpublish_at'>,
  timeZone: string,
): string | null {
  if (state === 'scheduled') return `off the site until ${formatIn(publish_at!, timeZone)} (${timeZone})`;
  if (state === 'expired') return `off the site since ${formatIn(unpublish_at!, timeZone)} (${timeZone})`;
  return null;
}

interface PostKind extends EditingKind<EditedPost, PostValues> {
  save: PostAction;
  keepDraft: PostAction;
}

/** How one post is edited. @param timeZone the site's */
export function createPostKind(timeZone: string): PostKind {
  const create = createOnce();
  const keepDraft = createKeepDraft(create, timeZone);
  return {
    ...kind,
    save: createSave(create),
    keepDraft,
    chooseDraftAction: () => keepDraft,
    autosave: createAutosave(create),
  };
}

const kind: Omit<PostKind, 'save' | 'keepDraft' | 'chooseDraftAction' | 'autosave'> = {
  noun: 'blog',
  toKey: (post) => `post/${post?.id ?? 'new'}`,
  listKeys: [[postListKey], [postTagsKey], [postSeriesKey]],
  signedOut,
  toValues,
  readKept,
  describePath: (name) => Object(labels)[name] ?? name,
  check: listMissing,
  describeRefusal,
  api: postsApi,
};

/** A post's contents, including its draft. */
export function toValues(post: EditedPost): PostValues {
  const { title, slug, excerpt, content, image_url, image_alt, author, ...more } = post.draft ?? post;
  const { tags, featured, canonical_url, search_title, search_description } = more;
  const { series, series_position, share_title, share_description, share_image, revised_at } = more;
  return {
    title,
    slug,
    excerpt,
    content,
    image_url: image_url ?? '',
    image_alt,
    author: author ?? '',
    tags,
    featured,
    canonical_url: canonical_url ?? '',
    search_title,
    search_description,
    series,
    series_position: series_position === null ? '' : String(series_position),
    share_title,
    share_description,
    share_image: share_image ?? '',
    revised_at: revised_at ?? '',
    published_at: post.published_at ?? '',
    publish_at: post.publish_at ?? '',
    unpublish_at: post.unpublish_at ?? '',
    published: post.published,
  };
}

/** The fields of a post that the form sends. */
function toText({ published: _published, ...texts }: PostValues) {
  return {
    ...texts,
    image_url: texts.image_url || null,
    author: texts.author || null,
    canonical_url: texts.canonical_url || null,
    series_position: texts.series_position === '' ? null : Number(texts.series_position),
    share_image: texts.share_image || null,
    revised_at: texts.revised_at || null,
    published_at: texts.published_at || null,
    publish_at: texts.publish_at || null,
    unpublish_at: texts.unpublish_at || null,
  };
}

/** Fields that are newer than what was kept may be missing. */
function readKept(kept: unknown, saved: PostValues): PostValues | null {
  const values: Record<string, unknown> = { ...saved, ...Object(kept) };
  const fields = Object.entries(emptyValues);
  return fields.every(([name, empty]) => typeof values[name] === typeof empty)
    ? (values as PostValues)
    : null;
}

const listFormat = new Intl.ListFormat('en-US');

const nouns = { title: 'a title', excerpt: 'an excerpt', content: 'content' };

/** The required fields that are empty. */
const findMissing = (values: PostValues) =>
  (['title', 'excerpt', 'content'] as const).filter((name) => values[name].trim() === '');

function listMissing(values: PostValues): Refusal | null {
  const missing = findMissing(values);
  if (missing.length === 0) return null;
  const errors = Object.fromEntries(missing.map((name) => [name, `${labels[name]} is required`]));
  return { errors, toast: requiredText };
}

/** The server's refusal, with the fields that it names in the form's order. */
function describeRefusal({ status, code, message, errors, members }: ApiError): Refusal {
  if (code === slugTakenCode) {
    const { proposal } = members;
    const proposals = typeof proposal === 'string' ? { slug: proposal } : undefined;
    return { errors: { slug: message }, toast: message, proposals };
  }
  // Nothing else is as long. The server's reason is for programs: it counts bytes.
  if (status === 413) {
    const text = 'The content is too long: with its HTML, it may have about 1 MB';
    return { errors: { content: text }, toast: text };
  }
  const named = Object.keys(emptyValues).flatMap(
    (name) => errors.find(({ field }) => field.split('.')[0] === name) ?? [],
  );
  return {
    errors: Object.fromEntries(named.map(({ field, message: reason }) => [field.split('.')[0], reason])),
    toast: message,
  };
}
