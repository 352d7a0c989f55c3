import { printInFlow } from './print-overlay.ts';

/** On a case's own page, whose overlay case-page.inline.js has made modal: closing it leads to the gallery. */
export function openCasePage(): void {
  const overlay = document.querySelector<HTMLDialogElement>('[data-case-overlay]');
  const close = overlay?.querySelector<HTMLAnchorElement>('[data-case-close]');
  if (!overlay || !close) return;
  // The link's own address: importing the path builders would make this script a file to be fetched.
  const leave = () => location.assign(close.href);
  if (!overlay.open) leave();
  overlay.addEventListener('close', () => {
    if (!overlay.open) leave();
  });
  printInFlow(overlay);
  // A reload while it lay over the gallery leaves the gallery's place in the history to this document.
  addEventListener('popstate', () => location.reload());
}
