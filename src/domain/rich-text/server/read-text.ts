import { blockElements } from '../elements.ts';
import { filterMarkup } from './filter-markup.ts';
import { readMarkup, type MarkupToken } from './read-markup.ts';
import { RemovedList } from './removed.ts';

/** The words of an article that visitors see, its blocks apart; those of links to embedded media are none. */
export function readText(content: string): string {
  const tokens = filterMarkup(readMarkup(content), new RemovedList());
  let text = '';
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'text') text += token.name === 'br' || blockElements.has(token.name) ? ' ' : '';
    else if (!isAddress(token.text, tokens[index - 1])) text += token.text;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

const isAddress = (text: string, before: MarkupToken | undefined): boolean =>
  before?.kind === 'start' && before.name === 'a' && before.attributes.get('href') === text;
