import { memo, useEffect, useRef, useState } from 'react';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { settlePage, showPage, toScriptless } from '#domain/editing/admin/show-page.ts';
import { useFitWidth } from '#domain/editing/admin/use-fit-width.ts';
import { usePagePreview } from '#domain/editing/admin/use-page-preview.ts';
import type { EditedPost } from '../contract.ts';
import type { PostValues } from './post-kind.ts';

/** In CSS pixels. */
const widths = { Phone: 390, Tablet: 768, Desktop: 1440 } as const;

type Width = keyof typeof widths;

interface PostPreviewProps {
  /** Null for a new one. */
  post: EditedPost | null;
  values: PostValues;
}

/** The post's page as a visitor would get it now, updated shortly after typing; scaled to the room that there is. */
export const PostPreview = memo(function PostPreview({ post, values }: PostPreviewProps) {
  const { id, created_at, updated_at } = post ?? {};
  const { html, failure } = usePagePreview({ ...values, id, created_at, updated_at });
  const [width, setWidth] = useState<Width>('Phone');
  return (
    <section aria-labelledby="preview-heading" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview-heading" className="sr-only">
          Preview
        </h2>
        <div role="group" aria-label="Width of the preview" className="flex gap-2">
          {(Object.keys(widths) as Width[]).map((name) => (
            <ToggleButton key={name} isPressed={width === name} onClick={() => setWidth(name)}>
              {name}
            </ToggleButton>
          ))}
        </div>
        <p className="text-fine text-ink-2 tabular-nums">{widths[width]} px</p>
      </div>
      <p role="status" className="text-small text-redline empty:sr-only">
        {failure && 'The preview could not be updated.'}
      </p>
      {html === null ? (
        !failure && <SpinnerBlock label="Loading the preview" />
      ) : (
        <PageFrame html={html} width={widths[width]} isPublished={values.published} />
      )}
    </section>
  );
});

interface PageFrameProps {
  html: string;
  width: number;
  isPublished: boolean;
}

function PageFrame({ html, width, isPublished }: PageFrameProps) {
  const [first] = useState(() => toScriptless(html));
  const [page, setPage] = useState<Document | null>(null);
  const shown = useRef(html);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useFitWidth(room, frame, width);

  useEffect(() => {
    if (!page || shown.current === html) return;
    shown.current = html;
    showPage(page, html);
  }, [page, html]);

  return (
    <div
      ref={room}
      className={`h-[36rem] overflow-hidden border bg-paper xl:h-[calc(100dvh-10rem)] ${isPublished ? 'border-ink' : 'border-dashed border-control'} ${width === widths.Phone ? 'mx-auto w-full max-w-[392px]' : ''}`}
    >
      <iframe
        ref={frame}
        title="Preview"
        // No scripts run in it, and nothing opens; the same origin lets this page fill it.
        sandbox="allow-same-origin"
        srcDoc={first}
        className="origin-top-left"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          settlePage(contentDocument, html);
          setPage(contentDocument);
        }}
      />
    </div>
  );
}
