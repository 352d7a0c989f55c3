import { Button } from '#design/ui/button.tsx';
import { UploadProgress } from './image-field.tsx';
import type { QueuedFile } from './use-upload-queue.ts';

interface UploadQueueProps {
  files: readonly QueuedFile[];
  onRetry: (file: QueuedFile) => void;
  onDrop: (id: number) => void;
}

/** The files on their way into the library, and those that did not get there. */
export function UploadQueue({ files, onRetry, onDrop }: UploadQueueProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Uploads under way" className="mb-6 flex flex-col border border-control bg-sheet">
      {files.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline p-3 first:border-t-0"
        >
          <span className="min-w-0 flex-1 basis-40 text-small wrap-anywhere">{one.file.name}</span>
          {one.state === 'waiting' && <span className="text-fine text-ink-2">Waiting...</span>}
          {one.state === 'sending' && <UploadProgress share={one.share} />}
          {one.state === 'failed' && (
            <>
              <span role="alert" className="basis-60 text-small text-redline">
                {one.error}
              </span>
              <Button
                variant="secondary"
                size="compact"
                aria-label={`Retry ${one.file.name}`}
                onClick={() => onRetry(one)}
              >
                Retry
              </Button>
              <Button
                variant="quiet"
                size="compact"
                aria-label={`Dismiss ${one.file.name}`}
                onClick={() => onDrop(one.id)}
              >
                Dismiss
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
