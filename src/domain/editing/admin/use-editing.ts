import { useCallback, useEffect, useEffectEvent } from 'react';
import type { JsonObject } from '#design/admin/json-path.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import type { EditedItem, EditingKind, FieldErrors } from './editing-kind.ts';
import type { SaveState } from './save-state.ts';
import { useOnline } from './use-autosave.ts';
import { useEditedValues } from './use-edited-values.ts';
import { useLocalDraft } from './use-local-draft.ts';
import { useRefusals } from './use-refusals.ts';
import { useSaving, type SavingCallbacks } from './use-saving.ts';

interface EditingOptions<Item extends EditedItem, Values extends JsonObject> extends SavingCallbacks<Item> {
  kind: EditingKind<Item, Values>;
  /** Null for a new one. */
  opened: Item | null;
  initial: Values;
  /** Shows these fields, which may be out of sight, before the first of them gets the focus. */
  onRefused?: (paths: string[]) => void;
}

/** The state of an editor of a kind of thing. */
export type Editing<Item extends EditedItem, Values extends JsonObject> = ReturnType<
  typeof useEditing<Item, Values>
>;

/**
 * Edits something: its values, what is saved, what was refused, conflicts, and the actions. What is typed is kept in
 * the browser, guarded against leaving, and saved as a draft (use-saving.ts); Ctrl+S saves the draft with a version.
 */
export function useEditing<Item extends EditedItem, Values extends JsonObject>({
  kind,
  opened,
  initial,
  onSaved,
  onClosed,
  onRefused,
}: EditingOptions<Item, Values>) {
  const guard = useLeaveGuard();
  const isOnline = useOnline();
  const edited = useEditedValues({ kind, opened, initial });
  const { item, saved, values, stored } = edited;
  const refusals = useRefusals(kind, onRefused);
  const { refusal, conflict } = refusals;
  const draft = useLocalDraft({
    name: kind.toKey(item),
    saved,
    values,
    readKept: kind.readKept,
    readBase() {
      const { item: from, values: text } = stored.current;
      return from && { version: from.version, values: text };
    },
    onUnsavedChange: (discard) => (discard ? guard.hold(discard) : guard.release()),
  });
  const saving = useSaving({ kind, edited, refusals, draft, onSaved, onClosed });
  const { busy, failure, missing, isTextUnsaved, save, run } = saving;
  useSaveKey(() => void save());

  const { change: changeValues } = edited;
  const { settle } = refusals;
  /** Changes the values. @param field the one that was changed */
  const change = useCallback(
    (update: (before: Values) => Values, field?: string) => {
      changeValues(update);
      if (field !== undefined) settle(field);
    },
    [changeValues, settle],
  );

  const state: SaveState = {
    isSaving: saving.isAutosaving,
    isUnsaved: draft.isUnsaved || item === null,
    failure: conflict ? { kind: 'conflict', isOwn: conflict.isOwn } : draft.isUnsaved ? failure : null,
    isKept: draft.isKept,
    missing,
    left: draft.isUnsaved && !isTextUnsaved ? (kind.autosave.describeLeft?.(values, saved) ?? null) : null,
    savedAt: edited.savedAt,
    isOnline,
  };

  return {
    kind,
    item,
    saved,
    values,
    errors: refusal.errors as FieldErrors,
    /** Values that would be accepted instead of refused ones. */
    proposals: refusal.proposals ?? {},
    /** The version that someone else has saved meanwhile. */
    conflict,
    /** The action in progress; null if none. Autosave is none. */
    busy,
    state,
    isUnsaved: state.isUnsaved,
    /** The local draft, if the server does not have it; null if there is none. */
    kept: draft.kept,
    change,
    save,
    run,
    /** Asks to sign in again, and saves. */
    signIn: saving.signIn,
    /** Saves what both have agreed on, over what someone else has saved. */
    merge(merged: Values) {
      if (!conflict) return;
      edited.base(conflict.other, kind.toValues(conflict.other));
      edited.show(merged);
      void run(conflict.action);
    },
    discard() {
      const send = (input: { item: Item | null }) => kind.api.discard(input.item!);
      if (item) void run({ name: 'discard', done: 'Draft discarded', send });
    },
    restore(version: number) {
      const send = (input: { item: Item | null }) => kind.api.restoreVersion(input.item!, version);
      if (item) void run({ name: 'restore', done: 'Version restored as a draft', send });
    },
    /** A version that someone else has saved since is a conflict with the next save. */
    restoreKept() {
      if (!draft.kept) return;
      const { values: kept, base } = draft.kept;
      draft.restore();
      const { item: newest } = stored.current;
      if (newest && base) edited.base({ ...newest, version: base.version }, base.values);
      edited.show(kept);
    },
    discardKept: draft.discard,
  };
}

/** Saves on Ctrl+S, or Cmd+S, wherever the focus is. */
function useSaveKey(onSave: () => void): void {
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    onSave();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
