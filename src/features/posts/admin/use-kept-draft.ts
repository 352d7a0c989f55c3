import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type KeptDraft } from './post-drafts.ts';
import { isSame, type PostValues } from './post-values.ts';

/** A crash loses at most this much typing. */
const keepAfterMs = 400;

interface KeptDraftOptions {
  /** The post's id; null for a new one. */
  id: string | null;
  /** What is saved. */
  initial: PostValues;
  values: PostValues;
  onUnsavedChange: (discard: (() => void) | null) => void;
}

/** Keeps what is typed in the browser until it is saved or given up, and finds what was kept before. */
export function useKeptDraft({ id, initial, values, onUnsavedChange }: KeptDraftOptions) {
  const [kept, setKept] = useState<KeptDraft | null>(() => {
    const draft = readDraft(id);
    return draft && !isSame(draft.values, initial) ? draft : null;
  });
  const isUnsaved = !isSame(values, initial);
  const isOver = useRef(false);
  const written = JSON.stringify(values);

  function forget() {
    isOver.current = true;
    forgetDraft(id);
  }

  useEffect(() => {
    onUnsavedChange(isUnsaved ? forget : null);
    // oxlint-disable-next-line react/exhaustive-deps -- reports changes, whoever listens
  }, [isUnsaved]);

  // oxlint-disable-next-line react/exhaustive-deps -- the same, at the end
  useEffect(() => () => onUnsavedChange(null), []);

  useEffect(() => {
    // An offer not yet answered is not written over.
    if (!isUnsaved || kept) return undefined;
    const timer = setTimeout(() => {
      if (!isOver.current) keepDraft(id, JSON.parse(written), new Date());
    }, keepAfterMs);
    return () => clearTimeout(timer);
  }, [id, isUnsaved, kept, written]);

  return {
    /** What was kept before and is not what is saved; null without. */
    kept,
    forget,
    dismiss: () => setKept(null),
    discard() {
      forgetDraft(id);
      setKept(null);
    },
  };
}
