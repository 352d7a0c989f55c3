/** A toast that appears at the edge of the page and disappears again. */
export interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  action?: { label: string; onSelect: () => void };
  /** Its topic: it replaces the previous toast on the same topic. */
  topic?: string;
}

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
