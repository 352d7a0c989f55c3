/** Makes the gallery's filter buttons work: one is pressed, and only its category's cases are shown. */
export function filterCases(): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-category]')];
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-filter]')];
  const count = document.querySelector('[data-case-count]');

  const choose = (category: string | undefined) => {
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset['filter'] === category));
    }
    for (const item of items) item.hidden = category !== 'All' && item.dataset['category'] !== category;
    const shown = items.filter((item) => !item.hidden).length;
    if (count) count.textContent = `${shown} of ${items.length} cases`;
  };

  for (const button of buttons) button.addEventListener('click', () => choose(button.dataset['filter']));
}
