import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CopyButton } from '#design/admin/copy-button.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { CreatedPreviewLink } from '../../contract.ts';
import { contentApi } from '../content-api.ts';

const key = ['content', 'preview-links'];

interface PreviewLinksProps {
  /** The page that they lead to; any page if omitted. */
  page?: string;
  /** The word for the page that it shows with its draft, such as "article". */
  noun?: string;
}

/** Links that show drafts: created, copied once, and revoked. */
export function PreviewLinks({ page: only, noun = 'article' }: PreviewLinksProps) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [path, setPath] = useState(only ?? '/');
  const [made, setMade] = useState<CreatedPreviewLink | null>(null);
  const { data: all = [] } = useQuery({
    queryKey: key,
    queryFn: contentApi.listPreviewLinks,
    meta: { failure: 'The preview links could not be loaded.' },
  });

  const links = all.filter((link) => only === undefined || link.path === only);

  async function make() {
    const answer = await runWrite(() => contentApi.createPreviewLink(only ?? (path.trim() || '/')));
    if (answer.kind !== 'done') return;
    setMade(answer.answer);
    await client.invalidateQueries({ queryKey: key });
  }

  async function revoke(id: string) {
    const answer = await runWrite(() => contentApi.deletePreviewLink(id), { done: 'Preview link revoked' });
    if (answer.kind !== 'done') return;
    if (made?.id === id) setMade(null);
    heading.current?.focus();
    await client.invalidateQueries({ queryKey: key });
  }

  return (
    <section aria-labelledby="preview-links">
      <h2 id="preview-links" ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        Preview links
      </h2>
      <p className="mt-1 mb-3 text-small text-ink-2">
        {only === undefined
          ? 'For 7 days, anyone with one of these links sees drafts: with a link to the home page, /, those of the whole site; with a link to another page, those of that page alone.'
          : `For 7 days, anyone with one of these links sees this ${noun} with its draft, and everything else as published.`}
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        {only === undefined && (
          <TextField
            label="Page"
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
            className="w-72 max-w-full"
          />
        )}
        <Button type="submit" variant="secondary">
          Create a link
        </Button>
      </form>
      {made && (
        <div className="mt-4 max-w-3xl">
          <InlineMessage kind="success" title="Copy this link now. It won’t be shown again." text={made.url}>
            <div className="mt-2">
              <CopyButton name="preview link" size="compact" readText={() => made.url} />
            </div>
          </InlineMessage>
        </div>
      )}
      <ul className="mt-4 flex flex-col">
        {links.map(({ id, path: page, created_by, expires_at }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-2 text-small"
          >
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {page}{' '}
              <span className="text-ink-2">
                (until {formatDate(expires_at)}
                {created_by && `, by ${created_by}`})
              </span>
            </span>
            <Button
              variant="quiet"
              size="compact"
              aria-label={`Revoke the link to ${page}`}
              onClick={() => void revoke(id)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
