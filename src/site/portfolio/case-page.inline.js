// After a case's overlay, before the first paint, which then has it over the page. Allowed by its hash.
(() => {
  const overlay = document.querySelector('[data-case-overlay]');
  overlay.removeAttribute('open');
  overlay.showModal();
  // The page was not opened by a key: it is read from its top, and no button stands out.
  overlay.tabIndex = -1;
  overlay.focus();
  document.documentElement.classList.add('overflow-hidden');
})();
