import { idPrefix } from '../elements.ts';
import { paths } from '#paths/paths.ts';
import { slugify } from '#domain/rich-text/slug.ts';
import type { MarkupToken, StartToken } from './read-markup.ts';
import type { RemovedList } from './removed.ts';

export interface ArticleHeading {
  id: string;
  text: string;
}

/** The most chapters in a table of contents. */
const maximumHeadings = 200;

/** The path and the `#` of a place in any article, whose ids have the prefix as well. */
const articleAnchor = new RegExp(`^(${paths.article('')}[^/?#]+)#(?!${idPrefix}|$)`);

/**
 * Gives an author's ids a prefix, chapters and their sections an id if they have none, and leads links inside the
 * article to them, also in another article. A link that leads nowhere in this one loses its address.
 * @param tokens are changed
 * @returns the chapters, for a table of contents
 */
export function linkAnchors(tokens: readonly MarkupToken[], list: RemovedList): ArticleHeading[] {
  const starts = tokens.filter((token) => token.kind === 'start');
  const ids = prefixIds(starts);
  const taken = new Map([...ids].map((id) => [id, 1]));
  const headings = addHeadingIds(tokens, 'h2', taken);
  const sections = addHeadingIds(tokens, 'h3', taken);
  for (const { id } of [...headings, ...sections]) ids.add(id);
  for (const start of starts) {
    const href = start.attributes.get('href');
    if (href) start.attributes.set('href', href.replace(articleAnchor, `$1#${idPrefix}`));
    if (!href?.startsWith('#')) continue;
    const name = decode(href.slice(1));
    const target = [idPrefix + name, name].find((id) => ids.has(id));
    if (target !== undefined) start.attributes.set('href', `#${encodeURIComponent(target)}`);
    else {
      start.attributes.delete('href');
      list.add(start, 'Link removed: nothing in the article has this id');
    }
  }
  return headings;
}

/** The first of several elements with an id has it. */
function prefixIds(starts: readonly StartToken[]): Set<string> {
  const taken = new Set<string>();
  for (const { attributes } of starts) {
    const id = attributes.get('id');
    if (id === undefined) continue;
    attributes.delete('id');
    if (!/^\S{1,100}$/.test(id) || taken.has(idPrefix + id)) continue;
    taken.add(idPrefix + id);
    attributes.set('id', idPrefix + id);
  }
  return taken;
}

/** @param taken the ids so far, each with the last number given to it */
function addHeadingIds(
  tokens: readonly MarkupToken[],
  name: 'h2' | 'h3',
  taken: Map<string, number>,
): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  for (let index = 0; index < tokens.length && headings.length < maximumHeadings; index += 1) {
    const start = tokens[index]!;
    if (start.kind !== 'start' || start.name !== name) continue;
    let text = '';
    for (let end = index + 1; end < tokens.length; end += 1) {
      const token = tokens[end]!;
      if (token.kind === 'text') text += token.text;
      else if (token.name === name) {
        index = token.kind === 'end' ? end : end - 1;
        break;
      } else if (token.name === 'br') text += ' ';
    }
    text = text.replaceAll(/\s+/g, ' ').trim();
    const id = start.attributes.get('id') ?? chooseId(text, taken);
    start.attributes.set('id', id);
    headings.push({ id, text });
  }
  return headings;
}

function chooseId(text: string, taken: Map<string, number>): string {
  const base = idPrefix + (slugify(text) || 'of-article');
  let count = taken.get(base) ?? 0;
  let id: string;
  do {
    count += 1;
    id = count === 1 ? base : `${base}-${count}`;
  } while (taken.has(id));
  taken.set(id, 1);
  taken.set(base, count);
  return id;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
