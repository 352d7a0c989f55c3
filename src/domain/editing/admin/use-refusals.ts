import { useCallback, useState } from 'react';
import type { JsonObject } from '#design/admin/json-path.ts';
import type { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';
import type { EditedItem, EditingAction, EditingKind, FieldErrors, Refusal } from './editing-kind.ts';
import { focusField } from './focus-field.ts';

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

/** Those of an editor. */
export type Refusals<Item extends EditedItem, Values extends JsonObject> = ReturnType<
  typeof useRefusals<Item, Values>
>;

const none: Refusal = { errors: {} };

/**
 * The reasons why something was not saved that are shown in place: fields that were refused, and a conflict.
 * @param onRefused shows these fields, which may be out of sight
 */
export function useRefusals<Item extends EditedItem, Values extends JsonObject>(
  kind: EditingKind<Item, Values>,
  onRefused?: (paths: string[]) => void,
) {
  const [refusal, setRefusal] = useState(none);
  const [conflict, setConflict] = useState<Conflict<Item, Values> | null>(null);

  function refuse(next: Refusal) {
    setRefusal(next);
    onRefused?.(Object.keys(next.errors));
    if (next.toast) notify({ title: 'Error', description: next.toast, kind: 'error' });
    // The errors must be rendered first.
    requestAnimationFrame(() => focusField(Object.keys(next.errors)));
  }

  /** @param field is no longer what was refused, nor is what it is in or what is in it */
  const settle = useCallback((field: string) => {
    setRefusal(({ errors, proposals }) => ({ errors: dropSettled(errors, field), proposals }));
  }, []);

  /** @param action null for autosave */
  function showConflict(error: ApiError, action: EditingAction<Item, Values> | null) {
    const other = error.members['current'] as Item;
    const isOwn = error.members['by_you'] === true;
    const sending = action?.sendsMerged ? action : kind.chooseDraftAction(other);
    setConflict({ other, isOwn, isAsked: action !== null, action: sending });
  }

  return {
    refusal,
    conflict,
    /** Shows refused fields, and leads to the first. */
    refuse,
    /** Shows refused fields. */
    note: setRefusal,
    settle,
    showConflict,
    /** Nothing is refused any more. */
    clear: () => setRefusal(none),
    endConflict: () => setConflict(null),
  };
}

/**
 * The errors that stay once a field has changed: not its own, nor those of the list or group that it is in, nor those
 * of what is in it, which may be elsewhere by now.
 */
export const dropSettled = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !isWithin(path, field) && !isWithin(field, path)),
  );

const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);
