import { useEffect, useRef, useState } from 'react';
import type { JsonObject } from '#design/admin/json-path.ts';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { showPage } from '#domain/editing/admin/show-page.ts';
import { useFitWidth } from '#domain/editing/admin/use-fit-width.ts';
import { usePagePreview } from '#domain/editing/admin/use-page-preview.ts';
import { paths } from '#paths/paths.ts';
import type { DocumentName } from '../content-api.ts';
import { PageDocuments } from './page-documents.tsx';
import { useFollowFocus } from './use-follow-focus.ts';

/** The widths for previewing a page, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;

type Width = keyof typeof widths;

interface PagePreviewProps {
  /** The page's address for visitors. */
  path: string;
  name: DocumentName;
  values: JsonObject;
  /** A required field is empty: the server would not show the values. */
  isIncomplete: boolean;
}

/**
 * The real page with the document as it is typed and the drafts of others, at a phone's or a desktop's width, scaled
 * to the available room. It scrolls to what is being edited.
 */
export function PagePreview({ path, name, values, isIncomplete }: PagePreviewProps) {
  const [width, setWidth] = useState<Width>('Desktop');
  const [shownPath, setShownPath] = useState(path);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened] = useState(values);
  const { html, failure } = usePagePreview(
    values === opened || isIncomplete ? null : { ...name, data: values },
  );
  const isElsewhere = shownPath !== path;

  useFitWidth(room, frame, widths[width]);

  useFollowFocus(frame);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page && html !== null && !isElsewhere) showPage(page, html);
  }, [html, isElsewhere]);

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="group" aria-label="Width of the preview" className="flex gap-2">
          {(Object.keys(widths) as Width[]).map((one) => (
            <ToggleButton key={one} isPressed={width === one} onClick={() => setWidth(one)}>
              {one}
            </ToggleButton>
          ))}
        </div>
        <p role="status" className="text-fine text-ink-2">
          {describeShown({ isElsewhere, isIncomplete, isTyped: html !== null, status: failure?.status })}
        </p>
      </div>
      <div
        ref={room}
        className={`h-[36rem] overflow-hidden border border-control bg-paper xl:h-[calc(100dvh-14rem)] ${width === 'Phone' ? 'mx-auto w-full max-w-[392px]' : ''}`}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page with its own scripts */}
        <iframe
          ref={frame}
          title="Preview of the page"
          src={paths.ownPreview(path)}
          className="origin-top-left"
          onLoad={(event) => {
            const { pathname } = event.currentTarget.contentWindow?.location ?? {};
            if (pathname) setShownPath(pathname.replace(/^\/preview\/[^/]+/, '') || '/');
          }}
        />
      </div>
      <PageDocuments path={shownPath} />
    </div>
  );
}

interface Shown {
  isElsewhere: boolean;
  isIncomplete: boolean;
  isTyped: boolean;
  /** Of the response, if the last request failed. */
  status: number | undefined;
}

function describeShown({ isElsewhere, isIncomplete, isTyped, status }: Shown): string {
  if (isElsewhere) return 'Another page, as last saved';
  if (isIncomplete || status === 400) return 'As it was before: a field is not complete';
  if (status !== undefined) return 'The preview could not be updated';
  return isTyped ? 'As typed' : 'As last saved';
}
