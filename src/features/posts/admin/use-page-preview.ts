import { useEffect, useState } from 'react';
import { ApiError } from '#design/api/api-error.ts';
import type { EditedPost } from '../contract.ts';
import type { PostValues } from './post-kind.ts';
import { postsApi } from './posts-api.ts';

/** Debounce delay before the server is asked. */
const debounceMs = 500;

/** A page as visitors would get it. */
interface PagePreview {
  /** Null until the first one has come. */
  html: string | null;
  hasFailed: boolean;
}

/** The page of a post as it is being written, kept up to date; while requests fail, the last good one. */
export function usePagePreview(values: PostValues, post: EditedPost | null): PagePreview {
  const [page, setPage] = useState<PagePreview>({ html: null, hasFailed: false });
  const { id, created_at, updated_at } = post ?? {};
  const sent = JSON.stringify({ ...values, id, created_at, updated_at });

  useEffect(() => {
    const typedOn = new AbortController();
    const timer = setTimeout(() => {
      postsApi.readPage(JSON.parse(sent) as object, typedOn.signal).then(
        (html) => setPage({ html, hasFailed: false }),
        (error: unknown) => {
          if (error instanceof ApiError) setPage(({ html }) => ({ html, hasFailed: true }));
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      typedOn.abort();
    };
  }, [sent]);

  return page;
}
