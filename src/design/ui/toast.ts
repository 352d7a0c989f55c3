/** A notice that comes up at the edge of the page and goes again. */
export interface Notice {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  action?: { label: string; onSelect: () => void };
}

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

/** Loads what shows notices, so that the first one comes at once, and without a network too. */
export function preloadToaster(): void {
  loadToaster().catch(() => {
    // It is tried again with the first notice.
  });
}

function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  toaster ??= import('./toaster.tsx').catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/** Shows a notice. Works on any page: the parts it needs are loaded with the first one. */
export function notify(notice: Notice): void {
  loadToaster()
    .then(({ showNotice }) => showNotice(notice))
    // Without a network its parts may not come, and that is what the notice may be about.
    .catch(() => alert([notice.title, notice.description].filter(Boolean).join('\n')));
}
