import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteLocalDraft, saveLocalDraft, readLocalDraft } from '#design/admin/drafts/local-drafts.ts';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { TextArea } from '#design/ui/text-field.tsx';
import { noteLimit } from '../../inbox.contract.ts';
import { activityKey, notesKey } from './lead-queries.ts';
import { messagesApi } from './messages-api.ts';

const isText = (values: unknown): values is string => typeof values === 'string';

/** The notes about a lead, with author and time; what is typed stays in the browser until it is added. */
export function LeadNotes({ id }: { id: string }) {
  const client = useQueryClient();
  const notes = useQuery({ queryKey: [notesKey, id], queryFn: () => messagesApi.listNotes(id) });
  const draft = `note/${id}`;
  const [text, setText] = useState(() => readLocalDraft(draft, isText)?.values ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  function write(next: string) {
    setText(next);
    if (next === '') deleteLocalDraft(draft);
    else saveLocalDraft(draft, next, new Date());
  }

  async function add() {
    if (isBusy) return;
    if (text.trim() === '') {
      field.current?.focus();
      return setError('Write something first');
    }
    setError('');
    setIsBusy(true);
    const added = await runWrite(() => messagesApi.addNote(id, text.trim()), { done: 'Note added' });
    setIsBusy(false);
    if (added.kind !== 'done') return;
    write('');
    void client.invalidateQueries({ queryKey: [notesKey, id] });
    void client.invalidateQueries({ queryKey: [activityKey, id] });
  }

  return (
    <section
      aria-label="Notes"
      className={`flex max-w-[36.5em] flex-col gap-3 border-t border-hairline pt-3 ${notes.data?.length ? '' : 'print:hidden'}`}
    >
      <h3 className="text-small font-semibold">Notes</h3>
      {(notes.data ?? []).map((note) => (
        <div key={note.id} className="border-l border-ink pl-3 text-small">
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {note.text}
          </p>
          <p className="text-fine wrap-anywhere text-ink-2">
            {note.author_name ?? 'A former colleague'}
            {' · '}
            <time dateTime={note.created_at}>{formatMoment(note.created_at)}</time>
          </p>
        </div>
      ))}
      {notes.isError && (
        <p role="alert" className="flex items-center gap-3 text-small text-ink-2">
          The notes could not be loaded.
          <Button variant="secondary" size="compact" onClick={() => void notes.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <form
        className="flex flex-col items-start gap-2 print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextArea
          ref={field}
          label="Add a note"
          error={error}
          rows={2}
          maxLength={noteLimit}
          value={text}
          readOnly={isBusy}
          className="w-full"
          controlClassName="text-small!"
          hint="Only your team can see this."
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void add();
          }}
        />
        <Button type="submit" variant="secondary" size="compact" busy={isBusy}>
          Add Note
        </Button>
      </form>
    </section>
  );
}
