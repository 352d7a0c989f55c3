import { blockElements } from '../elements.ts';
import { filterMarkup } from './filter-markup.ts';
import { OpenElements } from './open-elements.ts';
import { readMarkup, type MarkupToken } from './read-markup.ts';
import { RemovedList } from './removed.ts';

/**
 * The prose of an article that visitors see, its blocks apart: without listings, lines that are an address, and links to
 * embedded media.
 */
export function readText(content: string): string {
  const tokens = filterMarkup(readMarkup(content), new RemovedList());
  const listings = new OpenElements(new Set(['pre']));
  let text = '';
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (token.kind === 'text') {
      const isProse = listings.count === 0 && !namesMedia(token.text, before);
      if (isProse) text += token.text.replaceAll(addressLine, '');
    } else {
      listings.pass(token);
      if (token.name === 'br' || blockElements.has(token.name) || beginsSource(token, before)) text += ' ';
    }
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

const addressLine = /^[ \t]*https?:\/\/\S+[ \t]*$/gim;

/** Whether a link's text is its address, or stands for a card. */
const namesMedia = (text: string, before: MarkupToken | undefined): boolean =>
  before?.kind === 'start' &&
  before.name === 'a' &&
  (before.attributes.get('class') === 'embed' || before.attributes.get('href') === text);

/** Whether a quotation ends right before its source, which styles put on a line of its own. */
const beginsSource = (token: MarkupToken, before: MarkupToken | undefined): boolean =>
  token.kind === 'start' &&
  token.name === 'cite' &&
  before?.kind === 'text' &&
  /[\p{L}\p{N}.!?]$/u.test(before.text);
