import { articleElements, voidElements } from '../elements.ts';
import type { KnownEmbed } from '../known-embeds.ts';
import { childlessElements, leftOutWhole, mediaElements, readMedia } from '../other-elements.ts';
import { readScheme } from '../read-url.ts';
import { filterAttributes, linkTo } from './filter-attributes.ts';
import { leaveOutHidden } from './leave-out-hidden.ts';
import { OpenElements } from './open-elements.ts';
import type { MarkupToken, StartToken } from './read-markup.ts';
import type { RemovedList } from './removed.ts';

/** Nothing is lost with these tags. */
const unsaid = new Set(['html', 'head', 'body', 'picture']);

/** Show nothing by themselves. */
const wrappers = new Set(['a', 'br', 'div', 'p', 'span']);

const removed = 'Removed';
const unwrapped = 'Removed; the text inside stays';
const linked = 'Shown as a link';
const onePicture = 'Removed: a picture has one file, that of its <img>';
const pictureRule = 'a picture must be uploaded here or have an address that begins with https://';

/**
 * Keeps the part of an article's markup that is shown and belongs to the closed set. Embedded media become links, known ones marked
 * as such, and an element that was only there for what is removed goes too.
 */
export function filterMarkup(source: readonly MarkupToken[], list: RemovedList): MarkupToken[] {
  const tokens = leaveOutHidden(source, list);
  const filtered: MarkupToken[] = [];
  const lastEnds = new Map<string, number>();
  for (const [index, token] of tokens.entries()) if (token.kind === 'end') lastEnds.set(token.name, index);
  const figures: number[] = [];
  const open = new OpenElements();

  /** A link outside of every block gets a paragraph. */
  const keepLink = (link: MarkupToken[]) =>
    filtered.push(
      ...(open.count > 0 ? link : [makeStart('p'), ...link, { kind: 'end' as const, name: 'p' }]),
    );

  /** The index of an element's end tag, or its own if it has none. */
  function findEnd(index: number, name: string): number {
    if ((lastEnds.get(name) ?? -1) <= index) return index;
    let end = index + 1;
    while (tokens[end]!.kind !== 'end' || (tokens[end] as StartToken).name !== name) end += 1;
    return end;
  }

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const name = nameOf(token);
    if (token.kind === 'text') {
      filtered.push(token);
    } else if (token.kind === 'end') {
      if (!Object.hasOwn(articleElements, name) || voidElements.has(name)) continue;
      open.pass({ kind: 'end', name });
      const begin = name === 'figure' ? figures.pop() : undefined;
      if (begin !== undefined && isEmpty(filtered, begin + 1)) filtered.length = begin;
      else filtered.push({ kind: 'end', name });
    } else if (mediaElements.has(name)) {
      const end = findEnd(index, name);
      const link = toLink(token, tokens.slice(index + 1, end), list);
      if (link) keepLink(link);
      index = end;
    } else if (leftOutWhole.has(name)) {
      list.add(token, removed);
      index = findEnd(index, name);
    } else if (!Object.hasOwn(articleElements, name)) {
      if (name === 'source') {
        if (token.attributes.has('srcset')) list.add(token, onePicture, '<source>');
      } else if (!unsaid.has(name))
        list.add(token, childlessElements.has(name) ? removed : unwrapped, `<${name}>`);
    } else if (name === 'img') {
      const picture = toPicture(token, list);
      if (picture?.name === 'img') filtered.push(picture);
      else if (picture) keepLink(closeLink(picture, token.attributes.get('alt')));
    } else {
      if (name === 'figure') figures.push(filtered.length);
      const start: StartToken = { ...token, name, attributes: filterAttributes(token, name, list) };
      filtered.push(start);
      if (!voidElements.has(name)) open.pass(start);
    }
  }
  return filtered;
}

const nameOf = (token: MarkupToken): string => {
  if (token.kind === 'text') return '';
  return token.name === 'h1' ? 'h2' : token.name;
};

/** Whether nothing is shown by the tokens from a place on. */
function isEmpty(tokens: readonly MarkupToken[], from: number): boolean {
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (token.kind === 'text' && token.text.trim() !== '') return false;
    if (token.kind === 'start' && !wrappers.has(token.name)) return false;
  }
  return true;
}

/** A tag that the source does not have. */
const makeStart = (name: string, attributes: Record<string, string> = {}): StartToken => ({
  kind: 'start',
  name,
  attributes: new Map(Object.entries(attributes)),
  source: '',
  line: 0,
});

const closeLink = (link: StartToken, text: string | undefined): MarkupToken[] => [
  link,
  { kind: 'text', text: text?.trim() || link.attributes.get('href')! },
  { kind: 'end', name: 'a' },
];

/** A link to embedded media: what is known is marked; null if it has no address. */
function toLink(embed: StartToken, inside: readonly MarkupToken[], list: RemovedList): MarkupToken[] | null {
  const source = inside.find((one) => one.kind === 'start' && one.name === 'source');
  const { attributes } = embed;
  const address =
    attributes.get('src') ??
    attributes.get('data') ??
    (source as StartToken | undefined)?.attributes.get('src');
  const title = attributes.get('title');
  const media = readMedia(embed.name, address);
  if (media === null) {
    list.add(embed, removed);
    return null;
  }
  if (media.known) {
    for (const attribute of attributes.keys())
      if (attribute.startsWith('on') || attribute === 'srcdoc')
        list.addAttribute(embed, attribute, embed.name);
    return linkEmbed(media.known, title);
  }
  list.add(embed, linked);
  return closeLink(makeStart('a', linkTo(media.address)), title);
}

/** A link to something known, marked so that the article's page shows its card instead. */
export const linkEmbed = ({ host, what, watchAddress }: KnownEmbed, title = ''): MarkupToken[] =>
  closeLink(
    makeStart('a', { class: 'embed', ...linkTo(watchAddress) }),
    title.trim() || `${what} on ${host}`,
  );

/** The drawings that come with the product, as an article's own picture may be one. */
const ownDrawing = /^\/drawings\/[\w-]+\.svg$/;

/** A picture that visitors can load, a link to one that they can't, or null. */
function toPicture(picture: StartToken, list: RemovedList): StartToken | null {
  const address = picture.attributes.get('src')?.trim() ?? '';
  const scheme = readScheme(address);
  if (scheme === 'http') {
    list.add(picture, `${linked}: ${pictureRule}`);
    return makeStart('a', linkTo(address));
  }
  const upload = /^\/uploads\/([\w-][\w.-]*)(?:[?#]|$)/.exec(address)?.[1];
  if (upload !== undefined) list.addUpload(upload, picture);
  else if (scheme !== 'https' && !ownDrawing.test(address)) {
    list.add(picture, `${removed}: ${pictureRule}`);
    return null;
  }
  const attributes = filterAttributes(picture, 'img', list);
  return {
    ...picture,
    attributes: new Map([...attributes, ['src', address], ['loading', 'lazy'], ['decoding', 'async']]),
  };
}
