import type { Toast } from './toast-queue.ts';

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

/** Loads the code that shows toasts, so that the first one appears at once, even without a network. */
export function preloadToaster(): void {
  loadToaster().catch(() => {
    // It is retried with the first toast.
  });
}

function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  toaster ??= import('./toaster.tsx').catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/** Shows a toast. Works on any page: the code it needs is loaded with the first one. */
export function notify(toast: Toast): void {
  loadToaster()
    .then(({ showToast }) => showToast(toast))
    // Without a network its code cannot be loaded, and that may be what the toast is about.
    .catch(() => alert([toast.title, toast.description].filter(Boolean).join('\n')));
}

/** Takes down the toast of a topic, if it is still shown. */
export function endNotice(topic: string): void {
  void toaster?.then(({ removeToast }) => removeToast(topic)).catch(() => undefined);
}
