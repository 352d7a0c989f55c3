import {
  attributeOf,
  changeMarkup,
  findAll,
  findIn,
  hasClass,
  listLeaves,
  linkParagraph,
  makeElement,
  readText,
  type Element,
  type Node,
} from '../source/markup-tree.ts';
import type { PostParts } from '../source/post-markup.ts';

type ChangeCard = (card: Element, parts: PostParts) => Node[];

/** A Ghost post's HTML, its cards as what the closed set has for them. */
export const changeCards = (markup: string, parts: PostParts): string =>
  changeMarkup(
    markup,
    (element) => {
      for (const [name, change] of Object.entries(cards))
        if (hasClass(element, name)) return changeCard(element, change, parts);
      return parts.change(element);
    },
    true,
  );

/** Names what a card had and what takes its place has not. */
function changeCard(card: Element, change: ChangeCard, parts: PostParts): Node[] {
  const held = [...listLeaves(card, isControl)];
  // Nodes are taken from where they were.
  const changed = makeElement('div', {}, change(card, parts));
  const [text, images] = [toLine(readText(changed)), findAll(changed, 'img')];
  if (change === dropForm) return [...changed.childNodes];
  for (const one of held) {
    if ('text' in one ? text.includes(toLine(one.text)) : images.includes(one.image)) continue;
    const what = 'text' in one ? toLine(one.text) : parts.nameOf(attributeOf(one.image, 'src'));
    parts.note('removed', what, 'Its card has no place for it here');
  }
  return [...changed.childNodes];
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Of players and the like: no content. */
const isControl = (element: Element): boolean =>
  ['svg', 'button'].includes(element.tagName) || hasClass(element, ...controls);

const controls = [
  'kg-audio-player-container',
  'kg-audio-player',
  'kg-video-player-container',
  'kg-video-player',
  'kg-file-card-metadata',
  'kg-bookmark-icon',
  'kg-bookmark-thumbnail',
];

const textIn = (card: Element, selector: string): string => {
  const found = findIn(card, selector);
  return found ? readText(found).trim() : '';
};

const paragraph = (text: string): Node[] => (text === '' ? [] : [makeElement('p', {}, [text])]);

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** By the class of a card's outermost element. */
const cards: Record<string, ChangeCard> = {
  'kg-gallery-card'(card) {
    const caption = findIn(card, 'figcaption');
    const pictures = findAll(card, 'img').map((image) => makeElement('figure', {}, [image]));
    const last = pictures.at(-1);
    if (!last || !caption) return pictures;
    return [...pictures.slice(0, -1), makeElement('figure', {}, [...last.childNodes, caption])];
  },
  'kg-bookmark-card'(card, parts) {
    const link = findIn(card, '.kg-bookmark-container');
    if (!link) return [];
    if (findIn(card, '.kg-bookmark-thumbnail'))
      parts.note('removed', 'Pictures of bookmarks', 'A bookmark became a paragraph with a link');
    const from = ['.kg-bookmark-author', '.kg-bookmark-publisher'].map((part) => textIn(card, part));
    const after = [
      textIn(card, '.kg-bookmark-description'),
      from.filter(Boolean).join(' · '),
      textIn(card, 'figcaption'),
    ].flatMap((text) => (text === '' ? [] : [makeElement('br', {}, []), text]));
    return [linkParagraph(attributeOf(link, 'href'), textIn(card, '.kg-bookmark-title'), ...after)];
  },
  'kg-callout-card'(card) {
    const emoji = textIn(card, '.kg-callout-emoji');
    const text = findIn(card, '.kg-callout-text');
    const isWarning =
      hasClass(card, 'kg-callout-card-red', 'kg-callout-card-yellow') || emoji.startsWith('⚠');
    const content = [...(emoji ? [`${emoji} `] : []), ...(text?.childNodes ?? [])];
    return [makeElement('aside', { class: isWarning ? 'warning' : 'note' }, [makeElement('p', {}, content)])];
  },
  'kg-toggle-card'(card) {
    const place = findIn(card, '.kg-toggle-heading') ?? card;
    const selectors = ['.kg-toggle-heading-text', ...headings];
    const [heading] = selectors.flatMap((one) => findIn(place, one) ?? []);
    const content = findIn(card, '.kg-toggle-content');
    const named = heading ? [...heading.childNodes] : [textIn(card, '.kg-toggle-heading')];
    const summary = makeElement('summary', {}, named);
    return [makeElement('details', {}, [summary, ...(content?.childNodes ?? [])])];
  },
  'kg-button-card': (card) => linksIn(card),
  'kg-file-card'(card, parts) {
    const link = findIn(card, 'a');
    if (!link) return [];
    const title = textIn(card, '.kg-file-card-title') || textIn(card, '.kg-file-card-filename');
    parts.note('changed', title, 'A file card became a link');
    return [linkParagraph(attributeOf(link, 'href'), title)];
  },
  'kg-audio-card': (card, parts) => linkMedium(card, parts, 'audio', textIn(card, '.kg-audio-title')),
  'kg-video-card'(card, parts) {
    const caption = findIn(card, 'figcaption');
    return linkMedium(card, parts, 'video', caption ? readText(caption) : '');
  },
  'kg-product-card'(card) {
    const image = findIn(card, 'img');
    const title = textIn(card, '.kg-product-card-title');
    const description = findIn(card, '.kg-product-card-description');
    return [
      ...(image ? [makeElement('figure', {}, [image])] : []),
      ...(title ? [makeElement('h4', {}, [title])] : []),
      ...(description?.childNodes ?? []),
      ...linksIn(card),
    ];
  },
  'kg-header-card': showHeader,
  'kg-header-card-v2': showHeader,
  'kg-signup-card': dropForm,
  'kg-email-card': dropForm,
  'kg-cta-card'(card, parts) {
    parts.note('changed', 'A call to action', 'It became a paragraph with a link');
    const text = findIn(card, '.kg-cta-text');
    return [...(text?.childNodes ?? []), ...linksIn(card)];
  },
};

function showHeader(card: Element, parts: PostParts): Node[] {
  const heading = textIn(card, '.kg-header-card-heading') || textIn(card, '.kg-header-card-header');
  const text = textIn(card, '.kg-header-card-subheading') || textIn(card, '.kg-header-card-subheader');
  parts.note('changed', heading, 'A header card became a heading');
  return [...(heading ? [makeElement('h2', {}, [heading])] : []), ...paragraph(text), ...linksIn(card)];
}

function dropForm(_card: Element, parts: PostParts): Node[] {
  parts.note('removed', 'A sign-up form', 'There is no such form in articles');
  return [];
}

const linksIn = (card: Element): Node[] =>
  findAll(card, 'a')
    .filter((link) => attributeOf(link, 'href') !== '')
    .map((link) => linkParagraph(attributeOf(link, 'href'), readText(link).trim()));

const players = { audio: 'An audio player', video: 'A video player' };

function linkMedium(card: Element, parts: PostParts, tag: keyof typeof players, text: string): Node[] {
  const medium = findIn(card, tag);
  if (!medium) return [];
  const address = parts.addressOf(attributeOf(medium, 'src'));
  parts.note('changed', address, `${players[tag]} became a link; the file is not imported`);
  return [linkParagraph(address, text.trim())];
}
