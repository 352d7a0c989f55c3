import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Switch } from '#design/admin/switch.tsx';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { useFitWidth } from '#domain/editing/admin/use-fit-width.ts';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import type { Issue } from '../../issues.contract.ts';
import { issuesApi } from './issues-api.ts';

/** In CSS pixels. */
const widths = { Phone: 320, Desktop: 600 } as const;

const looks = ['Light', 'Dark'] as const;

/** An issue's mail, as it was saved last. */
export const useIssuePreview = ({ id, version }: Issue) =>
  useQuery({
    queryKey: ['issue-preview', id, version],
    queryFn: () => issuesApi.preview(id),
    staleTime: Infinity,
  });

/** The mail at two widths, light or dark, with pictures or without. */
export function IssuePreview({ issue }: { issue: Issue }) {
  const read = useIssuePreview(issue);
  const preview = read.data;
  const [width, setWidth] = useState<keyof typeof widths>('Desktop');
  const [look, setLook] = useState<(typeof looks)[number]>('Light');
  const [hasPictures, setHasPictures] = useState(true);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useFitWidth(room, frame, widths[width]);
  if (!preview) return <NotLoaded query={read} what="mail" />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label="Width of the mail" className="flex gap-1">
          {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
            <ToggleButton key={name} isPressed={width === name} onClick={() => setWidth(name)}>
              {name}
            </ToggleButton>
          ))}
        </div>
        <div role="group" aria-label="Colors of the mail" className="flex gap-1">
          {looks.map((name) => (
            <ToggleButton key={name} isPressed={look === name} onClick={() => setLook(name)}>
              {name}
            </ToggleButton>
          ))}
        </div>
        <p className="text-fine text-ink-2 tabular-nums">
          {widths[width]} px, {Math.ceil(preview.bytes / 1024)} KB
        </p>
      </div>
      <Switch
        label="Pictures"
        checked={hasPictures}
        onChange={({ currentTarget }) => setHasPictures(currentTarget.checked)}
      />
      <div ref={room} className="h-[36rem] overflow-hidden border border-ink bg-paper">
        <iframe
          ref={frame}
          title="The mail"
          // No scripts run in it, and nothing opens.
          sandbox=""
          src={issuesApi.mailUrl(issue, look === 'Dark' ? 'dark' : 'light', hasPictures ? 'on' : 'off')}
          className="origin-top-left"
        />
      </div>
    </div>
  );
}
