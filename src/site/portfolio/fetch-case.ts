import { sendRequest } from '#design/api/send-request.ts';

const pages = new Map<string, Promise<Document>>();

/** A case's page, fetched once. @throws ApiError */
export function fetchCase(path: string): Promise<Document> {
  const known = pages.get(path);
  if (known) return known;
  const page = sendRequest(path).then(async (response) =>
    new DOMParser().parseFromString(await response.text(), 'text/html'),
  );
  page.catch(() => pages.delete(path));
  pages.set(path, page);
  return page;
}

/** A copy of the page's article, without the scripts of its island: the gallery has run them already. */
export function takeArticle(page: Document): Node {
  const article = document.importNode(page.querySelector('[data-case-article]')!, true);
  for (const script of article.querySelectorAll('script')) script.remove();
  return article;
}
