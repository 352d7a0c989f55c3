import { findLanguage } from '#domain/rich-text/elements.ts';
import type { ImportNote } from '../../../imports.contract.ts';
import {
  attributeOf,
  classesOf,
  findIn,
  readText,
  setAttributes,
  type Element,
  type Node,
} from './markup-tree.ts';
import { toPlaceholder, type FoundPicture, type FoundPost } from './found-post.ts';

/** The site that an export is from. */
export interface FormerSite {
  /** The path of an address below its origin, with its query; null: it is elsewhere. */
  pathOf(address: string): string | null;
  /** Where the file of a path may be below its folder of uploads, the best first; null: it is no upload. */
  filesOf(path: string): string[] | null;
}

/** Collects the pictures of a post, and what is not as it was. */
export class PostParts {
  readonly pictures: FoundPicture[] = [];
  readonly notes: ImportNote[] = [];
  readonly #site: FormerSite;
  readonly title: string;

  constructor(site: FormerSite, title: string) {
    this.#site = site;
    this.title = title;
  }

  note(kind: ImportNote['kind'], what: string, reason: string): void {
    const isKnown = this.notes.some((one) => one.kind === kind && one.what === what);
    if (!isKnown && this.notes.length < 100)
      this.notes.push({ kind, post: this.title, what: what.slice(0, 200), reason });
  }

  /** The index of a picture that is the former site's own; null: it is elsewhere. */
  addPicture(address: string, alt = ''): number | null {
    const path = this.#site.pathOf(address);
    const files = path === null ? null : this.#site.filesOf(path);
    if (path === null || files === null) return null;
    const known = this.pictures.findIndex((one) => one.files[0] === files[0]);
    if (known >= 0) {
      this.pictures[known]!.alt ||= alt;
      return known;
    }
    this.pictures.push({ name: files[0]!, alt, files, address: toFallback(address, path) });
    return this.pictures.length - 1;
  }

  /** A picture as people know it, by its address or placeholder. */
  nameOf(address: string): string {
    return this.pictures.find((_picture, index) => toPlaceholder(index) === address)?.name ?? address;
  }

  /** Where a file was: nothing stands for its site's origin in it. */
  addressOf(address: string): string {
    const path = this.#site.pathOf(address);
    return path === null ? address : toFallback(address, path);
  }

  /** Changes what any post may have: pictures, links to the former site, listings. */
  change(element: Element): Node[] | null {
    if (element.tagName === 'img') return this.#changePicture(element);
    if (element.tagName === 'a') return this.#changeLink(element);
    if (element.tagName === 'pre') nameLanguage(element);
    if (!programs.has(element.tagName)) return null;
    this.note('removed', `<${element.tagName}>`, 'Removed');
    return [];
  }

  #changePicture(image: Element): null {
    const address = attributeOf(image, 'src') || attributeOf(image, 'data-src');
    const index = this.addPicture(address, attributeOf(image, 'alt').trim().slice(0, 300));
    const kept = Object.fromEntries(
      image.attrs
        .filter(({ name }) => name === 'alt' || name === 'title')
        .map(({ name, value }) => [name, value]),
    );
    setAttributes(image, { src: index === null ? toHttps(address) : toPlaceholder(index), ...kept });
    return null;
  }

  #changeLink(link: Element): Node[] | null {
    const address = attributeOf(link, 'href');
    const path = this.#site.pathOf(address);
    if (path === null) return null;
    if (this.#site.filesOf(path) !== null) {
      // It only showed the same picture larger.
      if (findIn(link, 'img') && readText(link).trim() === '') return [...link.childNodes];
      this.note('changed', path, 'A link to a file that is not imported');
      setAttributes(link, { href: toFallback(address, path) });
      return null;
    }
    setAttributes(link, { href: path });
    return null;
  }
}

const programs = new Set(['script', 'style', 'noscript']);

const toHttps = (address: string): string => (address.startsWith('//') ? `https:${address}` : address);

/** Where the former site's origin is not known, a path is all there is. */
const toFallback = (address: string, path: string): string =>
  /^(?:https?:)?\/\//.test(address) ? toHttps(address) : path;

/** A listing's language, under the name that it has here. */
function nameLanguage(pre: Element): void {
  const code = findIn(pre, 'code');
  const language = findLanguage([...classesOf(pre), ...(code ? classesOf(code) : [])]);
  setAttributes(pre, {});
  if (code) setAttributes(code, language ? { class: `language-${language}` } : {});
}

/** An entry of an export: what it becomes is found out when it is asked for, which may fail. */
export type ReadPost = { parts: PostParts; found: null } | { parts: PostParts; find: () => FoundPost | null };
