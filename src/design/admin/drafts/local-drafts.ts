/** Unsaved text, kept in this browser in case of a crash. */
export interface LocalDraft<Values> {
  values: Values;
  /** ISO time. */
  keptAt: string;
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
export function saveLocalDraft<Values>(name: string, values: Values, now: Date): boolean {
  const draft: LocalDraft<Values> = { values, keptAt: now.toISOString() };
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
  if (!stored) return null;
  const draft: unknown = JSON.parse(stored);
  if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('keptAt' in draft))
    return null;
  const { values, keptAt } = draft;
  return typeof keptAt === 'string' && isValues(values) ? { values, keptAt } : null;
}
