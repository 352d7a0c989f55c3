import {
  attributeOf,
  changeMarkup,
  findAll,
  findIn,
  hasClass,
  linkParagraph,
  makeElement,
  readText,
  type Element,
  type Node,
} from '../source/markup-tree.ts';
import type { PostParts } from '../source/post-markup.ts';
import { changeShortcodes } from './change-shortcodes.ts';
import { makeParagraphs } from './make-paragraphs.ts';
import type { Attachment } from './read-library.ts';

/** A WordPress post's content, of the block editor or the classic one, in the closed set of elements. */
export function changeBlocks(
  content: string,
  { attachments, parts }: { attachments: Map<string, Attachment>; parts: PostParts },
): string {
  const hasBlocks = content.includes('<!-- wp:');
  for (const [, name = ''] of content.matchAll(/<!-- wp:([\w/-]{1,100})[^<>]{0,5000}\/-->/g))
    noteEmptyBlock(name, parts);
  const coded = changeShortcodes(content.replaceAll(/<!--(?:more|nextpage)-->/g, '\n\n'), {
    attachments,
    parts,
  });
  const markup = hasBlocks ? coded : makeParagraphs(coded);
  return changeMarkup(markup, (element) => changeElement(element, parts), hasBlocks).trim();
}

/** A block without content of its own: what it shows is made by WordPress. */
function noteEmptyBlock(name: string, parts: PostParts): void {
  if (['more', 'nextpage', 'spacer', 'separator'].includes(name)) return;
  const reason =
    name === 'block'
      ? 'A reusable block: an export does not have its content'
      : 'WordPress makes what this block shows';
  parts.note('removed', `Block ${name}`, reason);
}

function changeElement(element: Element, parts: PostParts): Node[] | null {
  if (hasClass(element, 'wp-block-gallery', 'blocks-gallery-grid')) return changeGallery(element);
  if (hasClass(element, 'wp-block-embed', 'wp-embed')) return changeEmbed(element);
  if (hasClass(element, 'wp-block-file')) return changeFile(element);
  if (hasClass(element, 'wp-block-spacer')) return [];
  if (hasClass(element, 'wp-block-button')) {
    const link = findIn(element, 'a');
    return link ? [linkParagraph(attributeOf(link, 'href'), readText(link).trim())] : [];
  }
  if (hasClass(element, 'wp-block-image') && element.tagName === 'div') {
    // An aligned image has its figure in a division.
    const figure = findIn(element, 'figure');
    return figure ? [figure] : null;
  }
  return parts.change(element);
}

/** In newer versions each picture is a figure inside the gallery's, in older ones of a list. */
function changeGallery(gallery: Element): Node[] {
  const own = gallery.childNodes.find(
    (node): node is Element => 'tagName' in node && node.tagName === 'figcaption',
  );
  const figures = findAll(gallery, 'figure').filter((one) => one !== gallery);
  const pictures =
    figures.length > 0 ? figures : findAll(gallery, 'img').map((image) => makeElement('figure', {}, [image]));
  return [...pictures, ...(own ? [makeElement('p', {}, [...own.childNodes])] : [])];
}

function changeEmbed(embed: Element): Node[] {
  const frame = findIn(embed, 'iframe');
  const wrapper = findIn(embed, '.wp-block-embed__wrapper');
  const address = frame
    ? attributeOf(frame, 'src')
    : readText(wrapper ?? embed)
        .trim()
        .split(/\s/)[0]!;
  const caption = findIn(embed, 'figcaption');
  const after = caption ? [makeElement('p', {}, [...caption.childNodes])] : [];
  return /^https?:\/\//.test(address) ? [linkParagraph(address, address), ...after] : after;
}

function changeFile(block: Element): Node[] {
  const link = findIn(block, 'a');
  return link ? [linkParagraph(attributeOf(link, 'href'), readText(link).trim())] : [];
}
