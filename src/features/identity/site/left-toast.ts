import { notify } from '#design/ui/toast.ts';
import { signOut } from './auth-client.ts';

/** A toast left for the next page. */
export interface LeftToast {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  action?: 'sign-out';
}

/** Where it is kept, as JSON; a page without the key needs no script for it. */
export const leftToastKey = 'left-toast';

export function leaveToast(toast: LeftToast): void {
  try {
    sessionStorage.setItem(leftToastKey, JSON.stringify(toast));
  } catch {
    // Storage is disabled: the next page comes without the toast.
  }
}

/** The pending toast, removed from storage; null if there is none. */
export function takeLeftToast(): LeftToast | null {
  try {
    const stored = sessionStorage.getItem(leftToastKey);
    sessionStorage.removeItem(leftToastKey);
    return stored ? parseToast(stored) : null;
  } catch {
    return null;
  }
}

function parseToast(stored: string): LeftToast | null {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null || !('title' in value)) return null;
  const { title, description, kind, action } = value as Record<keyof LeftToast, unknown>;
  if (typeof title !== 'string') return null;
  return {
    title,
    ...(typeof description === 'string' && { description }),
    kind: kind === 'error' ? 'error' : 'success',
    ...(action === 'sign-out' && { action }),
  };
}

/** Shows the toast left by the previous page, if there is one. */
export function showLeftToast(): void {
  const left = takeLeftToast();
  if (!left) return;
  const { action, ...toast } = left;
  notify(action ? { ...toast, action: { label: 'Sign out', onSelect: () => void leaveAccount() } } : toast);
}

async function leaveAccount(): Promise<void> {
  try {
    await signOut();
    notify({ title: 'Logged out', kind: 'success' });
  } catch (error) {
    notify({ title: 'Error', description: (error as Error).message, kind: 'error' });
  }
}
