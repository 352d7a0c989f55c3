/** A notice that comes up at the edge of the page and goes again. */
export interface Notice {
  title: string;
  description?: string;
  kind: 'success' | 'error';
  action?: { label: string; onSelect: () => void };
}

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

/** Loads what shows notices, so that the first one comes at once. */
export function preloadToaster(): Promise<typeof import('./toaster.tsx')> {
  toaster ??= import('./toaster.tsx').catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/** Shows a notice. Works on any page: the parts it needs are loaded with the first one. */
export function notify(notice: Notice): void {
  preloadToaster()
    .then(({ showNotice }) => showNotice(notice))
    .catch((error: unknown) => console.error('A notice could not be shown:', notice.title, error));
}
