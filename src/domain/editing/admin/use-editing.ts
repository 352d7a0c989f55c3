import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameJson, type JsonObject } from '#design/admin/json-path.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import type { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';
import { editedMeanwhileCode, slugTakenCode } from '../contract.ts';
import type { EditedItem, EditingAction, EditingKind, FieldErrors, Refusal } from './editing-kind.ts';
import { focusField } from './focus-field.ts';
import { useLocalDraft } from './use-local-draft.ts';

/** Refusals that are shown in place: 'invalid' concerns fields (platform/http/problem.ts). */
const handledCodes = ['invalid', editedMeanwhileCode, slugTakenCode];

interface EditingOptions<Item extends EditedItem, Values extends JsonObject> {
  kind: EditingKind<Item, Values>;
  /** Null for a new one. */
  opened: Item | null;
  initial: Values;
  /** After each change that the server has accepted. */
  onSaved?: (item: Item) => void;
  /** After the last one. */
  onClosed?: () => void;
}

/** Someone else has saved meanwhile. */
interface Conflict<Item, Values> {
  other: Item;
  /** Sends what is merged. */
  action: EditingAction<Item, Values>;
}

/** How an action ended. */
type Outcome = 'done' | 'conflict' | 'refused' | 'failed';

/** The state of an editor of a kind of thing. */
export type Editing<Item extends EditedItem, Values extends JsonObject> = ReturnType<
  typeof useEditing<Item, Values>
>;

/**
 * Edits something: its values, what is saved, what was refused, conflicts, and the actions. What is not saved
 * is kept in the browser and guarded against leaving; Ctrl+S saves it.
 */
export function useEditing<Item extends EditedItem, Values extends JsonObject>({
  kind,
  opened,
  initial,
  onSaved,
  onClosed,
}: EditingOptions<Item, Values>) {
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const [item, setItem] = useState(opened);
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<Conflict<Item, Values> | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  /** The values, for what waits for a response. */
  const latest = useRef(initial);
  /** The save that was requested during another action. */
  const waiting = useRef<EditingAction<Item, Values> | null>(null);
  const draft = useLocalDraft({
    name: kind.toKey(item),
    saved,
    values,
    readKept: kind.readKept,
    onUnsavedChange: (discard) => (discard ? guard.hold(discard) : guard.release()),
  });

  function show(next: Values) {
    latest.current = next;
    setValues(next);
  }

  /** Changes the values. @param field is no longer what was refused */
  const change = useCallback((update: (before: Values) => Values, field?: string) => {
    latest.current = update(latest.current);
    setValues(latest.current);
    if (field !== undefined) setErrors(({ [field]: _settled, ...others }) => others);
  }, []);

  function keep(stored: Item) {
    setItem(stored);
    setSaved(kind.toValues(stored));
  }

  /** @param basis the values that the response replaces: what was typed since is kept */
  function take(answer: Item | null, basis: Values) {
    draft.forget();
    setErrors({});
    setConflict(null);
    for (const queryKey of kind.listKeys) void client.invalidateQueries({ queryKey });
    if (answer === null) {
      guard.release();
      return onClosed?.();
    }
    keep(answer);
    show(mergeTyped(latest.current, basis, kind.toValues(answer)));
    onSaved?.(answer);
  }

  function refuse({ errors: refused, toast }: Refusal) {
    setErrors(refused);
    if (toast) notify({ title: 'Error', description: toast, kind: 'error' });
    // The errors must be rendered first.
    requestAnimationFrame(() => focusField(Object.keys(refused)));
  }

  function resolve(error: ApiError, action: EditingAction<Item, Values>): Outcome {
    if (error.code !== editedMeanwhileCode) {
      refuse(kind.describeRefusal(error, item));
      return 'refused';
    }
    const other = error.members['current'] as Item;
    setConflict({ other, action: action.sendsMerged ? action : kind.chooseDraftAction(other) });
    return 'conflict';
  }

  async function run(action: EditingAction<Item, Values>, from = item): Promise<Outcome> {
    if (busy) return 'failed';
    setBusy(action.name);
    const sent = latest.current;
    const hasMore = () => !isSameJson(latest.current, sent);
    const outcome = await runWrite(() => action.send({ item: from, values: sent, hasMore, keep }), {
      done: action.done,
      conflict: handledCodes,
      signedOut: kind.signedOut,
    });
    setBusy(null);
    if (outcome.kind === 'conflict') return resolve(outcome.error, action);
    if (outcome.kind === 'done') take(outcome.answer, action.leavesText ? saved : sent);
    return outcome.kind;
  }

  /** Sends the values as they are; after the present action if there is one. */
  async function save(action = kind.chooseDraftAction(item)): Promise<void> {
    if (busy) {
      waiting.current = action;
      return;
    }
    const refusal = kind.check?.(latest.current);
    if (refusal) refuse(refusal);
    else await run(action);
  }

  useEffect(() => {
    const action = waiting.current;
    if (busy || !action) return;
    waiting.current = null;
    if (draft.isUnsaved) void save(action);
  });

  useSaveKey(() => void save());

  return {
    kind,
    item,
    saved,
    values,
    errors,
    /** What someone else has saved meanwhile. */
    other: conflict?.other ?? null,
    /** The action in progress; null if none. */
    busy,
    isUnsaved: draft.isUnsaved || item === null,
    /** What this browser kept and the server does not have; null if nothing. */
    kept: draft.kept,
    change,
    save,
    run,
    /** Saves what both have agreed on, over what someone else has saved. */
    merge(merged: Values) {
      if (!conflict) return;
      setSaved(kind.toValues(conflict.other));
      show(merged);
      void run(conflict.action, conflict.other);
    },
    discard() {
      if (item) void run({ name: 'discard', done: 'Draft discarded', send: () => kind.api.discard(item) });
    },
    restore(version: number) {
      if (!item) return;
      const send = () => kind.api.restoreVersion(item, version);
      void run({ name: 'restore', done: 'Version restored as a draft', send });
    },
    restoreKept() {
      if (draft.kept) show(draft.kept.values);
      draft.dismiss();
    },
    discardKept: draft.discard,
  };
}

/** Takes what is saved, but for the fields that were typed in since: the server may have set others itself. */
function mergeTyped<Values extends JsonObject>(typed: Values, sent: Values, saved: Values): Values {
  const names = new Set([...Object.keys(saved), ...Object.keys(typed)]);
  const fields = [...names].map((name) => [
    name,
    isSameJson(typed[name], sent[name]) ? saved[name] : typed[name],
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Values;
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
