import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { CopyButton } from '#design/admin/copy-button.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { ApiError } from '#design/api/api-error.ts';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { notify } from '#design/ui/toast.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { UploadDetails, UploadUse } from '../contract.ts';
import { acceptedTypes, refuseFile, UploadProgress } from './image-field.tsx';
import { MediaBreadcrumb } from './library-screen.tsx';
import { binKey, libraryKey, mediaApi, uploadKey } from './media-api.ts';
import { replaceImage } from './send-image.ts';
import { UploadForm } from './upload-form.tsx';

/** One uploaded image: what it shows, its focal point, where it is used, and its replacement. */
export function UploadScreen({ name }: { name: string }) {
  const upload = useQuery({
    queryKey: [uploadKey, name],
    queryFn: () => mediaApi.read(name),
    staleTime: 0,
    meta: { failure: null },
  });
  const { data, error } = upload;
  if (data) return <LoadedUpload upload={data} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <MediaBreadcrumb />
        <EmptyState text="There is no such image." />
      </>
    );
  return <NotLoaded query={upload} what="image" />;
}

function LoadedUpload({ upload }: { upload: UploadDetails }) {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const may = useMay();
  const [isDeleting, setIsDeleting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, url, file_name, deleted_at, uses } = upload;

  const refresh = () =>
    Promise.all([libraryKey, binKey, uploadKey].map((key) => client.invalidateQueries({ queryKey: [key] })));

  async function remove() {
    const removed = await runWrite(() => mediaApi.remove(name), {
      done: deleted_at === null ? 'Image moved to the bin' : 'Image deleted',
    });
    if (removed.kind !== 'done') return refresh();
    navigate(deleted_at === null ? adminPaths.media() : adminPaths.mediaBin());
    client.removeQueries({ queryKey: [uploadKey, name] });
    return refresh();
  }

  async function restore() {
    await runWrite(() => mediaApi.restore(name), { done: 'Image restored' });
    await refresh();
  }

  return (
    <>
      <MediaBreadcrumb />
      <ScreenHeading title={file_name} headingRef={heading}>
        <div className="flex flex-wrap gap-2">
          <CopyButton name="address" size="compact" readText={() => new URL(url, location.href).href} />
          <a href={url} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'compact')}>
            Open image
          </a>
        </div>
      </ScreenHeading>
      {deleted_at !== null && (
        <div className="mb-6 flex flex-wrap items-center gap-4 border border-dashed border-control p-4 text-small">
          <p>In the bin since {formatDate(deleted_at)}.</p>
          {may('restoreUpload') && (
            <Button variant="secondary" size="compact" onClick={() => void restore()}>
              Restore
            </Button>
          )}
        </div>
      )}
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <UploadForm key={name} upload={upload} onSaved={() => void refresh()} />
        <div className="flex min-w-0 flex-col gap-10">
          <Facts upload={upload} />
          <Uses uses={uses} />
          {deleted_at === null && may('replaceUpload') && (
            <Replacement
              name={name}
              onReplaced={(next) => {
                navigate(adminPaths.mediaItem(next), { replace: true });
                void refresh();
              }}
            />
          )}
          {may('deleteUpload') && (
            <section aria-labelledby="delete">
              <h2 id="delete" className="mb-2 text-lead font-semibold">
                Delete
              </h2>
              {uses.length > 0 ? (
                <p className="text-small text-ink-2">It can be deleted once nothing uses it.</p>
              ) : (
                <Button variant="danger" size="compact" onClick={() => setIsDeleting(true)}>
                  {deleted_at === null ? 'Delete' : 'Delete for good'}
                </Button>
              )}
            </section>
          )}
        </div>
      </div>
      <AlertDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title={deleted_at === null ? 'Delete image?' : 'Delete image for good?'}
        description={
          deleted_at === null
            ? `“${file_name}” stays in the bin for 30 days.`
            : `“${file_name}” cannot be restored.`
        }
        confirmLabel="Delete"
        onConfirm={() => void remove()}
        fallbackFocus={heading}
      />
    </>
  );
}

function Facts({ upload: { name, url, width, height, bytes, created_at } }: { upload: UploadDetails }) {
  const facts = [
    ['Address', url],
    ['Size', width && height ? `${width} × ${height} pixels` : 'Unknown'],
    ['File', bytes ? `${Math.ceil(bytes / 1024)} KB` : 'Unknown'],
    ['Uploaded', formatDate(created_at)],
  ];
  return (
    <dl
      aria-label={`About ${name}`}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small"
    >
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-ink-2">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const stateTexts: Record<UploadUse['state'], string> = {
  published: 'published',
  draft: 'draft',
  bin: 'in the bin',
};

const kindTexts: Record<UploadUse['kind'], string> = {
  post: 'Blog',
  document: 'Content',
  setting: 'Settings',
};

function Uses({ uses }: { uses: readonly UploadUse[] }) {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className="mb-2 text-lead font-semibold">
        Used in
      </h2>
      {uses.length === 0 ? (
        <p className="text-small text-ink-2">Nothing uses it.</p>
      ) : (
        <ul className="flex flex-col">
          {uses.map(({ kind, title, state, edit_path }) => (
            <li key={`${edit_path} ${title} ${state}`} className="border-t border-hairline py-2 text-small">
              <Link href={edit_path} className={linkClass}>
                {title}
              </Link>{' '}
              <span className="text-ink-2">
                ({kindTexts[kind]}, {stateTexts[state]})
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Replacement({ name, onReplaced }: { name: string; onReplaced: (name: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);

  async function replace(file: File | undefined) {
    if (!file || progress !== null) return;
    const refusal = refuseFile(file);
    if (refusal) return notify({ title: 'Error', description: refusal, kind: 'error' });
    setProgress(0);
    const replaced = await runWrite(() => replaceImage(name, file, setProgress), { done: 'Image replaced' });
    setProgress(null);
    if (replaced.kind === 'done') onReplaced(replaced.answer.name);
  }

  return (
    <section aria-labelledby="replace" className="flex flex-col items-start gap-2">
      <h2 id="replace" className="text-lead font-semibold">
        Replace
      </h2>
      <p className="text-small text-ink-2">
        Everything that uses it shows the new file at once. It gets a new address; the present one leads
        there.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes.join(',')}
        aria-label="Replacement"
        onChange={({ currentTarget }) => {
          void replace(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button variant="secondary" size="compact" onClick={() => input.current?.click()}>
        Replace file
      </Button>
      {progress !== null && <UploadProgress share={progress} />}
    </section>
  );
}
