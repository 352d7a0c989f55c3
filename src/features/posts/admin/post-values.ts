import type { ApiError } from '#design/api/api-error.ts';
import { slugTakenCode, type EditedPost, type NewPost, type PostText } from '../contract.ts';

/** The values of the editor's form; an empty image address means none, an empty author the site. */
export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image_url: string;
  image_alt: string;
  author: string;
  published: boolean;
};

export const emptyValues: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  image_url: '',
  image_alt: '',
  author: '',
  published: false,
};

/** A post's contents, including its draft. */
export function toValues(post: EditedPost): PostValues {
  const { title, slug, excerpt, content, image_url, image_alt, author } = post.draft ?? post;
  return {
    title,
    slug,
    excerpt,
    content,
    image_url: image_url ?? '',
    image_alt,
    author: author ?? '',
    published: post.published,
  };
}

export function toText({ published: _published, ...texts }: PostValues): PostText {
  return { ...texts, image_url: texts.image_url || null, author: texts.author || null };
}

export const toPost = (values: PostValues): NewPost => ({
  ...toText(values),
  published: values.published,
});

/** The errors of the fields, in the form's order. */
export type PostErrors = [field: keyof PostValues, message: string][];

/** The required fields that are empty. */
export const listMissing = (values: PostValues): PostErrors =>
  (['title', 'excerpt', 'content'] as const)
    .filter((name) => values[name].trim() === '')
    .map((name) => [name, `${describeField(name)} is required`]);

/** The server's refusal of a post, as far as it names a field. */
export function listRefused({ code, message, errors }: ApiError): PostErrors {
  if (code === slugTakenCode) return [['slug', message]];
  return (Object.keys(emptyValues) as (keyof PostValues)[]).flatMap((name) => {
    const found = errors.find(({ field }) => field === name);
    return found ? [[name, found.message] satisfies PostErrors[number]] : [];
  });
}

export const isSame = (one: PostValues, other: PostValues): boolean =>
  (Object.keys(emptyValues) as (keyof PostValues)[]).every((key) => one[key] === other[key]);

/** Whether a value from the browser's storage is an editor's values; fields that are newer may be missing. */
export const isValues = (values: unknown): values is PostValues =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries({ ...emptyValues, ...values }).every(
    ([key, value]) => typeof value === typeof Object(emptyValues)[key],
  );

const labels: Record<string, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  image_url: 'Image',
  image_alt: 'Image description',
  author: 'Author',
  published: 'Published',
};

/** The label of a field. */
export const describeField = (name: string): string => labels[name] ?? name;
