import { useCallback, useRef, useState } from 'react';
import { isSameJson, type JsonObject } from '#design/admin/json-path.ts';
import type { EditedItem, EditingKind } from './editing-kind.ts';

interface EditedValuesOptions<Item extends EditedItem, Values extends JsonObject> {
  kind: EditingKind<Item, Values>;
  /** Null for a new one. */
  opened: Item | null;
  initial: Values;
}

/** Those of an editor. */
export type EditedValues<Item extends EditedItem, Values extends JsonObject> = ReturnType<
  typeof useEditedValues<Item, Values>
>;

/** Values as they are typed, and as the server has them. */
export function useEditedValues<Item extends EditedItem, Values extends JsonObject>({
  kind,
  opened,
  initial,
}: EditedValuesOptions<Item, Values>) {
  const [item, setItem] = useState(opened);
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  /** The values, for what waits for a response. */
  const latest = useRef(initial);
  /** The server's state, for the next request. */
  const stored = useRef({ item: opened, values: initial });

  function show(next: Values) {
    latest.current = next;
    setValues(next);
  }

  const change = useCallback((update: (before: Values) => Values) => {
    latest.current = update(latest.current);
    setValues(latest.current);
  }, []);

  /** Takes a version as the one that was typed over. */
  function base(version: Item, text: Values) {
    stored.current = { item: version, values: text };
    setSaved(text);
  }

  /** Notes what the server has. */
  function keep(answer: Item, text = kind.toValues(answer)) {
    base(answer, text);
    setItem(answer);
    setSavedAt(new Date());
  }

  /** Shows what the server has, but for what was typed since. @param sent the values that it replaces */
  function showStored(sent: Values) {
    show(mergeTyped(latest.current, sent, stored.current.values));
  }

  return { item, saved, values, savedAt, latest, stored, show, showStored, change, base, keep };
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
