// After a case's overlay, before the first paint, which then has it over the page. Allowed by its hash.
(() => {
  const overlay = document.querySelector('[data-case-overlay]');
  overlay.removeAttribute('open');
  // The page was not opened by a key: it is read from its top, and no button stands out.
  overlay.autofocus = true;
  overlay.showModal();
  document.documentElement.classList.add('overflow-hidden');
})();
