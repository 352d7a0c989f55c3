import { notify } from '#design/ui/toast.ts';
import { signOut } from './auth-client.ts';

/** A notice left for the next page. */
export interface Flash {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  action?: 'sign-out';
}

/** Where it waits, as JSON; a page without the key needs no script for it. */
export const flashKey = 'flash';

export function leaveFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(flashKey, JSON.stringify(flash));
  } catch {
    // Storage is off: the next page comes without the notice.
  }
}

/** The waiting notice, taken out; null without one. */
export function takeFlash(): Flash | null {
  try {
    const stored = sessionStorage.getItem(flashKey);
    sessionStorage.removeItem(flashKey);
    return stored ? parseFlash(stored) : null;
  } catch {
    return null;
  }
}

function parseFlash(stored: string): Flash | null {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null || !('title' in value)) return null;
  const { title, description, kind, action } = value as Record<keyof Flash, unknown>;
  if (typeof title !== 'string') return null;
  return {
    title,
    ...(typeof description === 'string' && { description }),
    kind: kind === 'error' ? 'error' : 'success',
    ...(action === 'sign-out' && { action }),
  };
}

/** Shows the notice that the page before has left, if it left one. */
export function showFlash(): void {
  const flash = takeFlash();
  if (!flash) return;
  const { action, ...notice } = flash;
  notify(action ? { ...notice, action: { label: 'Sign out', onSelect: () => void leaveAccount() } } : notice);
}

async function leaveAccount(): Promise<void> {
  try {
    await signOut();
    notify({ title: 'Logged out', kind: 'success' });
  } catch (error) {
    notify({ title: 'Error', description: (error as Error).message, kind: 'error' });
  }
}
