import { useEffect, useRef, useState } from 'react';

/** Debounce delay before the server is asked. */
const debounceMs = 500;

const nothing = { html: '', hasFailed: false };

/** The server's rendering of a content, kept up to date; while requests fail, the last good one. */
export function useRendering(content: string, render: (content: string) => Promise<string>) {
  const [rendering, setRendering] = useState(nothing);
  const latestRender = useRef(render);
  const isEmpty = content.trim() === '';

  useEffect(() => {
    latestRender.current = render;
  });

  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      latestRender.current(content).then(
        (html) => isCurrent && setRendering({ html, hasFailed: false }),
        () => isCurrent && setRendering(({ html }) => ({ html, hasFailed: true })),
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [content, isEmpty]);

  return isEmpty ? nothing : rendering;
}
