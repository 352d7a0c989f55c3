import { useEffect, useState } from 'react';
import type { RemovedMarkup } from '#domain/rich-text/contract.ts';
import { postsApi } from './posts-api.ts';

/** Debounce delay before the server is asked. */
const debounceMs = 500;

/** A content as visitors see it. */
export interface Rendering {
  html: string;
  /** The parts that they do not get as they were written. */
  removed: readonly RemovedMarkup[];
  hasFailed: boolean;
}

const nothing: Rendering = { html: '', removed: [], hasFailed: false };

/** The server's rendering of a content, kept up to date; while requests fail, the last good one. */
export function useRendering(content: string): Rendering {
  const [rendering, setRendering] = useState(nothing);
  const isEmpty = content.trim() === '';

  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      postsApi.preview(content).then(
        ({ html, removed = [] }) => isCurrent && setRendering({ html, removed, hasFailed: false }),
        () => isCurrent && setRendering((last) => ({ ...last, hasFailed: true })),
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [content, isEmpty]);

  return isEmpty ? nothing : rendering;
}
