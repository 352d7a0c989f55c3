/** The theme, and what the page's own script would set: none runs in the frame. */
const marks = ['theme', 'islands'] as const;

/** The admin area's policy blocks them, and logs each; a page that a frame has loaded itself has them already. */
const inlineStyles = /<style\b[^>]*>(.*?)<\/style>/gs;

function readPage(html: string): Document {
  const page = new DOMParser().parseFromString(html.replaceAll(inlineStyles, ''), 'text/html');
  // The sandbox runs none, would log each, and would show what replaces them.
  for (const script of page.querySelectorAll('script, noscript')) script.remove();
  return page;
}

/** A whole page without its scripts. */
export const toScriptless = (html: string): string =>
  `<!doctype html>${readPage(html).documentElement.outerHTML}`;

/**
 * Shows a page in place of the one that a frame has: it stays where it was scrolled to, and keeps its style sheets and
 * everything that is the same. A long page takes too long to be laid out anew after each word. The inline styles are
 * the next page's: an accent color is among them.
 * @param html the whole page
 */
export function showPage(page: Document, html: string): void {
  const next = readPage(html);
  const present = new Set([...page.head.querySelectorAll('link[rel="stylesheet"]')].map(readHref));
  for (const sheet of next.head.querySelectorAll('link[rel="stylesheet"]')) {
    if (!present.has(readHref(sheet))) page.head.append(page.adoptNode(sheet));
  }
  adoptStyles(page, html);
  replaceNode(page.body, next.body);
}

/** Puts the next version of a node in its place, or of the part of it that differs. */
function replaceNode(node: ChildNode, next: ChildNode): void {
  if (node.isEqualNode(next)) return;
  const isOnlyInside = node.hasChildNodes() && node.cloneNode(false).isEqualNode(next.cloneNode(false));
  if (isOnlyInside) replaceInside(node as Element, next as Element);
  else node.replaceWith(next);
}

function replaceInside(element: Element, next: Element): void {
  const present = [...element.childNodes];
  const coming = [...next.childNodes];
  const isSame = (index: number) => coming.at(index)?.isEqualNode(present.at(index)!) ?? false;
  const shorter = Math.min(present.length, coming.length);
  let start = 0;
  while (start < shorter && isSame(start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(-1 - end)) end += 1;
  const gone = present.slice(start, present.length - end);
  const come = coming.slice(start, coming.length - end);
  if (gone.length === come.length) return gone.forEach((node, index) => replaceNode(node, come[index]!));
  const after = present[present.length - end] ?? null;
  for (const node of gone) node.remove();
  for (const node of come) element.insertBefore(node, after);
}

/**
 * Makes a page that was just loaded into a frame a picture of itself: like this one, and leading nowhere.
 * @param html the whole page, with its inline styles
 */
export function settlePage(page: Document, html: string): void {
  for (const name of marks) {
    const value = name === 'islands' ? '' : document.documentElement.dataset[name];
    if (value !== undefined) page.documentElement.dataset[name] = value;
  }
  adoptStyles(page, html);
  for (const sheet of page.styleSheets) dropScriptless(sheet.cssRules);
  page.addEventListener('click', followWithin, { capture: true });
}

function adoptStyles(page: Document, html: string): void {
  for (const style of page.querySelectorAll('style')) style.remove();
  page.adoptedStyleSheets = [...html.matchAll(inlineStyles)].map(([, style]) => createSheet(page, style!));
  for (const sheet of page.adoptedStyleSheets) dropScriptless(sheet.cssRules);
}

/** A sheet that no policy blocks. Only one of the page's own window can be adopted. */
function createSheet(page: Document, style: string): CSSStyleSheet {
  const sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
}

/** Visitors have scripts, so they do not get what replaces them. */
function dropScriptless(rules: CSSRuleList): void {
  for (const rule of rules) {
    // Of another window, so no instance of this one's classes.
    const { media, cssRules } = rule as Partial<CSSMediaRule>;
    if (media?.mediaText === '(scripting: none)') media.mediaText = 'not all';
    else if (cssRules) dropScriptless(cssRules);
  }
}

/** Links within the text work; others would leave the preview, and the page that they lead to would count a visit. */
function followWithin(event: Event): void {
  const target = event.target as Element;
  const link = target.closest('a, area');
  if (!link) return;
  event.preventDefault();
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#'))
    target.ownerDocument.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
}

const readHref = (element: Element): string | null => element.getAttribute('href');
