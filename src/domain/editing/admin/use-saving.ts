import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askToSignIn } from '#design/admin/ask-to-sign-in.ts';
import { signedOutCode, toErrorToast } from '#design/admin/error-toast.ts';
import { isSameJson, type JsonObject } from '#design/admin/json-path.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';
import { editedMeanwhileCode, slugTakenCode } from '../contract.ts';
import { toVersionsKey, type EditedItem, type EditingAction, type EditingKind } from './editing-kind.ts';
import type { SaveFailure } from './save-state.ts';
import { useAutosave } from './use-autosave.ts';
import type { EditedValues } from './use-edited-values.ts';
import type { useLocalDraft } from './use-local-draft.ts';
import type { Refusals } from './use-refusals.ts';

/** Refusals that are shown in place: 'invalid' concerns fields (platform/http/problem.ts). */
const handledCodes = ['invalid', editedMeanwhileCode, slugTakenCode, signedOutCode];

/** What editors do after a save. */
export interface SavingCallbacks<Item> {
  /** After each change that the server has accepted. */
  onSaved?: ((item: Item) => void) | undefined;
  /** After the last one. */
  onClosed?: (() => void) | undefined;
}

interface SavingOptions<Item extends EditedItem, Values extends JsonObject> extends SavingCallbacks<Item> {
  kind: EditingKind<Item, Values>;
  edited: EditedValues<Item, Values>;
  refusals: Refusals<Item, Values>;
  draft: Pick<ReturnType<typeof useLocalDraft<Values>>, 'isUnsaved' | 'forget'>;
}

/** How an action ended. */
type Outcome = 'done' | 'conflict' | 'refused' | 'failed';

/**
 * Sends what is edited: every ten seconds as a draft without a version, and by the actions that someone asks for. Only
 * one save is sent at a time, and the next carries the version that it returned.
 */
export function useSaving<Item extends EditedItem, Values extends JsonObject>({
  kind,
  edited,
  refusals,
  draft,
  onSaved,
  onClosed,
}: SavingOptions<Item, Values>) {
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const { item, saved, values, latest, stored } = edited;
  const [busy, setBusy] = useState<string | null>(null);
  const [isAutosaving, setIsAutosaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  /** Values that autosave does not send again. */
  const [refused, setRefused] = useState<Values | null>(null);
  const autosaving = useRef<Promise<void>>(undefined);
  /** The save that was requested during another action. */
  const waiting = useRef<EditingAction<Item, Values> | null>(null);
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Notes what the server has. */
  function keep(answer: Item, text?: Values) {
    edited.keep(answer, text);
    setFailure(null);
    setRefused(null);
  }

  function refreshLists() {
    for (const queryKey of kind.listKeys) void client.invalidateQueries({ queryKey });
  }

  /** @param basis the values that the response replaces: what was typed since is kept */
  function take(answer: Item | null, basis: Values) {
    draft.forget();
    refusals.clear();
    refusals.endConflict();
    refreshLists();
    if (answer === null) {
      guard.release();
      return onClosed?.();
    }
    // The autosaved draft becomes a version under the number that it has.
    void client.invalidateQueries({ queryKey: [toVersionsKey(kind, answer)] });
    keep(answer);
    edited.showStored(basis);
    onSaved?.(answer);
  }

  /** The typed values stay as they are: the server may have stored them in another form. */
  function takeAutosaved(answer: Item, sent: Values) {
    if (stored.current.item === null || isSameJson(latest.current, sent)) draft.forget();
    refusals.clear();
    refreshLists();
    keep(answer, sent);
    if (isOpen.current) onSaved?.(answer);
  }

  /** Shows in place what an action was refused for. */
  function resolve(error: ApiError, action: EditingAction<Item, Values>, sent: Values): Outcome {
    switch (error.code) {
      case editedMeanwhileCode:
        refusals.showConflict(error, action);
        return 'conflict';
      case signedOutCode:
        notify(toErrorToast(error, { signedOut: kind.signedOut }));
        void signInAndThen(() => void run(action));
        return 'failed';
      default:
        refusals.refuse(kind.describeRefusal(error, { item: stored.current.item, values: sent }));
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
    if (outcome.kind === 'conflict') return resolve(outcome.error, action, sent);
    const replaced = action.leavesText ? before.values : { ...sent, ...action.leaves?.(before.values) };
    if (outcome.kind === 'done') take(outcome.answer, replaced);
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
    if (error.code === editedMeanwhileCode) return refusals.showConflict(error, null);
    if (error.code === signedOutCode) {
      // Whoever has declined to sign in is not asked again.
      if (failure?.kind !== 'signed-out') void signInAndThen(() => void autosave());
      return;
    }
    if (error.status === 0) return setFailure({ kind: 'unreachable' });
    if (error.status === 429 || error.status >= 500)
      return setFailure({ kind: 'failed', message: error.message });
    const next = kind.describeRefusal(error, { item: stored.current.item, values: sent });
    refusals.note(next);
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
    if (missing) refusals.refuse(missing);
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
  const isWaiting = busy === null && !isAutosaving && refusals.conflict === null;
  useAutosave(isWaiting && isTextUnsaved && missing === null && refused !== values, autosave);

  return {
    /** The action in progress; null if none. Autosave is none. */
    busy,
    isAutosaving,
    failure,
    /** Why autosave cannot store it yet, such as "a title". */
    missing,
    /** Something is unsaved that autosave stores. */
    isTextUnsaved,
    save,
    run,
    /** Asks to sign in again, and saves. */
    signIn: () => void signInAndThen(() => void autosave()),
  };
}
