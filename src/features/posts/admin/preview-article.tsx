import { useEffect, useRef } from 'react';
import { formatLongDate } from '#design/ui/format-date.ts';
import type { PostValues } from './post-kind.ts';

interface PreviewArticleProps {
  values: PostValues;
  createdAt: string;
  /** The content, rendered and sanitized by the server. */
  html: string;
}

/** An article as a visitor on a narrow screen sees it. */
export function PreviewArticle({ values, createdAt, html }: PreviewArticleProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (content.current && content.current.innerHTML !== html) content.current.innerHTML = html;
  }, [html]);

  return (
    <article className="p-4">
      {values.image_url && (
        <img
          src={values.image_url}
          alt={values.image_alt}
          className="mb-6 aspect-video w-full border border-hairline bg-sunk object-cover"
        />
      )}
      <p className="mb-4 border-t border-ink pt-2 text-small text-ink-2 tabular-nums">
        <time dateTime={createdAt}>{formatLongDate(createdAt, 'UTC')}</time>
      </p>
      <h1 dir="auto" className="text-h2 wrap-anywhere">
        {values.title}
      </h1>
      <p dir="auto" className="mt-4 text-lead wrap-anywhere text-ink-2">
        {values.excerpt}
      </p>
      <div dir="auto" ref={content} data-preview className="prose mt-10 wrap-anywhere" />
    </article>
  );
}
