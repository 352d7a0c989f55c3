import { Progress } from '@base-ui/react/progress';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { notify } from '#design/ui/toast.ts';
import { PicturePicker } from './picture-picker.tsx';

interface ImageFieldProps {
  label: string;
  /** The image's address; empty if there is none. */
  value: string;
  /** @param alt what the library says it shows; empty if it says nothing */
  onChange: (url: string, alt: string) => void;
  /** Uploads a file and reports progress, from 0 to 1; always settles. */
  onUpload: (file: File, onProgress: (share: number) => void) => Promise<void>;
}

/** Chooses, drops or pastes an image, uploads it and shows it; or takes one that was uploaded before. */
export function ImageField({ label, value, onChange, onUpload }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);

  async function take(file: File | null) {
    if (!file || progress !== null) return;
    const refusal = refuseFile(file);
    if (refusal) return notify({ title: 'Error', description: refusal, kind: 'error' });
    setProgress(0);
    await onUpload(file, setProgress);
    setProgress(null);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void take(findFile(event.dataTransfer));
  }

  function paste(event: ClipboardEvent) {
    const file = findFile(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    void take(file);
  }

  function remove() {
    onChange('', '');
    input.current?.focus();
  }

  return (
    <div className="flex flex-col gap-1">
      <label id={`${id}-label`} htmlFor={id} className="self-start text-small font-medium">
        {label}
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onPaste={paste}
        className={`flex flex-wrap items-center gap-4 border p-4 ${isOver ? 'border-petrol bg-sunk' : 'border-dashed border-control'}`}
      >
        <Picture url={value} />
        <div className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-2">
          <div className="flex flex-wrap gap-2">
            {/* The input has the focus and the name; the label only draws its button. */}
            <input
              ref={input}
              id={id}
              type="file"
              accept={acceptedTypes.join(',')}
              aria-describedby={`${id}-hint`}
              className="peer sr-only"
              onChange={(event) => {
                void take(event.currentTarget.files?.[0] ?? null);
                // Choosing the same file again must fire a change again.
                event.currentTarget.value = '';
              }}
            />
            <span
              aria-hidden="true"
              onClick={() => input.current?.click()}
              className={`${buttonClass('secondary', 'compact')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-petrol`}
            >
              {value ? 'Replace' : 'Choose file'}
            </span>
            <Button
              variant="secondary"
              size="compact"
              aria-describedby={`${id}-label`}
              onClick={() => setIsChoosing(true)}
            >
              Choose from library
            </Button>
            {value && (
              <Button variant="quiet" size="compact" aria-describedby={`${id}-label`} onClick={remove}>
                Remove
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className="text-fine text-ink-2">
            PNG, JPEG, WebP or GIF, at most 10 MB. Drop or paste it here.
          </p>
          {progress !== null && <UploadProgress share={progress} />}
        </div>
      </div>
      {isChoosing && (
        <PicturePicker
          onChoose={({ url, alt }) => {
            setIsChoosing(false);
            onChange(url, alt ?? '');
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}

function Picture({ url }: { url: string }) {
  if (url) return <img src={url} alt="" className="h-26 max-w-42 bg-sunk object-contain" />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 42 26"
      className="h-26 w-42 fill-none stroke-control stroke-[0.5] [stroke-dasharray:2_1.5]"
    >
      <path d="M.5.5h41v25H.5zM.5.5l41 25M.5 25.5l41-25" />
    </svg>
  );
}

export function UploadProgress({ share }: { share: number }) {
  // Fully sent, but the server is still reading the image.
  const isSent = share >= 1;
  return (
    <Progress.Root value={isSent ? null : share * 100} className="flex w-full max-w-64 flex-col gap-1">
      <Progress.Label className="text-fine text-ink-2">
        {isSent ? 'Checking the image...' : `Uploading... ${Math.round(share * 100)}%`}
      </Progress.Label>
      <Progress.Track className="h-1 overflow-hidden bg-hairline">
        <Progress.Indicator className="h-full bg-petrol data-indeterminate:w-full data-indeterminate:animate-pulse" />
      </Progress.Track>
    </Progress.Root>
  );
}

/** The types that the server accepts. */
export const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The server's own limit is the same. */
const limitBytes = 10_485_760;

/** Browsers declare one of these where they know no type. */
const unknownTypes = ['', 'application/octet-stream'];

/**
 * Why a file cannot be uploaded, or null. One without a known type is sent all the same: the server reads the
 * bytes.
 */
export function refuseFile(file: Pick<File, 'type' | 'size'>): string | null {
  if (![...acceptedTypes, ...unknownTypes].includes(file.type))
    return 'Only PNG, JPEG, WebP and GIF images can be uploaded';
  if (file.size > limitBytes) return 'An image may have at most 10 MB';
  return null;
}

/** The file among what was dropped or pasted, or null. */
const findFile = (data: DataTransfer | null): File | null => data?.files[0] ?? null;
