/**
 * Prints an open overlay as part of its page: a modal one is in the browser's top layer, outside the flow,
 * where it cannot break across pages. Its `close` events while it is open again mean nothing.
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
