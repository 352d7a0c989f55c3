import { useRef, useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Badge, type BadgeTone } from '#design/admin/badge.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import type { Import } from '../../imports.contract.ts';
import { signedOut } from '../posts-api.ts';
import { ImportReportView } from './import-report.tsx';
import { isUnderWay, stateTexts } from './import-states.ts';
import { importsApi } from './imports-api.ts';
import { ProgressLine } from './progress-line.tsx';

interface ImportEntryProps {
  entry: Import;
  onChange: () => Promise<void>;
}

/** One import: its state, its report, and what can be done with it. */
export function ImportEntry({ entry, onChange }: ImportEntryProps) {
  const { id, file_name, state, report, failure, created_at } = entry;
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = `import-${id}`;

  async function run(ask: (one: Import) => Promise<unknown>, done?: string) {
    await runWrite(() => ask(entry), { signedOut, done });
    // The pressed button is gone.
    heading.current?.focus();
    await onChange();
  }

  return (
    <li aria-labelledby={titleId} className="flex flex-col gap-4 border border-control bg-sheet p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h3
          id={titleId}
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="text-body font-medium wrap-anywhere outline-none"
        >
          {file_name}
        </h3>
        <time dateTime={created_at} className="text-small text-ink-2">
          {formatDate(created_at)}
        </time>
        <span role="status">
          <Badge tone={tones[state]}>{stateTexts[state]}</Badge>
        </span>
      </div>
      {isUnderWay(entry) && <ImportProgress {...entry} />}
      {failure !== null && (
        <p className="border-l-4 border-redline pl-3 text-small wrap-anywhere">{failure}</p>
      )}
      {report && !isUnderWay(entry) && <ImportReportView report={report} state={state} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {state === 'checked' && (
          <Button size="compact" aria-describedby={titleId} onClick={() => void run(importsApi.start)}>
            Import
          </Button>
        )}
        {state === 'failed' && report && (
          <Button size="compact" aria-describedby={titleId} onClick={() => void run(importsApi.start)}>
            Try again
          </Button>
        )}
        {(state === 'imported' || state === 'failed') && report !== null && report.created > 0 && (
          <Button
            variant="secondary"
            size="compact"
            aria-describedby={titleId}
            onClick={() => setIsAsking(true)}
          >
            Take this import back
          </Button>
        )}
        {(state === 'receiving' || state === 'checked' || (state === 'failed' && !report)) && (
          <Button
            variant="quiet"
            size="compact"
            aria-describedby={titleId}
            onClick={() => void run(importsApi.discard, 'File removed')}
          >
            Remove file
          </Button>
        )}
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={() => setIsAsking(false)}
        title="Take this import back?"
        description="Posts that it made and that nobody has edited since are deleted for good, and pictures and tags that nothing has any more. Edited posts stay."
        confirmLabel="Take back"
        onConfirm={() => void run(importsApi.takeBack)}
        fallbackFocus={heading}
      />
    </li>
  );
}

const tones: Partial<Record<Import['state'], BadgeTone>> = {
  imported: 'set',
  failed: 'new',
  checked: 'draft',
  taken_back: 'struck',
};

function ImportProgress({ state, done, total }: Import) {
  if (total === 0)
    return (
      <ProgressLine share={null} text={state === 'taking_back' ? 'Removing...' : 'Reading the file...'} />
    );
  const text = state === 'taking_back' ? `Removing... ${done} of ${total}` : `${done} of ${total} posts`;
  return <ProgressLine share={done / total} text={text} />;
}
