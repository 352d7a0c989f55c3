/** Unsaved text, kept in this browser in case of a crash. */
export interface LocalDraft<Values> {
  values: Values;
  /** ISO time. */
  keptAt: string;
  /** The version that they were changed from; null where nobody else can change it. */
  base: DraftBase<Values> | null;
  /** Those from before it that nobody has restored or discarded, the newest first. */
  earlier?: readonly LocalDraft<Values>[];
}

/** A version of what is stored. */
export interface DraftBase<Values> {
  version: number;
  values: Values;
}

const prefix = 'draft:';

/** Storage may be full or disabled: editors work all the same. */
function tryStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

/** @param name what is being edited, such as `post/new` @returns whether the browser has stored it */
export const saveLocalDraft = <Values>(name: string, values: Values, now: Date): boolean =>
  storeLocalDraft(name, { values, keptAt: now.toISOString(), base: null });

/** Stores a draft as it is. @returns whether the browser has stored it */
export function storeLocalDraft<Values>(name: string, draft: LocalDraft<Values>): boolean {
  return tryStorage((storage) => {
    storage.setItem(prefix + name, JSON.stringify(draft));
    return true;
  }, false);
}

/** @param isValues whether the current editor can show what was kept */
export const readLocalDraft = <Values>(
  name: string,
  isValues: (values: unknown) => values is Values,
): LocalDraft<Values> | null =>
  tryStorage((storage) => parseDraft(storage.getItem(prefix + name), isValues), null);

export const deleteLocalDraft = (name: string): void =>
  tryStorage((storage) => storage.removeItem(prefix + name), undefined);

/** After logout, nothing remains in the browser. */
export function deleteLocalDrafts(): void {
  tryStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
  }, undefined);
}

function parseDraft<Values>(
  stored: string | null,
  isValues: (values: unknown) => values is Values,
): LocalDraft<Values> | null {
  return stored ? toDraft(JSON.parse(stored), isValues) : null;
}

function toDraft<Values>(
  draft: unknown,
  isValues: (values: unknown) => values is Values,
): LocalDraft<Values> | null {
  if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('keptAt' in draft))
    return null;
  const { values, keptAt } = draft;
  if (typeof keptAt !== 'string' || !isValues(values)) return null;
  const base = 'base' in draft ? parseBase(draft.base, isValues) : null;
  if (!('earlier' in draft) || !Array.isArray(draft.earlier)) return { values, keptAt, base };
  return { values, keptAt, base, earlier: draft.earlier.flatMap((one) => toDraft(one, isValues) ?? []) };
}

function parseBase<Values>(
  stored: unknown,
  isValues: (values: unknown) => values is Values,
): DraftBase<Values> | null {
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('values' in stored))
    return null;
  const { version, values } = stored;
  return typeof version === 'number' && isValues(values) ? { version, values } : null;
}
