import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { notify } from '#design/ui/toast.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import { importLimitBytes, type ImportReport } from '../contract.ts';
import { newsletterApi, type ImportMapping } from './newsletter-api.ts';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Of what is loaded again after an import. */
  keys: readonly string[];
}

interface Chosen {
  file: File;
  mapping: ImportMapping;
  report: ImportReport;
}

/** Imports subscribers from a CSV file: what it would do is shown before it is done. */
export function ImportDialog({ open, onClose, keys }: ImportDialogProps) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [work, setWork] = useState<'reading' | 'importing' | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isBusy = work !== null;

  async function preview(file: File, mapping: ImportMapping) {
    setWork('reading');
    setHasFailed(false);
    const outcome = await runWrite(() => newsletterApi.importFile(file, mapping, true));
    setWork(null);
    if (outcome.kind !== 'done') return;
    const report = outcome.answer;
    const columns = { email: report.email_column, status: report.status_column, tags: mapping.tags };
    // The words may have been typed since.
    setChosen((last) => ({
      ...{ file, report },
      mapping: { ...(last?.file === file ? last.mapping : mapping), ...columns },
    }));
  }

  function take(file: File | undefined) {
    if (!file) return;
    if (file.size > importLimitBytes) {
      notify({ title: 'Error', description: 'The file may have at most 10 MB.', kind: 'error' });
    } else void preview(file, { tag: '', note: '' });
  }

  async function importAll({ file, mapping }: Chosen) {
    setWork('importing');
    setHasFailed(false);
    const outcome = await runWrite(() => newsletterApi.importFile(file, mapping, false));
    setWork(null);
    setHasFailed(outcome.kind !== 'done');
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
    if (outcome.kind !== 'done') return;
    const { added, tagged } = outcome.answer;
    const known =
      tagged === 0 ? '' : `, and the tag added to ${tagged.toLocaleString('en-US')} on the list already`;
    notify({ title: `${count(added, 'subscriber')} imported${known}`, kind: 'success' });
    close();
  }

  function close() {
    setChosen(null);
    setHasFailed(false);
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && close()} title="Import subscribers">
      <p className="text-small text-ink-2">
        A CSV file of people who have agreed to get the newsletter. What it would do is shown before anything
        is changed.
      </p>
      <input
        ref={input}
        type="file"
        aria-label="File to import"
        tabIndex={-1}
        accept=".csv,.txt,text/csv"
        className="sr-only"
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // Choosing the same file again must fire a change again.
          event.currentTarget.value = '';
        }}
      />
      <Button variant="secondary" busy={isBusy} className="self-start" onClick={() => input.current?.click()}>
        {work === 'reading' ? 'Reading the file…' : chosen ? 'Choose another file' : 'Choose file'}
      </Button>
      {chosen && (
        <ImportForm
          {...chosen}
          isBusy={isBusy}
          isImporting={work === 'importing'}
          onMap={(mapping) => void preview(chosen.file, mapping)}
          onWrite={(words) => setChosen({ ...chosen, mapping: { ...chosen.mapping, ...words } })}
          onSubmit={() => void importAll(chosen)}
        />
      )}
      {hasFailed && (
        <InlineMessage
          kind="error"
          title="The import did not finish"
          text="Those who were added stay. Import the file again to add the rest: nobody is added twice."
        />
      )}
    </Dialog>
  );
}

interface ImportFormProps extends Chosen {
  isBusy: boolean;
  isImporting: boolean;
  /** Another column: the preview changes. */
  onMap: (mapping: ImportMapping) => void;
  onWrite: (words: Partial<Pick<ImportMapping, 'tag' | 'note'>>) => void;
  onSubmit: () => void;
}

function ImportForm(form: ImportFormProps) {
  const { file, mapping, report, isBusy, isImporting, onMap, onWrite, onSubmit } = form;
  const tagsKnown = report.duplicates > 0 && mapping.tag.trim() !== '';
  const canImport = (report.added + report.ended > 0 || tagsKnown) && mapping.note.trim() !== '';
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (canImport && !isBusy) onSubmit();
      }}
    >
      <p className="text-small wrap-anywhere">
        <strong>{file.name}</strong>, {count(report.rows, 'line')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <ColumnField
          label="Addresses are in"
          columns={report.columns}
          value={mapping.email}
          onChange={(email) => email && onMap({ ...mapping, email })}
        />
        <ColumnField
          label="Tags are in"
          columns={report.columns}
          value={mapping.tags}
          none="No column"
          onChange={(tags) => onMap({ ...mapping, tags })}
        />
      </div>
      <ColumnField
        label="Whether they are subscribed is in"
        columns={report.columns}
        value={mapping.status}
        none="No column: all of them are"
        onChange={(status) => onMap({ ...mapping, status: status ?? 0 })}
      />
      <Counts report={report} />
      <TextField
        label="Tag for all of them (optional)"
        hint={report.duplicates > 0 ? 'Those who are on the list already get it too.' : undefined}
        value={mapping.tag}
        maxLength={60}
        onChange={(event) => onWrite({ tag: event.currentTarget.value })}
      />
      <TextField
        label="How did they agree to get the newsletter?"
        hint="Kept with each of them as proof, such as: Signed up at our stand in May 2026."
        value={mapping.note}
        maxLength={300}
        onChange={(event) => onWrite({ note: event.currentTarget.value })}
      />
      <Button type="submit" className="self-start" busy={isBusy} idle={!canImport}>
        {isImporting
          ? 'Importing…'
          : report.added === 0 && tagsKnown
            ? 'Add the tag'
            : `Import ${count(report.added, 'subscriber')}`}
      </Button>
    </form>
  );
}

interface ColumnFieldProps {
  label: string;
  columns: readonly string[];
  /** From 1. */
  value: number | undefined;
  /** The choice of none, if that is one. */
  none?: string;
  onChange: (column: number | undefined) => void;
}

const ColumnField = ({ label, columns, value, none, onChange }: ColumnFieldProps) => (
  <SelectField
    label={label}
    value={value ?? ''}
    onChange={(event) => onChange(Number(event.currentTarget.value) || undefined)}
  >
    {none && <option value="">{none}</option>}
    {columns.map((column, i) => {
      const number = i + 1;
      return (
        <option key={number} value={number}>
          {column || `Column ${number}`}
        </option>
      );
    })}
  </SelectField>
);

/** The first ones. */
const shownProblems = 10;

function Counts({ report }: { report: ImportReport }) {
  const { added, duplicates, suppressed, ended, pending, malformed, untagged, problems } = report;
  const { unknown, unknown_statuses: statuses } = report;
  const unnamed = statuses.reduce((left, { rows }) => left - rows, unknown);
  const unlisted = malformed + untagged - shownProblems;
  const counts = [
    ['New', added],
    ['On the list already, or twice in the file', duplicates],
    ['Unsubscribed, bounced or suppressed: left out', suppressed],
    ...(ended > 0
      ? ([['Unsubscribed, bounced or suppressed in the file: left out, and kept out', ended]] as const)
      : []),
    ...(pending > 0 ? ([['Not confirmed in the file: left out', pending]] as const) : []),
    ...statuses.map(
      ({ status, rows }) => [`${status ? `“${status}”` : 'No status'} in the file: left out`, rows] as const,
    ),
    ...(unnamed > 0 ? ([['Other statuses in the file: left out', unnamed]] as const) : []),
    ['Without a valid address: left out', malformed],
    ...(untagged > 0 ? ([['A tag is left out', untagged]] as const) : []),
  ] as const;
  return (
    <div role="status" className="border border-hairline px-4 py-2 text-small">
      <dl>
        {counts.map(([name, number]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt>{name}</dt>
            <dd className="tabular-nums">{number.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        <ul className="mt-1 border-t border-hairline py-2 text-fine text-ink-2">
          {problems.slice(0, shownProblems).map(({ line, text }) => (
            <li key={line}>
              Line {line}: {text}
            </li>
          ))}
          {unlisted > 0 && <li>and {unlisted.toLocaleString('en-US')} more</li>}
        </ul>
      )}
    </div>
  );
}

const count = (number: number, one: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : `${one}s`}`;
