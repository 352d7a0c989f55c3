import { toQuery } from '#paths/paths.ts';
import { postStateSchema, type PostState } from '../contract.ts';

/** The restrictions of the list of posts. They are in the address, so that a link and Back restore them. */
export interface PostFilter {
  /** The search text. */
  q: string;
  state: PostState | null;
  /** A tag's slug. */
  tag: string | null;
  /** A person's slug. */
  author: string | null;
}

export const allPosts: PostFilter = { q: '', state: null, tag: null, author: null };

/** Reads an address's filter; invalid values are ignored. */
export function readFilter(search: string): PostFilter {
  const query = new URLSearchParams(search);
  const read = (name: string) => query.get(name)?.trim().slice(0, 200) || null;
  return {
    q: read('q') ?? '',
    state: postStateSchema.safeParse(query.get('state')).data ?? null,
    tag: read('tag'),
    author: read('author'),
  };
}

/** As parameters of the API, which are those of the address; values that do not filter are omitted. */
export const toFilterQuery = ({ q, state, tag, author }: PostFilter) => ({
  ...(q && { q }),
  ...(state && { state }),
  ...(tag && { tag }),
  ...(author && { author }),
});

export type PostFilterQuery = ReturnType<typeof toFilterQuery>;

/** The query part of the list's address. */
export const toFilterSearch = (filter: PostFilter): string => toQuery(toFilterQuery(filter));

/** Whether the list is restricted by more than its search. */
export const isNarrowed = ({ state, tag, author }: PostFilter): boolean => Boolean(state ?? tag ?? author);

/** Shown in place of a list that is empty, or when nothing was found. */
export function describeEmpty(filter: PostFilter): string {
  if (isNarrowed(filter)) return 'No blogs match this filter.';
  return filter.q ? `No blogs with “${filter.q}”.` : 'No blogs yet. Create one to get started.';
}
