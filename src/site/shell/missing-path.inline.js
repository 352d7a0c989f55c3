// The page that is not there, by its address (missing-sheet.tsx): in the cache, all unknown addresses are one page.
// Allowed by its hash.
{
  const { pathname } = location;
  const missing = document.querySelector('[data-missing]');
  const longest = 60;
  if (missing?.textContent) {
    missing.textContent = pathname.length > longest ? `${pathname.slice(0, longest)}…` : pathname;
    missing.classList.add('font-mono', 'text-body');
  }
}
