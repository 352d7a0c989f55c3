import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type KeptDraft } from './kept-drafts.ts';
import { useReportUnsaved } from '../use-report-unsaved.ts';

/** A crash loses at most this much typing. */
const keepAfterMs = 400;

interface KeptDraftOptions<Values> {
  /** What is being edited, such as `post/new`. */
  name: string;
  /** What is saved. */
  saved: Values;
  values: Values;
  isSame: (one: Values, other: Values) => boolean;
  /** Whether what was kept can be shown. */
  isValues: (values: unknown) => values is Values;
  onUnsavedChange: (discard: (() => void) | null) => void;
}

/** Keeps what is typed in the browser until it is saved or discarded, and finds what was kept before. */
export function useKeptDraft<Values>(options: KeptDraftOptions<Values>) {
  const { name, saved, values, isSame, isValues, onUnsavedChange } = options;
  const [kept, setKept] = useState<KeptDraft<Values> | null>(() => {
    const draft = readDraft(name, isValues);
    return draft && !isSame(draft.values, saved) ? draft : null;
  });
  const isUnsaved = !isSame(values, saved);
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
  }, [name, isUnsaved, kept, written]);

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
