import { emptyValues, type PostValues } from './post-values.ts';

/** What was typed and not saved, kept in this browser against a crash. */
export interface KeptDraft {
  values: PostValues;
  /** ISO time. */
  keptAt: string;
}

const prefix = 'post-draft:';

/** @param id the post's, or null for a new one */
const toKey = (id: string | null): string => prefix + (id ?? 'new');

/** Storage may be full or switched off: the editor works all the same. */
function tryStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

export function keepDraft(id: string | null, values: PostValues, now: Date): void {
  const draft: KeptDraft = { values, keptAt: now.toISOString() };
  tryStorage((storage) => storage.setItem(toKey(id), JSON.stringify(draft)), undefined);
}

export const readDraft = (id: string | null): KeptDraft | null =>
  tryStorage((storage) => parseDraft(storage.getItem(toKey(id))), null);

export const forgetDraft = (id: string | null): void =>
  tryStorage((storage) => storage.removeItem(toKey(id)), undefined);

/** At logout nothing stays behind in the browser. */
export function forgetDrafts(): void {
  tryStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
  }, undefined);
}

function parseDraft(stored: string | null): KeptDraft | null {
  if (!stored) return null;
  const draft: unknown = JSON.parse(stored);
  return isKeptDraft(draft) ? draft : null;
}

function isKeptDraft(draft: unknown): draft is KeptDraft {
  if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('keptAt' in draft))
    return false;
  const { values, keptAt } = draft;
  if (typeof keptAt !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.entries(emptyValues).every(([key, value]) => typeof Object(values)[key] === typeof value);
}
