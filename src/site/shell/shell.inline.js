// Runs before the first paint, on every public page; allowed by its hash. Keep it small.
(() => {
  const root = document.documentElement;
  // The browser floor (browserslist in package.json): Chrome 124, Firefox 123 and Safari 17.4 were the first to have it.
  // Below, parts of a page stay what the server sent, with links and native forms.
  if (root.setHTMLUnsafe) root.dataset.islands = '';
  else customElements.define('astro-island', class extends HTMLElement {});
  /** Sets what is stored if there is a value, and reads it. */
  const store = (key, value) => {
    try {
      if (value) localStorage[key] = value;
      return localStorage[key];
    } catch {
      // Storage is off: a choice lasts for this page.
    }
  };
  const find = (selector) => document.querySelector(selector);
  const theme = store('theme');
  const setTheme = (chosen) => {
    root.dataset.theme = chosen;
    // The first is the dark one; a browser takes the second where it does not apply.
    find('[name=theme-color]')?.setAttribute('media', chosen === 'dark' ? 'all' : 'not all');
  };
  if (theme) setTheme(theme);
  // The first paint waits for its text alone: the fonts that come after it have the same measures.
  const drawFigures = () => {
    for (const use of document.querySelectorAll('use[data-href]')) use.setAttribute('href', use.dataset.href);
  };
  const finish = () => {
    store('fonts', 'seen');
    delete root.dataset.fonts;
    // Nobody waits for it, yet the browser would fetch it among the first.
    setTimeout(() => {
      document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/manifest.webmanifest">');
      // Only an editor's browser fetches the link "Edit this page".
      const ownLink = '/edit-page.js';
      if (store('editor')) import(ownLink);
    }, 1000);
    drawFigures();
  };
  if (store('fonts') || !PerformanceObserver.supportedEntryTypes?.includes('paint')) finish();
  else {
    root.dataset.fonts = 'later';
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      finish();
    }).observe({ type: 'paint', buffered: true });
  }
  const setMenu = (open) => {
    const toggle = find('[data-menu-toggle]');
    toggle?.setAttribute('aria-expanded', open);
    find('[data-menu]')?.toggleAttribute('data-open', open);
    for (const part of document.querySelectorAll('main, footer')) part.inert = open;
  };
  const findOpenToggle = () => find('[data-menu-toggle][aria-expanded="true"]');
  // On a screen that is wide enough by now. A phone resizes while the page arrives: a closed menu measures nothing.
  addEventListener('resize', () => findOpenToggle()?.offsetWidth === 0 && setMenu(false));
  addEventListener('click', (event) => {
    const on = (selector) => event.target.closest?.(selector);
    const toggle = on('[data-menu-toggle]');
    if (toggle) setMenu(toggle.getAttribute('aria-expanded') !== 'true');
    else if (on('[data-menu] a') || !on('[data-menu]')) setMenu(false);
    if (on('[data-theme-toggle]')) {
      const dark = root.dataset.theme
        ? root.dataset.theme === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
      setTheme(dark ? 'light' : 'dark');
      store('theme', root.dataset.theme);
    }
  });
  addEventListener('keydown', (event) => {
    const toggle = findOpenToggle();
    if (event.key === 'Escape' && toggle) {
      setMenu(false);
      toggle.focus();
    }
  });
  // A page that was fetched ahead is counted once it is opened.
  const noteOpened = () => {
    window.fetch('', { method: 'HEAD', headers: { 'page-view': 'opened' } }).catch(() => {});
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', noteOpened, { once: true });
  else if (performance.getEntriesByType('navigation')[0]?.deliveryType === 'navigational-prefetch')
    noteOpened();
  addEventListener('DOMContentLoaded', () => {
    if (root.dataset.fonts !== 'later') drawFigures();
    const missing = find('[data-log-path]');
    if (missing) console.error(missing.dataset.logPath, location.pathname);
  });
  // A card's picture becomes its article's, and back: in a transition both have the same name.
  const share = ({ viewTransition }, url) => {
    if (!viewTransition) return;
    const picture = url && find(`article:has([href="${new URL(url).pathname}"]) [data-picture]`);
    const setName = (name) => picture && (picture.style.viewTransitionName = name);
    setName('article-picture');
    // One that the next navigation ends is no error.
    const forget = () => setName('');
    viewTransition.ready.catch(forget);
    viewTransition.finished.then(forget, forget);
  };
  addEventListener('pageswap', (event) => share(event, event.activation?.entry?.url));
  // oxlint-disable-next-line baseline-js/use-baseline -- without it a transition shares no picture
  addEventListener('pagereveal', (event) => share(event, window.navigation?.activation?.from?.url));
})();
