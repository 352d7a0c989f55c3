/**
 * Prints an open overlay as part of its page: a modal one lies in the browser's top layer, outside the flow,
 * where it cannot be told to break over pages. Its `close` events while it is open again mean nothing.
 */
export function printInFlow(overlay: HTMLDialogElement): void {
  addEventListener('beforeprint', () => {
    if (!overlay.open) return;
    overlay.close();
    overlay.show();
  });
  addEventListener('afterprint', () => {
    if (!overlay.open) return;
    overlay.close();
    overlay.showModal();
  });
}
