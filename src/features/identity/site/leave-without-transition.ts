/**
 * Leaves for or from the admin area without the page transition: it would start from a snapshot that may not have
 * been rendered yet, which browsers report as an error.
 * @param leave starts the navigation
 */
export function leaveWithoutTransition(leave: () => void): void {
  addEventListener('pageswap', (event) => event.viewTransition?.skipTransition(), { once: true });
  leave();
}
