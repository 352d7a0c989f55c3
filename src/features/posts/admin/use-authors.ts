import { useQuery } from '@tanstack/react-query';
import type { PostAuthor } from '../contract.ts';
import { postAuthorsKey, postsApi } from './posts-api.ts';

/** The people who can be named as an author; undefined until they are read, and if they cannot be. */
export const useAuthors = () => useQuery({ queryKey: [postAuthorsKey], queryFn: postsApi.listAuthors });

/** The person that a post names, by a present or former slug. */
export const findAuthor = (authors: readonly PostAuthor[], author: string | null): PostAuthor | undefined =>
  authors.find(
    ({ slug, former_slugs }) => slug === author || (author !== null && former_slugs.includes(author)),
  );
