// The page that is not there, by its address: what unknown addresses share is stored without one. Allowed by its hash.
{
  const { pathname } = location;
  const missing = document.querySelector('[data-missing]');
  const longest = 60;
  missing.textContent = pathname.length > longest ? `${pathname.slice(0, longest)}…` : pathname;
  missing.classList.add('font-mono', 'text-small');
}
