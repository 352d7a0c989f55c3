// The page that is not there, by its address (missing-sheet.tsx): in the cache, all unknown addresses are one page.
// Allowed by its hash.
{
  const { pathname } = location;
  const missing = document.querySelector('[data-missing]');
  const longest = 20;
  if (missing?.textContent) {
    missing.textContent = pathname.length > longest ? `${pathname.slice(0, longest - 1)}…` : pathname;
    missing.style.setProperty('--fit', `${130 / missing.textContent.length}cqi`);
    missing.classList.add('font-mono');
  }
}
