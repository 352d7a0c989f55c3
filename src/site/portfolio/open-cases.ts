/**
 * Opens cases over the gallery, each at its own address, and closes them with Escape, the button and Back.
 * A case that cannot be fetched opens as a page of its own, as the cards' links do without this script.
 */
export function openCases(): void {
  const overlay = document.querySelector<HTMLDialogElement>('[data-case-overlay]');
  const slot = overlay?.querySelector('[data-case-slot]');
  const waiting = overlay?.querySelector('[data-case-waiting]');
  if (!overlay || !slot || !waiting) return;
  // The link to the next case leaves with its case: the overlay itself takes the focus then.
  overlay.tabIndex = -1;
  const gallery = { path: location.pathname, title: document.title };
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('[data-category] a')];
  const findCard = (path: string) => cards.find((card) => card.pathname === path);
  /** The card of the case shown last, which takes the focus back. */
  let card: HTMLElement | undefined;

  const show = async (path: string, client = '') => {
    const isStillWanted = () => overlay.open && location.pathname === path;
    card = findCard(path);
    overlay.setAttribute('aria-label', client);
    // The name is shown until the case is loaded.
    waiting.textContent = client;
    slot.replaceChildren();
    if (overlay.open) overlay.focus();
    else overlay.showModal();
    setScrollable(false);
    try {
      const page = await fetchCase(path);
      if (!isStillWanted()) return;
      slot.replaceChildren(takeArticle(page));
      overlay.scrollTop = 0;
      document.title = page.title;
    } catch {
      if (isStillWanted()) location.reload();
    }
  };

  document.addEventListener('click', (event) => {
    const link = findCaseLink(event);
    const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    // From one case to the next in place, so that Back and closing still lead to the gallery.
    history[overlay.open ? 'replaceState' : 'pushState'](null, '', link.pathname);
    void show(link.pathname, link.dataset['case']);
  });

  addEventListener('popstate', () => {
    const named = findCard(location.pathname);
    if (named) void show(named.pathname, named.dataset['case']);
    else overlay.close();
  });

  overlay.querySelector('[data-case-close]')?.addEventListener('click', () => overlay.close());
  overlay.addEventListener('close', () => {
    if (overlay.open) return;
    setScrollable(true);
    document.title = gallery.title;
    if (location.pathname !== gallery.path) history.back();
    card?.focus({ preventScroll: true });
  });
  printInFlow(overlay);
  keepPlace(overlay);

  const prefetch = (event: Event) => {
    const link = findCaseLink(event);
    if (link) fetchCase(link.pathname).catch(() => {});
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

function findCaseLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[data-case]') : null;
}

/** The page behind keeps its place; two scrollbars would confuse. */
function setScrollable(scrollable: boolean): void {
  document.documentElement.classList.toggle('overflow-hidden', !scrollable);
}

const pages = new Map<string, Promise<Document>>();

/** A case's page, fetched once. @throws Error when it cannot be loaded */
function fetchCase(path: string): Promise<Document> {
  const known = pages.get(path);
  if (known) return known;
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20_000);
  // oxlint-disable-next-line no-restricted-globals -- the API client, shared with others, would make this inline script a file
  const page = fetch(path, { signal: controller.signal }).then(async (response) => {
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  });
  page.catch(() => pages.delete(path));
  pages.set(path, page);
  return page;
}

/** A copy of the page's article with its drawings, without its island's scripts: the gallery has run them already. */
function takeArticle(page: Document): Node {
  const article = document.importNode(page.querySelector('[data-case-article]')!, true);
  for (const script of article.querySelectorAll('script')) script.remove();
  for (const use of article.querySelectorAll<SVGElement>('use[data-href]')) {
    use.setAttribute('href', use.dataset['href']!);
  }
  return article;
}

/** On a case's own page, whose overlay case-page.inline.js has made modal: closing it leads to the gallery. */
export function openCasePage(): void {
  const overlay = document.querySelector<HTMLDialogElement>('[data-case-overlay]');
  const close = overlay?.querySelector<HTMLAnchorElement>('[data-case-close]');
  if (!overlay || !close) return;
  // The link's own address: importing the path builders would make this script a file to be fetched.
  const leave = () => location.assign(close.href);
  if (!overlay.open) leave();
  overlay.addEventListener('close', () => {
    if (!overlay.open) leave();
  });
  printInFlow(overlay);
  keepPlace(overlay);
  // A reload while it lay over the gallery leaves the gallery's place in the history to this document.
  addEventListener('popstate', () => location.reload());
}

/** Notes how far an overlay is scrolled, for case-page.inline.js after a reload: browsers keep a page's place alone. */
function keepPlace(overlay: HTMLDialogElement): void {
  overlay.addEventListener('scrollend', () => {
    history.replaceState({ scrollTop: overlay.scrollTop }, '');
  });
}

/**
 * Prints an open overlay as part of its page: a modal one is in the browser's top layer, outside the flow,
 * where it cannot break across pages. Its `close` events while it is open again mean nothing.
 */
function printInFlow(overlay: HTMLDialogElement): void {
  addEventListener('beforeprint', () => {
    if (!overlay.open) return;
    overlay.close();
    overlay.show();
  });
  addEventListener('afterprint', () => {
    if (!overlay.open) return;
    overlay.close();
    overlay.showModal();
  });
}
