import { missingPicture } from '#domain/rich-text/missing-picture.ts';
import type { Outline } from './advice.ts';

/** The outline that advice is given on, of a text as visitors see it. */
export function readOutline(html: string): Outline {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
    address: link.getAttribute('href')!,
    text: link.textContent.trim() || link.getAttribute('href')!,
  }));
  return {
    headings: [...body.querySelectorAll('h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1])),
    picturesWithoutAlt: body.querySelectorAll('img:not([alt])').length,
    picturesNotPasted: html.match(missingPicture)?.length ?? 0,
    pictures: [...body.querySelectorAll('img[src]')].flatMap(
      (picture) => toPath(picture.getAttribute('src')!) ?? [],
    ),
    links: links.flatMap(({ address, text }) => {
      const path = toPath(address);
      return path === null ? [] : [{ path, text }];
    }),
    lostParts: links
      .filter(({ address }) => address.startsWith('#') && !findPart(body, address.slice(1)))
      .map(({ text }) => text),
  };
}

const findPart = (body: HTMLElement, id: string): Element | undefined =>
  id === '' ? body : [...body.querySelectorAll('[id]')].find((element) => element.id === decodeId(id));

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The path of an address within this site; null for any other. */
function toPath(address: string): string | null {
  if (!/^(?:\/|https?:)/i.test(address)) return null;
  const url = URL.parse(address, location.origin);
  return url?.origin === location.origin ? url.pathname : null;
}
