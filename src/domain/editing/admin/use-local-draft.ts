import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  deleteLocalDraft,
  readLocalDraft,
  storeLocalDraft,
  type DraftBase,
  type LocalDraft,
} from '#design/admin/drafts/local-drafts.ts';
import { isSameJson, type JsonObject } from '#design/admin/json-path.ts';
import { useReportUnsaved } from '#design/admin/use-report-unsaved.ts';

/** A crash loses at most this much typing. */
const keepAfterMs = 400;

interface LocalDraftOptions<Values extends JsonObject> {
  /** The name of the edited thing, such as `post/new`. */
  name: string;
  saved: Values;
  values: Values;
  /** Null if what was kept cannot be shown. */
  readKept: (kept: unknown, saved: Values) => Values | null;
  /** The version that the values are changed from; null for something new. */
  readBase: () => DraftBase<Values> | null;
  onUnsavedChange: (discard: (() => void) | null) => void;
}

/**
 * Keeps what is typed in the browser until it is saved or discarded, and finds what was kept before: it stays as well
 * until it is restored or discarded.
 */
export function useLocalDraft<Values extends JsonObject>(options: LocalDraftOptions<Values>) {
  const { name, saved, values, readKept, readBase, onUnsavedChange } = options;
  const [found, setFound] = useState(() => ({ name, drafts: listKept(name, saved, readKept) }));
  const earlier = found.name === name ? found.drafts : [];
  const isUnsaved = !isSameJson(values, saved);
  const [isKept, setIsKept] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The typed values, if they are unsaved. */
  const listTyped = (): LocalDraft<Values>[] =>
    isUnsaved ? [{ values, keptAt: new Date().toISOString(), base: readBase() }] : [];

  const keep = useEffectEvent(() => setIsKept(storeDrafts(name, [...listTyped(), ...earlier])));

  function forget() {
    clearTimeout(timer.current);
    storeDrafts(name, earlier);
  }

  useReportUnsaved(isUnsaved, (unsaved) => onUnsavedChange(unsaved ? forget : null), name);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    timer.current = setTimeout(() => keep(), keepAfterMs);
    return () => clearTimeout(timer.current);
    // A save forgets the draft; values typed during the save are kept anew.
  }, [name, isUnsaved, found, values, saved]);

  return {
    /** There are unsaved changes. */
    isUnsaved,
    /** The browser has stored them. */
    isKept: isUnsaved && isKept,
    /** The draft kept before that differs from what is saved; null if none. */
    kept: earlier[0] ?? null,
    forget,
    /** Puts the kept draft in the place of the typed values, which are kept for it. */
    restore: () => setFound({ name, drafts: [...listTyped(), ...earlier.slice(1)] }),
    discard() {
      storeDrafts(name, [...listTyped(), ...earlier.slice(1)]);
      setFound({ name, drafts: earlier.slice(1) });
    },
  };
}

/** Those that can be shown and differ from what is saved, the newest first. */
function listKept<Values extends JsonObject>(
  name: string,
  saved: Values,
  readKept: LocalDraftOptions<Values>['readKept'],
): LocalDraft<Values>[] {
  const draft = readLocalDraft(name, (_stored): _stored is unknown => true);
  return [...(draft ? [draft] : []), ...(draft?.earlier ?? [])].flatMap(({ values, keptAt, base }) => {
    const shown = readKept(values, saved);
    if (!shown || isSameJson(shown, saved)) return [];
    const from = base && readKept(base.values, saved);
    return [{ values: shown, keptAt, base: from && { version: base.version, values: from } }];
  });
}

/** @returns whether the browser has stored them */
function storeDrafts<Values>(name: string, [newest, ...earlier]: readonly LocalDraft<Values>[]): boolean {
  if (newest) return storeLocalDraft(name, { ...newest, earlier });
  deleteLocalDraft(name);
  return true;
}
