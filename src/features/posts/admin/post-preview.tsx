import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatLongDate } from '#design/ui/format-date.ts';
import type { PostValues } from './post-kind.ts';
import type { Rendering } from './use-rendering.ts';

interface PostPreviewProps {
  values: PostValues;
  /** Null for a new post: it is shown with the current time. */
  createdAt: string | null;
  rendering: Rendering;
}

/** What a visitor will see, updated shortly after typing. */
export function PostPreview({ values, createdAt, rendering: { html, hasFailed } }: PostPreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  const [page] = useState(makeEmptyPage);
  const [body, setBody] = useState<HTMLElement | null>(null);

  return (
    <section aria-labelledby="preview-heading" className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="preview-heading" className="text-small font-medium">
          Preview
        </h2>
        {hasFailed && <p className="text-small text-redline">The preview could not be updated.</p>}
      </div>
      <iframe
        title="Preview"
        // No scripts run in it; the same origin lets this page fill it.
        sandbox="allow-same-origin"
        srcDoc={page}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
        className={`h-[32rem] w-full border bg-paper xl:h-[calc(100dvh-8rem)] ${values.published ? 'border-ink' : 'border-dashed border-control'}`}
      />
      {body &&
        createPortal(<PreviewArticle values={values} createdAt={createdAt ?? now} html={html} />, body)}
    </section>
  );
}

interface PreviewArticleProps {
  values: PostValues;
  createdAt: string;
  /** The content, rendered and sanitized by the server. */
  html: string;
}

/** An article as a visitor on a narrow screen sees it. */
function PreviewArticle({ values, createdAt, html }: PreviewArticleProps) {
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

/**
 * An empty page with the styles and the theme of this one. Its links open nothing: the sandbox does not allow
 * it.
 */
function makeEmptyPage(): string {
  const styles = [...document.head.querySelectorAll('link[rel="stylesheet"], style')];
  const theme = document.documentElement.dataset['theme'];
  return `<!doctype html>
<html lang="en"${theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''}>
<head><meta charset="utf-8"><base target="_blank">${styles.map((element) => element.outerHTML).join('')}</head>
<body></body>
</html>`;
}
