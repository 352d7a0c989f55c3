import { useId, useRef } from 'react';
import { Button } from '#design/ui/button.tsx';
import { notify } from '#design/ui/toast.ts';
import { importLimitBytes } from '../../imports.contract.ts';
import { ProgressLine } from './progress-line.tsx';

interface ImportFieldProps {
  /** Of an upload, from 0 to 1; null if there is none. */
  progress: number | null;
  /** Another import is under way. */
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Chooses the file of an import. */
export function ImportField({ progress, isBusy, onFile }: ImportFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function take(file: File | undefined) {
    if (!file) return;
    const refusal = refuse(file);
    if (refusal) notify({ title: 'Error', description: refusal, kind: 'error' });
    else onFile(file);
  }

  return (
    <section aria-labelledby={id} className="flex max-w-[45em] flex-col items-start gap-4">
      <h2 id={id} className="text-lead">
        Import from Ghost or WordPress
      </h2>
      <p className="text-small text-ink-2">
        Ghost: the JSON file of <q>Settings, Export</q>. WordPress: the XML file of <q>Tools, Export</q>. For
        the pictures, put the file into a zip archive with the folder{' '}
        <code className="font-mono text-fine">content/images</code> or{' '}
        <code className="font-mono text-fine">wp-content/uploads</code>. Nothing is fetched from the network.
      </p>
      <p className="text-small text-ink-2">
        The file is checked first: you see what it would do before anything is changed.
      </p>
      <input
        ref={input}
        type="file"
        aria-label="File to import"
        tabIndex={-1}
        accept=".json,.xml,.zip"
        className="sr-only"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // Choosing the same file again must fire a change again.
          event.currentTarget.value = '';
        }}
      />
      <Button busy={progress !== null || isBusy} onClick={() => input.current?.click()}>
        Choose file
      </Button>
      {progress !== null && (
        <ProgressLine
          share={progress < 1 ? progress : null}
          text={progress < 1 ? `Uploading... ${Math.round(progress * 100)}%` : 'Uploaded'}
        />
      )}
    </section>
  );
}

function refuse({ name, size }: File): string | null {
  if (!/\.(?:json|xml|zip)$/i.test(name)) return 'Choose a JSON, XML or zip file';
  if (size === 0) return 'The file is empty';
  return size > importLimitBytes ? 'The file may have at most 1 GB.' : null;
}
