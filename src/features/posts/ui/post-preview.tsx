import { useEffect, useRef, useState } from 'react';
import { fillPreviewPage, makePreviewPage } from './preview-document.ts';
import type { PostValues } from './post-values.ts';

/** How long typing rests before the server is asked. */
const restMs = 500;

interface PostPreviewProps {
  values: PostValues;
  /** Null for a new post: it is shown as of now. */
  createdAt: string | null;
  loadPreview: (content: string) => Promise<string>;
}

type Rendering = { html: string; hasFailed: boolean };

/** What a visitor will see, a moment behind the typing. */
export function PostPreview({ values, createdAt, loadPreview }: PostPreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  const { html, hasFailed } = useRendering(values.content, loadPreview);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page] = useState(() =>
    makePreviewPage(collectStyles(), document.documentElement.dataset['theme'] ?? ''),
  );

  function fill() {
    const shown = frame.current?.contentDocument;
    if (shown) fillPreviewPage(shown, { values, createdAt: createdAt ?? now, html });
  }

  useEffect(fill);

  return (
    <section aria-labelledby="preview-heading" className="min-w-0 xl:sticky xl:top-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="preview-heading" className="text-small font-medium">
          Preview
        </h2>
        {hasFailed && <p className="text-small text-redline">The preview could not be brought up to date.</p>}
      </div>
      <iframe
        ref={frame}
        title="Preview"
        // No scripts run in it; the same origin is what lets it load the site's fonts.
        sandbox="allow-same-origin"
        srcDoc={page}
        onLoad={fill}
        className={`h-[32rem] w-full border bg-paper xl:h-[calc(100dvh-8rem)] ${values.published ? 'border-ink' : 'border-dashed border-control'}`}
      />
    </section>
  );
}

function useRendering(content: string, loadPreview: (content: string) => Promise<string>): Rendering {
  const [rendering, setRendering] = useState<Rendering>({ html: '', hasFailed: false });
  const latest = useRef(0);
  const load = useRef(loadPreview);

  useEffect(() => {
    load.current = loadPreview;
  });

  useEffect(() => {
    latest.current += 1;
    const turn = latest.current;
    const settle = (make: (before: Rendering) => Rendering) => {
      if (turn === latest.current) setRendering(make);
    };
    if (content.trim() === '') {
      settle(() => ({ html: '', hasFailed: false }));
      return undefined;
    }
    const timer = setTimeout(() => {
      load.current(content).then(
        (html) => settle(() => ({ html, hasFailed: false })),
        () => settle(({ html }) => ({ html, hasFailed: true })),
      );
    }, restMs);
    return () => clearTimeout(timer);
  }, [content]);

  return rendering;
}

/** Links and styles of this page, so that the frame looks like the site. */
const collectStyles = (): string =>
  [...document.head.querySelectorAll('link[rel="stylesheet"], style')]
    .map((element) => element.outerHTML)
    .join('');
