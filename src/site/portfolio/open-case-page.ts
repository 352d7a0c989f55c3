import { printInFlow } from './print-overlay.ts';

/** On a case's own page: makes its overlay modal, and lets closing it lead to the gallery. */
export function openCasePage(): void {
  const overlay = document.querySelector<HTMLDialogElement>('[data-case-overlay]');
  if (!overlay) return;
  overlay.removeAttribute('open');
  // The page was not opened by a key: it is read from its top, and no button stands out.
  overlay.autofocus = true;
  overlay.showModal();
  document.documentElement.classList.add('overflow-hidden');
  overlay.addEventListener('close', () => {
    if (!overlay.open) location.assign('/portfolio');
  });
  printInFlow(overlay);
  // A reload while it lay over the gallery leaves the gallery's place in the history to this document.
  addEventListener('popstate', () => location.reload());
}
