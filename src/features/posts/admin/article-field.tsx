import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#design/api/api-error.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import type { PostCard } from '../contract.ts';
import { postsApi } from './posts-api.ts';

interface ArticleFieldProps {
  id: string;
  label: string;
  /** The slug chosen, or empty. */
  value: string;
  error: string | undefined;
  onChange: (slug: string) => void;
}

/** The most articles to choose from: a longer list is hard to search. */
const maximumListed = 500;

/** An article, chosen by its title from the newest; a chosen one that is not among them stays chosen. */
export function ArticleField({ id, label, value, error, onChange }: ArticleFieldProps) {
  const { data: posts = [], isSuccess } = useQuery({
    queryKey: ['posts', 'choice'],
    queryFn: listPosts,
    meta: { failure: 'The articles to choose from could not be loaded.' },
  });
  const isUnlisted = value !== '' && isSuccess && !posts.some(({ slug }) => slug === value);
  const unlisted = useQuery({
    queryKey: ['posts', 'choice', value],
    queryFn: () => findPost(value),
    enabled: isUnlisted,
  });
  const isGone = isUnlisted && unlisted.data === null;
  const texts = { label, error: error ?? (isGone ? goneText(value) : undefined) };
  const chosen = unlisted.data?.slug ?? value;
  const isListed = posts.some(({ slug }) => slug === chosen);
  return (
    <SelectField id={id} {...texts} value={chosen} onChoose={onChange}>
      {value === '' && <option value="">None</option>}
      {chosen !== '' && !isListed && <option value={chosen}>{unlisted.data?.title ?? value}</option>}
      {posts.map(({ id: postId, slug, title, published }) => (
        <option key={postId} value={slug}>
          {published ? title : `${title} (draft)`}
        </option>
      ))}
    </SelectField>
  );
}

const goneText = (slug: string) => `“${slug}” no longer exists and is left out. Choose another.`;

/** The article that is at a slug, or was before it was renamed; null if there is none. */
async function findPost(slug: string): Promise<PostCard | null> {
  const { location } = await postsApi.readAddress(slug);
  try {
    return (await postsApi.find(location?.split('/').at(-1) ?? slug)) as PostCard;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function listPosts(): Promise<PostCard[]> {
  const all: PostCard[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof postsApi.list>> = await postsApi.list(next);
    all.push(...(page.rows as PostCard[]));
    next = page.next;
  } while (next !== null && all.length < maximumListed);
  return all;
}
