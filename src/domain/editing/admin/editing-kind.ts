import type { QueryKey } from '@tanstack/react-query';
import type { Page } from '#design/api/page.ts';
import type { ApiError } from '#design/api/api-error.ts';
import type { JsonObject } from '#design/admin/json-path.ts';
import type { Editor, Version, VersionText } from '../contract.ts';

/** An edited thing, as the server has it. */
export interface EditedItem {
  /** Increases with every change. */
  version: number;
  /** The name of the person who last changed it. */
  updated_by: string | null;
  /** ISO 8601; null: nobody has. */
  updated_at: string | null;
}

/** Messages by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why values were not saved. */
export interface Refusal {
  /** The first field gets the focus. */
  errors: FieldErrors;
  /** Shown as a toast; none if the fields say it all. */
  toast?: string | undefined;
  /** Values that would be accepted, by the path of the field. */
  proposals?: Readonly<Record<string, string>> | undefined;
}

/** The input of an action. */
export interface ActionInput<Item, Values> {
  /** Null for a new one. */
  item: Item | null;
  values: Values;
  /** Whether more was typed since. */
  hasMore: () => boolean;
  /** Notes what is stored so far, which stays even if a further step is refused. */
  keep: (stored: Item) => void;
}

/** The requests that every kind has. Each throws ApiError. */
interface EditingApi<Item> {
  /** Goes back to what visitors see. */
  discard: (item: Item) => Promise<Item>;
  restoreVersion: (item: Item, version: number) => Promise<Item>;
  listVersions: (item: Item, next: string | null) => Promise<Page<Version>>;
  readVersion: (item: Item, version: number) => Promise<VersionText>;
  /** @returns who else has it open */
  notePresence: (item: Item) => Promise<Editor[]>;
}

/** A change that the server makes. */
export interface EditingAction<Item, Values> {
  /** Its name while it is in progress. */
  name: string;
  /** The toast after success. */
  done: string | ((answer: Item | null) => string);
  /** @returns what is edited from then on; null if the editor closes. Throws ApiError. */
  send: (input: ActionInput<Item, Values>) => Promise<Item | null>;
  /** It does not concern the text: what is typed stays. */
  leavesText?: boolean;
  /** The saved values of fields that it does not store: these stay as typed. */
  leaves?: (saved: Values) => Partial<Values>;
  /** After a conflict, this action sends the merged values again, instead of keeping them as a draft. */
  sendsMerged?: boolean;
}

/** Stores values that nobody has asked to save, unseen by visitors and without a version. */
interface Autosave<Item, Values> {
  /** The values that it stores: what takes effect at once stays as it is saved. */
  pick: (values: Values, saved: Values) => Values;
  /** The missing part without which values cannot be stored, such as "a title"; null if none. */
  describeMissing?: (values: Values) => string | null;
  /** The changes that it leaves to Save, such as "the switch"; null if none. */
  describeLeft?: (values: Values, saved: Values) => string | null;
  /** @param item null for a new one, which it creates. Throws ApiError. */
  send: (item: Item | null, values: Values) => Promise<Item>;
}

/** A kind of thing as editing knows it, such as documents or posts. */
export interface EditingKind<Item extends EditedItem, Values extends JsonObject> {
  /** The word for one, such as "document". */
  noun: string;
  /** Its key in the browser's storage and cache. @param item null for a new one */
  toKey: (item: Item | null) => string;
  /** The lists in the browser's cache that show it. */
  listKeys: QueryKey[];
  /** The text of an error toast if the session has ended; a general one if omitted. */
  signedOut?: string;
  /** The values that the form shows of it, including its draft. */
  toValues: (item: Item) => Values;
  /** Values that this browser kept; null if the form cannot show them. */
  readKept: (kept: unknown, saved: Values) => Values | null;
  /** The label of a field in these values. */
  describePath: (path: string, values: JsonObject) => string;
  /** Why values are not even sent. */
  check?: (values: Values) => Refusal | null;
  describeRefusal: (error: ApiError, refused: Pick<ActionInput<Item, Values>, 'item' | 'values'>) => Refusal;
  /** Keeps the values, unseen by visitors; Ctrl+S. */
  chooseDraftAction: (item: Item | null) => EditingAction<Item, Values>;
  autosave: Autosave<Item, Values>;
  api: EditingApi<Item>;
}

/** The list of something's versions in the browser's cache. */
export const toVersionsKey = <Item extends EditedItem, Values extends JsonObject>(
  kind: Pick<EditingKind<Item, Values>, 'toKey'>,
  item: Item,
): string => `versions-${kind.toKey(item)}/${item.version}`;
