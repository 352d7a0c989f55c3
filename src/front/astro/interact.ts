import type { ClientDirective } from 'astro';

/** What a visitor does to a part; the first of these brings its script. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'];

/**
 * Hydrates an island when the visitor turns to it: a pointer, finger, focus or key on it, or its
 * coming into view after the first scroll. Until then no script is fetched. A click on a button that
 * only the script can answer is held and given to it afterwards; links and forms are native anyway.
 */
const interact: ClientDirective = (load, _options, element) => {
  let held: HTMLElement | null = null;
  let started = false;

  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button[type="button"], [data-replay]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
  };

  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of signs) element.removeEventListener(sign, start);
    observer.disconnect();
    removeEventListener('scroll', watch);
    const hydrate = await load();
    element.addEventListener('astro:hydrate', replay, { once: true });
    await hydrate();
  };

  const replay = () => {
    element.removeEventListener('click', hold, true);
    // React hydrates a root that is still waiting at once when a click reaches it.
    setTimeout(() => held?.click());
  };

  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) void start();
  });
  const watch = () => {
    for (const child of element.children) observer.observe(child);
  };

  element.addEventListener('click', hold, true);
  for (const sign of signs) element.addEventListener(sign, start, { passive: true });
  addEventListener('scroll', watch, { once: true, passive: true });
};

export default interact;
