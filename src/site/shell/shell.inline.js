// Runs before the first paint, on every public page; allowed by its hash. Keep it small.
(() => {
  const root = document.documentElement;
  const store = {
    get: (key) => {
      try {
        return localStorage.getItem(key);
      } catch {
        // Storage is off.
      }
    },
    set: (key, value) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage is off: the choice lasts for this page.
      }
    },
  };
  const find = (selector) => document.querySelector(selector);
  const theme = store.get('theme');
  if (theme) root.dataset.theme = theme;
  // The first paint waits for its text alone: the fonts that come after it have the same measures.
  const drawFigures = () => {
    for (const use of document.querySelectorAll('use[data-href]')) use.setAttribute('href', use.dataset.href);
  };
  // Together, when all are there that the page needs: each change of faces lays out the whole page.
  const showFonts = async () => {
    root.dataset.fonts = 'coming';
    const { textContent } = root;
    const faces = [...document.querySelectorAll('*')].map(
      (element) => getComputedStyle(element).fontFamily.split(' Fallback')[0],
    );
    await Promise.allSettled(
      [...new Set(faces)].map((face) => document.fonts.load(`1em ${face}"`, textContent)),
    );
    delete root.dataset.fonts;
  };
  // A part at a time, which keeps no phone busy for long: in its fonts, if they come within a second.
  const layOut = async (fonts) => {
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.race([fonts, wait(1000)]);
    for (const part of document.querySelectorAll('main > *')) {
      await wait(30);
      part.dataset.laidOut = '';
    }
    delete root.dataset.staged;
  };
  const finish = () => {
    store.set('fonts', 'seen');
    // Nobody waits for it, yet the browser would fetch it among the first.
    setTimeout(() => {
      document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/manifest.webmanifest">');
    }, 1000);
    drawFigures();
  };
  if (store.get('fonts') || !PerformanceObserver.supportedEntryTypes?.includes('paint')) finish();
  else {
    root.dataset.fonts = 'later';
    if (!location.hash) root.dataset.staged = '';
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      layOut(showFonts());
      finish();
    }).observe({ type: 'paint', buffered: true });
  }
  const setMenu = (open) => {
    const toggle = find('[data-menu-toggle]');
    toggle?.setAttribute('aria-expanded', String(open));
    find('[data-menu]')?.toggleAttribute('data-open', open);
  };
  document.addEventListener('click', (event) => {
    const on = (selector) => event.target.closest?.(selector);
    const toggle = on('[data-menu-toggle]');
    if (toggle) setMenu(toggle.getAttribute('aria-expanded') !== 'true');
    else if (on('[data-menu] a') || !on('[data-menu]')) setMenu(false);
    if (on('[data-theme-toggle]')) {
      const dark = root.dataset.theme
        ? root.dataset.theme === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
      store.set('theme', root.dataset.theme);
    }
  });
  document.addEventListener('keydown', (event) => {
    const toggle = find('[data-menu-toggle][aria-expanded="true"]');
    if (event.key === 'Escape' && toggle) {
      setMenu(false);
      toggle.focus();
    }
  });
  document.addEventListener('DOMContentLoaded', () => {
    if (root.dataset.fonts !== 'later') drawFigures();
    const missing = find('[data-log-path]');
    if (missing) console.error(missing.dataset.logPath, location.pathname);
  });
  // A card's picture becomes its article's, and back: in a transition both have the same name.
  const share = (transition, url) => {
    const picture =
      transition && url && find(`article:has([href="${new URL(url).pathname}"]) [data-picture]`);
    if (!picture) return;
    picture.style.viewTransitionName = 'article-picture';
    transition.finished.finally(() => (picture.style.viewTransitionName = ''));
  };
  addEventListener('pageswap', (event) => share(event.viewTransition, event.activation?.entry?.url));
  addEventListener('pagereveal', (event) =>
    share(event.viewTransition, window.navigation?.activation?.from?.url),
  );
})();
