const pages = new Map<string, Promise<Document>>();

/** A case's page, fetched once. @throws Error when it cannot be loaded */
export function fetchCase(path: string): Promise<Document> {
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

/** A copy of the page's article, without its island's scripts: the gallery has run them already. */
export function takeArticle(page: Document): Node {
  const article = document.importNode(page.querySelector('[data-case-article]')!, true);
  for (const script of article.querySelectorAll('script')) script.remove();
  return article;
}
