import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type KeptDraft } from '#design/admin/drafts/kept-drafts.ts';
import { isSameJson, type JsonObject } from '#design/admin/json-path.ts';
import { useReportUnsaved } from '#design/admin/use-report-unsaved.ts';

/** A crash loses at most this much typing. */
const keepAfterMs = 400;

interface KeptDraftOptions<Values extends JsonObject> {
  /** What is being edited, such as `post/new`. */
  name: string;
  saved: Values;
  values: Values;
  /** Null if what was kept cannot be shown. */
  readKept: (kept: unknown, saved: Values) => Values | null;
  onUnsavedChange: (discard: (() => void) | null) => void;
}

/** Keeps what is typed in the browser until it is saved or discarded, and finds what was kept before. */
export function useKeptDraft<Values extends JsonObject>(options: KeptDraftOptions<Values>) {
  const { name, saved, values, readKept, onUnsavedChange } = options;
  const [kept, setKept] = useState<KeptDraft<Values> | null>(() => {
    const draft = readDraft(name, (_stored): _stored is unknown => true);
    const found = draft && readKept(draft.values, saved);
    return found && !isSameJson(found, saved) ? { values: found, keptAt: draft.keptAt } : null;
  });
  const isUnsaved = !isSameJson(values, saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = JSON.stringify(values);

  function forget() {
    clearTimeout(timer.current);
    forgetDraft(name);
  }

  useReportUnsaved(isUnsaved, (unsaved) => onUnsavedChange(unsaved ? forget : null), name);

  useEffect(() => {
    // An unanswered offer is not overwritten.
    if (!isUnsaved || kept) return undefined;
    timer.current = setTimeout(() => keepDraft(name, JSON.parse(written), new Date()), keepAfterMs);
    return () => clearTimeout(timer.current);
    // What was saved is forgotten: what was typed during the save is kept anew.
  }, [name, isUnsaved, kept, written, saved]);

  return {
    /** There are unsaved changes. */
    isUnsaved,
    /** What was kept before and differs from what is saved; null if nothing. */
    kept,
    forget,
    dismiss: () => setKept(null),
    discard() {
      forgetDraft(name);
      setKept(null);
    },
  };
}
