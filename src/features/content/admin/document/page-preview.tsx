import { useEffect, useRef, useState } from 'react';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { useFitWidth } from '#domain/editing/admin/use-fit-width.ts';
import { paths } from '#paths/paths.ts';
import { PageDocuments } from './page-documents.tsx';

/** The widths for previewing a page, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const;

type Width = keyof typeof widths;

interface PagePreviewProps {
  /** The page's address for visitors. */
  path: string;
  /** Changing it reloads the page. */
  state: number;
}

/** The real page with its drafts, at a phone's or a desktop's width, scaled to the available room. */
export function PagePreview({ path, state }: PagePreviewProps) {
  const [width, setWidth] = useState<Width>('Desktop');
  const [shownPath, setShownPath] = useState(path);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef({ path, state });

  useFitWidth(room, frame, widths[width]);

  // In place: it stays where it was scrolled to.
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, state };
    if (before.path === path && before.state !== state) frame.current?.contentWindow?.location.reload();
  }, [path, state]);

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="group" aria-label="Width of the preview" className="flex gap-2">
          {(Object.keys(widths) as Width[]).map((name) => (
            <ToggleButton key={name} isPressed={width === name} onClick={() => setWidth(name)}>
              {name}
            </ToggleButton>
          ))}
        </div>
        <p className="text-fine text-ink-2">As last saved</p>
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
