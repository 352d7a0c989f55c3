/**
 * Makes the gallery's filter buttons work: one is pressed, only its category's cases are shown and counted, and the
 * address says which.
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
    const visible = items.filter((item) => !item.hidden);
    for (const [index, item] of visible.entries()) {
      item.dataset['span'] = placeCase(index, visible.length) ?? '';
    }
    if (count) count.textContent = `${visible.length} of ${items.length} cases`;
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

/**
 * How much of a row a case takes, by its place among those shown: the first leads, and no row is half empty. Of
 * three columns, `most` takes two and `row` all; of two columns, the first and `end` take both.
 */
export function placeCase(index: number, count: number): 'alone' | 'row' | 'most' | 'end' | undefined {
  if (count === 1) return 'alone';
  if (index < 2 && (count - index) % 3 === 2) return 'most';
  if (index === 0) return 'row';
  return index === count - 1 && count % 2 === 0 ? 'end' : undefined;
}
