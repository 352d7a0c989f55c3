import { adminPaths } from '#paths/admin-paths.ts';

const storageKey = 'after-sign-in';

/** Keeps the address for after the sign-in, if it is in the admin area, such as a mail's link. */
export function keepTarget({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  if (search === '' && hash === '') return;
  try {
    sessionStorage.setItem(storageKey, pathname + search + hash);
  } catch {
    // After signing in, the settings come first.
  }
}

/** The kept address, once; null for none. */
export function takeTarget(): string | null {
  try {
    const target = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const isOurs = target !== null && new RegExp(`^${adminPaths.settings()}([/?#]|$)`).test(target);
    return isOurs ? target : null;
  } catch {
    return null;
  }
}
