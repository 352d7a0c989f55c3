import { useState } from 'react';
import { createPortal } from 'react-dom';
import { PreviewArticle } from './preview-article.tsx';
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
