import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { JsonObject } from '#design/admin/json-path.ts';
import { runWrite, type WriteOutcome } from '#design/admin/run-write.ts';
import type { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';
import { editedMeanwhileCode, slugTakenCode, type ContentDocument } from '../../contract.ts';
import { contentApi, type DocumentName } from '../content-api.ts';
import { focusField } from '../form/document-form.tsx';
import { readText } from './read-text.ts';

/** The code of a refusal that concerns fields (platform/http/problem.ts). */
const invalidCode = 'invalid';

interface EditingOptions {
  name: DocumentName;
  /** Null for a new one. */
  document: ContentDocument | null;
  initial: JsonObject;
  /** After each change that the server has accepted. */
  onSaved: (document: ContentDocument) => void;
}

/** The state of editing a document: its text, what is saved, what was refused, and the actions. */
export function useDocumentEditing({ name, document: opened, initial, onSaved }: EditingOptions) {
  const client = useQueryClient();
  const [document, setDocument] = useState(opened);
  const [saved, setSaved] = useState(initial);
  const [data, setData] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<ContentDocument | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  /** Whether another save was requested during a save. */
  const again = useRef(false);

  /** Runs a write; its response is the document from then on. */
  async function run(
    what: string,
    write: () => Promise<ContentDocument>,
    done?: string,
    sent = data,
  ): Promise<WriteOutcome<ContentDocument>> {
    if (busy) return { kind: 'failed' };
    setBusy(what);
    const outcome = await runWrite(write, {
      done,
      conflict: [invalidCode, editedMeanwhileCode, slugTakenCode],
    });
    setBusy(null);
    if (outcome.kind === 'conflict') refuse(outcome.error);
    if (outcome.kind === 'done') take(outcome.answer, sent);
    return outcome;
  }

  /** @param sent the form's text when the write began: what was typed since is kept */
  function take(answer: ContentDocument, sent: JsonObject) {
    setDocument(answer);
    setSaved(readText(answer));
    setData((now) => (now === sent ? readText(answer) : now));
    setErrors({});
    setConflict(null);
    onSaved(answer);
    void client.invalidateQueries({ queryKey: ['content'] });
    void client.invalidateQueries({ queryKey: [`content-list-${name.collection}`] });
  }

  function refuse(error: ApiError) {
    if (error.code === editedMeanwhileCode) return setConflict(error.members['current'] as ContentDocument);
    const found: Record<string, string> =
      error.code === slugTakenCode
        ? { slug: error.message }
        : Object.fromEntries(
            error.errors.map(({ field, message }) => [field.replace(/^data\.?/, ''), message]),
          );
    setErrors(found);
    // The slug of a new document has no field: it was asked for before the form.
    const hasNoField = ['', ...(document === null ? ['slug'] : [])].some((field) => field in found);
    if (Object.keys(found).length === 0 || hasNoField)
      notify({ title: 'Error', description: error.message, kind: 'error' });
    // The errors must be rendered first.
    requestAnimationFrame(() => focusField(Object.keys(found)));
  }

  const send = (text: JsonObject, version: number) =>
    document === null ? contentApi.create(name, text) : contentApi.save(name, { data: text, version });

  const version = document?.version ?? 0;

  async function save(): Promise<void> {
    if (busy === 'save') again.current = true;
    else await run('save', () => send(data, version), 'Draft saved');
  }

  useEffect(() => {
    if (busy || !again.current) return;
    again.current = false;
    void save();
  });

  return {
    document,
    saved,
    data,
    errors,
    conflict,
    /** The action in progress; null if none. */
    busy,
    change: useCallback((next: (before: JsonObject) => JsonObject) => setData(next), []),
    save,
    /**
     * Gives it another address; what is typed stays.
     * @returns whether there is no more to say about that address
     */
    async rename(slug: string): Promise<boolean> {
      const write = () => contentApi.save(name, { slug, version });
      const outcome = await run('rename', write, 'Document renamed', saved);
      return outcome.kind === 'conflict'
        ? outcome.error.code === editedMeanwhileCode
        : outcome.kind === 'done';
    },
    /** Saves what both have agreed on, over what someone else has saved. */
    merge(text: JsonObject) {
      if (!conflict) return;
      const { version: theirs, slug } = conflict;
      setData(text);
      setSaved(readText(conflict));
      void run(
        'save',
        () => contentApi.save({ ...name, slug }, { data: text, version: theirs }),
        'Draft saved',
        text,
      );
    },
    publish: (isUnsaved: boolean) =>
      run(
        'publish',
        async () => {
          const from = isUnsaved || document === null ? await send(data, version) : document;
          // What is saved stays saved even if publishing is refused.
          setDocument(from);
          setSaved(readText(from));
          return contentApi.publish(name, from.version);
        },
        'Document published',
      ),
    discard: () => run('discard', () => contentApi.discard(name, version), 'Draft discarded'),
    restore: (earlier: number) =>
      run('restore', () => contentApi.restoreVersion(name, earlier, version), 'Version restored as a draft'),
  };
}
