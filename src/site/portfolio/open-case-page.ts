import { paths } from '#paths/paths.ts';
import { printInFlow } from './print-overlay.ts';

const leave = () => location.assign(paths.portfolio());

/** On a case's own page, whose overlay case-page.inline.js has made modal: closing it leads to the gallery. */
export function openCasePage(): void {
  const overlay = document.querySelector<HTMLDialogElement>('[data-case-overlay]');
  if (!overlay) return;
  if (!overlay.open) leave();
  overlay.addEventListener('close', () => {
    if (!overlay.open) leave();
  });
  printInFlow(overlay);
  // A reload while it lay over the gallery leaves the gallery's place in the history to this document.
  addEventListener('popstate', () => location.reload());
}
