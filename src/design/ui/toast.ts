/** A toast that comes up at the edge of the page and goes again. */
export interface Toast {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  action?: { label: string; onSelect: () => void };
  /** What it is about: it takes the place of the one before about the same. */
  topic?: string;
}

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

/** Loads what shows toasts, so that the first one comes at once, and without a network too. */
export function preloadToaster(): void {
  loadToaster().catch(() => {
    // It is tried again with the first toast.
  });
}

function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  toaster ??= import('./toaster.tsx').catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/** Shows a toast. Works on any page: the parts it needs are loaded with the first one. */
export function notify(toast: Toast): void {
  loadToaster()
    .then(({ showToast }) => showToast(toast))
    // Without a network its parts may not come, and that is what the toast may be about.
    .catch(() => alert([toast.title, toast.description].filter(Boolean).join('\n')));
}
