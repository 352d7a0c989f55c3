import type { ChildNode } from '../markup.ts';

/** A written piece of an element: a block, or words of a line. */
export interface Piece {
  isBlock: boolean;
  html: string;
}

/** Cleans what is inside an element. */
export type CleanNodes = (nodes: readonly ChildNode[]) => Piece[];

export const block = (html: string): Piece => ({ isBlock: true, html });

export const words = (html: string): Piece => ({ isBlock: false, html });

export const isLine = (pieces: readonly Piece[]): boolean => pieces.every(({ isBlock }) => !isBlock);

export const join = (pieces: readonly Piece[]): string => pieces.map(({ html }) => html).join('');

/** Without white space and breaks at its ends. */
export const trimLine = (html: string): string =>
  html.replaceAll(/^(?:\s|&nbsp;|<br>)+|(?:\s|&nbsp;|<br>)+$/g, '');

/** Runs of words become paragraphs; those of white space or breaks alone are none. */
export function toBlocks(pieces: readonly Piece[]): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    const html = trimLine(line);
    if (html !== '') blocks.push(`<p>${html}</p>`);
    line = '';
  };
  for (const piece of pieces) {
    if (!piece.isBlock) line += piece.html;
    else {
      endLine();
      blocks.push(piece.html);
    }
  }
  endLine();
  return blocks;
}

/** A heading of one line, and the blocks that stood in it. */
export function wrapLines(tag: string, pieces: readonly Piece[]): Piece[] {
  const line = trimLine(join(pieces.filter(({ isBlock }) => !isBlock)));
  const heading = line === '' ? [] : [block(`<${tag}>${line}</${tag}>`)];
  return [...heading, ...pieces.filter(({ isBlock }) => isBlock)];
}

/** An item's words without a paragraph around them, where there is only one. */
export function writeItem(pieces: readonly Piece[]): string {
  const blocks = toBlocks(pieces);
  const [first, ...others] = blocks;
  if (first === undefined) return '';
  const isAlone = others.every((html) => !html.startsWith('<p>'));
  return [isAlone ? first.replace(/^<p>([^]*)<\/p>$/, '$1') : first, ...others].join('\n');
}
