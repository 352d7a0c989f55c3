import { blockElements, layoutElements, voidElements } from '../elements.ts';
import { OpenElements } from './open-elements.ts';
import type { MarkupToken } from './read-markup.ts';

/** Far more than anyone nests or leaves open; the sanitizer's time grows with the square of it. */
const deepestTags = 2000;

/** An article's HTML. Newlines in running text become breaks; those at a block's edge are layout. */
export function writeMarkup(tokens: readonly MarkupToken[]): string {
  const open = new OpenElements();
  const layout = new OpenElements(layoutElements);
  let html = '';
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text') {
      const [before, after] = [isBlock(tokens[index - 1]), isBlock(tokens[index + 1])];
      html += layout.count > 0 ? escapeMarkup(token.text) : breakText(token.text, before, after);
    } else if (voidElements.has(token.name)) {
      html += writeTag(token);
    } else {
      layout.pass(token);
      const around = open.pass(token);
      if (around >= 0 && around < deepestTags) html += writeTag(token);
    }
  }
  return html;
}

function writeTag(token: Exclude<MarkupToken, { kind: 'text' }>): string {
  if (token.kind === 'end') return `</${token.name}>`;
  const attributes = [...token.attributes].map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return `<${token.name}${attributes.join('')}>`;
}

const isBlock = (token: MarkupToken | undefined): boolean =>
  token !== undefined && token.kind !== 'text' && blockElements.has(token.name);

function breakText(text: string, afterBlock: boolean, beforeBlock: boolean): string {
  let inner = text;
  if (afterBlock) inner = dropLayout(inner, inner.trimStart());
  if (beforeBlock) inner = dropLayout(inner, inner.trimEnd());
  return escapeMarkup(inner).replaceAll('\n', '<br>');
}

/** The trimmed text, if a newline was among what was trimmed. */
const dropLayout = (text: string, trimmed: string): string =>
  countNewlines(text) > countNewlines(trimmed) ? trimmed : text;

const countNewlines = (text: string): number => text.split('\n').length;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML, or as the value of an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character]!);
