import { useQuery } from '@tanstack/react-query';
import { controlClass, describeField, FieldFrame } from '#design/ui/field-frame.tsx';
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

/** Articles to choose from: more of them would make a list in which nobody finds one. */
const mostListed = 500;

/** An article, chosen by its title from the newest; one that is not among them stays chosen. */
export function ArticleField({ id, label, value, error, onChange }: ArticleFieldProps) {
  const { data: posts = [] } = useQuery({
    queryKey: ['posts', 'choice'],
    queryFn: listPosts,
    meta: { failure: 'The articles to choose from could not be loaded.' },
  });
  const texts = { label, error };
  const isKnown = posts.some(({ slug }) => slug === value);
  return (
    <FieldFrame id={id} {...texts}>
      <select
        {...describeField(id, texts)}
        className={`${controlClass} min-h-11 max-w-96`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {value === '' && <option value="">None</option>}
        {value !== '' && !isKnown && <option value={value}>{value}</option>}
        {posts.map(({ id: postId, slug, title, published }) => (
          <option key={postId} value={slug}>
            {published ? title : `${title} (draft)`}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

async function listPosts(): Promise<PostCard[]> {
  const all: PostCard[] = [];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof postsApi.list>> = await postsApi.list(next);
    all.push(...(page.rows as PostCard[]));
    next = page.next;
  } while (next !== null && all.length < mostListed);
  return all;
}
