import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  deleteLocalDraft,
  saveLocalDraft,
  readLocalDraft,
  type DraftBase,
  type LocalDraft,
} from '#design/admin/drafts/local-drafts.ts';
import { isSameJson, type JsonObject } from '#design/admin/json-path.ts';
import { useReportUnsaved } from '#design/admin/use-report-unsaved.ts';

/** A crash loses at most this much typing. */
const keepAfterMs = 400;

interface LocalDraftOptions<Values extends JsonObject> {
  /** What is being edited, such as `post/new`. */
  name: string;
  saved: Values;
  values: Values;
  /** Null if what was kept cannot be shown. */
  readKept: (kept: unknown, saved: Values) => Values | null;
  /** What the values are changed from; null for something new. */
  readBase: () => DraftBase<Values> | null;
  onUnsavedChange: (discard: (() => void) | null) => void;
}

/** Keeps what is typed in the browser until it is saved or discarded, and finds what was kept before. */
export function useLocalDraft<Values extends JsonObject>(options: LocalDraftOptions<Values>) {
  const { name, saved, values, readKept, readBase, onUnsavedChange } = options;
  const [kept, setKept] = useState<LocalDraft<Values> | null>(() => {
    const draft = readLocalDraft(name, (_stored): _stored is unknown => true);
    const found = draft && readKept(draft.values, saved);
    if (!found || isSameJson(found, saved)) return null;
    const { keptAt, base } = draft;
    const from = base && readKept(base.values, saved);
    return { values: found, keptAt, base: from && { version: base.version, values: from } };
  });
  const isUnsaved = !isSameJson(values, saved);
  const [isKept, setIsKept] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useEffectEvent(() => setIsKept(saveLocalDraft(name, values, new Date(), readBase())));

  function forget() {
    clearTimeout(timer.current);
    deleteLocalDraft(name);
  }

  useReportUnsaved(isUnsaved, (unsaved) => onUnsavedChange(unsaved ? forget : null), name);

  useEffect(() => {
    // An unanswered offer is not overwritten.
    if (!isUnsaved || kept) return undefined;
    timer.current = setTimeout(() => keep(), keepAfterMs);
    return () => clearTimeout(timer.current);
    // What was saved is forgotten: what was typed during the save is kept anew.
  }, [name, isUnsaved, kept, values, saved]);

  return {
    /** There are unsaved changes. */
    isUnsaved,
    /** The browser has stored them. */
    isKept: isUnsaved && isKept && !kept,
    /** What was kept before and differs from what is saved; null if nothing. */
    kept,
    forget,
    dismiss: () => setKept(null),
    discard() {
      deleteLocalDraft(name);
      setKept(null);
    },
  };
}
