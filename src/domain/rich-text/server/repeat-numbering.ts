import type { MarkupToken } from './read-markup.ts';

/**
 * Gives the items of a list that is numbered by letters or Roman numerals its `type`: a style sheet's `list-style` of
 * lists wins over their own attribute, and items have none.
 * @param tokens are changed
 */
export function repeatNumbering(tokens: readonly MarkupToken[]): void {
  const types: (string | undefined)[] = [];
  for (const token of tokens) {
    if (token.kind === 'text') continue;
    if (token.name === 'ul' || token.name === 'ol') {
      if (token.kind === 'start') types.push(token.attributes.get('type'));
      else types.pop();
    } else if (token.kind === 'start' && token.name === 'li') {
      const type = types.at(-1);
      if (type) token.attributes.set('type', type);
    }
  }
}
