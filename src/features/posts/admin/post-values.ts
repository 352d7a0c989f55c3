import type { NewPost, Post } from '../contract.ts';

/** What the editor's form holds; an empty image address is none. */
export interface PostValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image_url: string;
  published: boolean;
}

export const emptyValues: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  image_url: '',
  published: false,
};

export const toValues = ({ title, slug, excerpt, content, image_url, published }: Post): PostValues => ({
  title,
  slug,
  excerpt,
  content,
  image_url: image_url ?? '',
  published,
});

export const toPost = (values: PostValues): NewPost => ({ ...values, image_url: values.image_url || null });

/** The first of the three required fields that has nothing in it, or null. */
export const findMissing = (values: PostValues): 'title' | 'excerpt' | 'content' | null =>
  (['title', 'excerpt', 'content'] as const).find((name) => values[name].trim() === '') ?? null;

export const isSame = (one: PostValues, other: PostValues): boolean =>
  (Object.keys(emptyValues) as (keyof PostValues)[]).every((key) => one[key] === other[key]);

/** Whether something kept in the browser is an editor's values. */
export const isValues = (values: unknown): values is PostValues =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(emptyValues).every(([key, value]) => typeof Object(values)[key] === typeof value);

const labels: Record<keyof PostValues, string> = {
  title: 'title',
  slug: 'slug',
  excerpt: 'excerpt',
  content: 'content',
  image_url: 'image',
  published: 'publication',
};

/** The names of the fields in which two states differ, in the editor's order. */
export const listChanges = (one: PostValues, other: PostValues): string[] =>
  (Object.keys(labels) as (keyof PostValues)[])
    .filter((key) => one[key] !== other[key])
    .map((key) => labels[key]);
