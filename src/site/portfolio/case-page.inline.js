// After a case's overlay, before the first paint, which then has it over the page. Allowed by its hash.
(() => {
  // In a frame, the admin area's preview, a dialog would take the focus from the form beside it.
  if (window !== top) return;
  const overlay = document.querySelector('[data-case-overlay]');
  overlay.removeAttribute('open');
  overlay.showModal();
  // The page was not opened by a key: it is read from its top, and no button stands out.
  overlay.tabIndex = -1;
  overlay.focus();
  // Noted by open-cases.ts when it was left.
  overlay.scrollTop = history.state?.scrollTop ?? 0;
  document.documentElement.classList.add('overflow-hidden');
})();
