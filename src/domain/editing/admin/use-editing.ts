import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askToSignIn } from '#design/admin/ask-to-sign-in.ts';
import { signedOutCode, toErrorToast } from '#design/admin/error-toast.ts';
import { isSameJson, type JsonObject } from '#design/admin/json-path.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';
import { editedMeanwhileCode, slugTakenCode } from '../contract.ts';
import {
  toVersionsKey,
  type EditedItem,
  type EditingAction,
  type EditingKind,
  type FieldErrors,
  type Refusal,
} from './editing-kind.ts';
import { dropSettled } from './drop-settled.ts';
import { focusField } from './focus-field.ts';
import type { SaveFailure, SaveState } from './save-state.ts';
import { useAutosave, useOnline } from './use-autosave.ts';
import { useLocalDraft } from './use-local-draft.ts';
import { useSaveKey } from './use-save-key.ts';

/** Refusals that are shown in place: 'invalid' concerns fields (platform/http/problem.ts). */
const handledCodes = ['invalid', editedMeanwhileCode, slugTakenCode, signedOutCode];

interface EditingOptions<Item extends EditedItem, Values extends JsonObject> {
  kind: EditingKind<Item, Values>;
  /** Null for a new one. */
  opened: Item | null;
  initial: Values;
  /** After each change that the server has accepted. */
  onSaved?: (item: Item) => void;
  /** After the last one. */
  onClosed?: () => void;
  /** Shows these fields, which may be out of sight, before the first of them gets the focus. */
  onRefused?: (paths: string[]) => void;
}

/** Someone else has saved meanwhile. */
interface Conflict<Item, Values> {
  other: Item;
  /** It is the same person, in another window. */
  isOwn: boolean;
  /** Sends what is merged. */
  action: EditingAction<Item, Values>;
  /** A save was asked for: the answer to it may take the focus. */
  isAsked: boolean;
}

/** How an action ended. */
type Outcome = 'done' | 'conflict' | 'refused' | 'failed';

/** The state of an editor of a kind of thing. */
export type Editing<Item extends EditedItem, Values extends JsonObject> = ReturnType<
  typeof useEditing<Item, Values>
>;

/**
 * Edits something: its values, what is saved, what was refused, conflicts, and the actions. What is typed is kept in
 * the browser, guarded against leaving, and saved every ten seconds as a draft without a version; Ctrl+S saves it with
 * one. Only one save is sent at a time, and the next carries the version that it returned.
 */
export function useEditing<Item extends EditedItem, Values extends JsonObject>({
  kind,
  opened,
  initial,
  onSaved,
  onClosed,
  onRefused,
}: EditingOptions<Item, Values>) {
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const isOnline = useOnline();
  const [item, setItem] = useState(opened);
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<Refusal>({ errors: {} });
  const [conflict, setConflict] = useState<Conflict<Item, Values> | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [isAutosaving, setIsAutosaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  /** Values that autosave does not send again. */
  const [refused, setRefused] = useState<Values | null>(null);
  /** The values, for what waits for a response. */
  const latest = useRef(initial);
  /** The server's state, for the next request. */
  const stored = useRef({ item: opened, values: initial });
  const autosaving = useRef<Promise<void>>(undefined);
  /** The save that was requested during another action. */
  const waiting = useRef<EditingAction<Item, Values> | null>(null);
  const isOpen = useRef(true);
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

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function show(next: Values) {
    latest.current = next;
    setValues(next);
  }

  /** Changes the values. @param field is no longer what was refused, nor is what it is in or what is in it */
  const change = useCallback((update: (before: Values) => Values, field?: string) => {
    latest.current = update(latest.current);
    setValues(latest.current);
    if (field !== undefined)
      setRefusal(({ errors, proposals }) => ({ errors: dropSettled(errors, field), proposals }));
  }, []);

  /** Notes what the server has. */
  function keep(answer: Item, text = kind.toValues(answer)) {
    stored.current = { item: answer, values: text };
    setItem(answer);
    setSaved(text);
    setSavedAt(new Date());
    setFailure(null);
    setRefused(null);
  }

  function refreshLists() {
    for (const queryKey of kind.listKeys) void client.invalidateQueries({ queryKey });
  }

  /** @param basis the values that the response replaces: what was typed since is kept */
  function take(answer: Item | null, basis: Values) {
    draft.forget();
    setRefusal({ errors: {} });
    setConflict(null);
    refreshLists();
    if (answer === null) {
      guard.release();
      return onClosed?.();
    }
    // The autosaved draft becomes a version under the number that it has.
    void client.invalidateQueries({ queryKey: [toVersionsKey(kind, answer)] });
    keep(answer);
    show(mergeTyped(latest.current, basis, kind.toValues(answer)));
    onSaved?.(answer);
  }

  /** The typed values stay as they are: the server may have stored them in another form. */
  function takeAutosaved(answer: Item, sent: Values) {
    if (stored.current.item === null || isSameJson(latest.current, sent)) draft.forget();
    setRefusal({ errors: {} });
    refreshLists();
    keep(answer, sent);
    if (isOpen.current) onSaved?.(answer);
  }

  function refuse(next: Refusal) {
    setRefusal(next);
    onRefused?.(Object.keys(next.errors));
    if (next.toast) notify({ title: 'Error', description: next.toast, kind: 'error' });
    // The errors must be rendered first.
    requestAnimationFrame(() => focusField(Object.keys(next.errors)));
  }

  function showConflict(error: ApiError, isAsked: boolean, action?: EditingAction<Item, Values>) {
    const other = error.members['current'] as Item;
    const isOwn = error.members['by_you'] === true;
    const sending = action?.sendsMerged ? action : kind.chooseDraftAction(other);
    setConflict({ other, isOwn, isAsked, action: sending });
  }

  /** Shows in place what an action was refused for. */
  function resolve(error: ApiError, action: EditingAction<Item, Values>): Outcome {
    switch (error.code) {
      case editedMeanwhileCode:
        showConflict(error, true, action);
        return 'conflict';
      case signedOutCode:
        notify(toErrorToast(error, { signedOut: kind.signedOut }));
        void signInAndThen(() => void run(action));
        return 'failed';
      default:
        refuse(kind.describeRefusal(error, stored.current.item));
        return 'refused';
    }
  }

  async function signInAndThen(goOn: () => void) {
    setFailure({ kind: 'signed-out' });
    if (!(await askToSignIn())) return;
    setFailure(null);
    goOn();
  }

  async function run(action: EditingAction<Item, Values>): Promise<Outcome> {
    if (busy) return 'failed';
    setBusy(action.name);
    await autosaving.current;
    const before = stored.current;
    const sent = latest.current;
    const hasMore = () => !isSameJson(latest.current, sent);
    const send = () => action.send({ item: before.item, values: sent, hasMore, keep });
    const outcome = await runWrite(send, {
      done: action.done,
      conflict: handledCodes,
      signedOut: kind.signedOut,
    });
    setBusy(null);
    if (outcome.kind === 'conflict') return resolve(outcome.error, action);
    if (outcome.kind === 'done') take(outcome.answer, action.leavesText ? before.values : sent);
    return outcome.kind;
  }

  async function sendAutosave(): Promise<void> {
    const before = latest.current;
    const sent = kind.autosave.pick(before, stored.current.values);
    setIsAutosaving(true);
    try {
      takeAutosaved(await kind.autosave.send(stored.current.item, sent), sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      noteFailure(error, before);
    } finally {
      setIsAutosaving(false);
    }
  }

  async function autosave(): Promise<void> {
    autosaving.current = sendAutosave();
    await autosaving.current;
  }

  function noteFailure(error: ApiError, sent: Values) {
    if (error.code === editedMeanwhileCode) return showConflict(error, false);
    if (error.code === signedOutCode) {
      // Whoever has declined to sign in is not asked again.
      if (failure?.kind !== 'signed-out') void signInAndThen(() => void autosave());
      return;
    }
    if (error.status === 0) return setFailure({ kind: 'unreachable' });
    if (error.status === 429 || error.status >= 500)
      return setFailure({ kind: 'failed', message: error.message });
    const next = kind.describeRefusal(error, stored.current.item);
    setRefusal(next);
    setRefused(sent);
    setFailure({ kind: 'refused', message: Object.values(next.errors)[0] ?? error.message });
  }

  /** Sends the values as they are; after the present action if there is one. */
  async function save(action = kind.chooseDraftAction(item)): Promise<void> {
    if (busy) {
      waiting.current = action;
      return;
    }
    const missing = kind.check?.(latest.current);
    if (missing) refuse(missing);
    else await run(action);
  }

  useEffect(() => {
    const action = waiting.current;
    if (busy || !action) return;
    waiting.current = null;
    if (draft.isUnsaved) void save(action);
  });

  const missing = kind.autosave.describeMissing?.(values) ?? null;
  const isTextUnsaved = !isSameJson(kind.autosave.pick(values, saved), saved);
  const isWaiting = busy === null && !isAutosaving && conflict === null;
  useAutosave(isWaiting && isTextUnsaved && missing === null && refused !== values, autosave);
  useSaveKey(() => void save());

  const state: SaveState = {
    isSaving: isAutosaving,
    isUnsaved: draft.isUnsaved || item === null,
    failure: conflict ? { kind: 'conflict', isOwn: conflict.isOwn } : draft.isUnsaved ? failure : null,
    isKept: draft.isKept,
    missing,
    left: draft.isUnsaved && !isTextUnsaved ? (kind.autosave.describeLeft?.(values, saved) ?? null) : null,
    savedAt,
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
    signIn: () => void signInAndThen(() => void autosave()),
    /** Saves what both have agreed on, over what someone else has saved. */
    merge(merged: Values) {
      if (!conflict) return;
      stored.current = { item: conflict.other, values: kind.toValues(conflict.other) };
      setSaved(stored.current.values);
      show(merged);
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
      if (newest && base) {
        stored.current = { item: { ...newest, version: base.version }, values: base.values };
        setSaved(base.values);
      }
      show(kept);
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
