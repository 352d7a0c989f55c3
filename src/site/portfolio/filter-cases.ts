/**
 * Makes the gallery's filter buttons work: one is pressed, only its category's cases are shown, the address
 * says which.
 */
export function filterCases(): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-category]')];
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-filter]')];
  const count = document.querySelector('[data-case-count]');
  const [every] = buttons;
  if (!every) return;
  const gallery = location.pathname;

  const choose = (chosen: HTMLElement) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
    const category = chosen.dataset['filter'];
    for (const item of items) item.hidden = chosen !== every && item.dataset['category'] !== category;
    const visibleCount = items.filter((item) => !item.hidden).length;
    if (count) count.textContent = `${visibleCount} of ${items.length} cases`;
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      choose(button);
      const category = button.dataset['filter'] ?? '';
      const query = button === every ? '' : `?${new URLSearchParams({ category })}`;
      if (query !== location.search) history.pushState(null, '', gallery + query);
    });
  }

  // A case opened over the gallery has its own address, and leaves the filter unchanged.
  addEventListener('popstate', () => {
    if (location.pathname !== gallery) return;
    const category = new URLSearchParams(location.search).get('category');
    choose(buttons.find((button) => button.dataset['filter'] === category) ?? every);
  });
}
