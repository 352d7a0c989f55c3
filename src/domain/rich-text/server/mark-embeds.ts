import { blockElements, layoutElements } from '../elements.ts';
import { readEmbed } from '../known-embeds.ts';
import { linkEmbed } from './filter-markup.ts';
import { OpenElements } from './open-elements.ts';
import type { MarkupToken } from './read-markup.ts';

/** Marks addresses of what is known that have a line of their own, as text or as a link of the address. */
export function markEmbeds(tokens: readonly MarkupToken[]): MarkupToken[] {
  const marked: MarkupToken[] = [];
  const layout = new OpenElements(layoutElements);
  const links = new OpenElements(new Set(['a']));
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const linked = layout.count > 0 ? null : findLinkedEmbed(tokens, index);
    if (linked) {
      marked.push(...linked);
      index += 2;
      continue;
    }
    if (token.kind !== 'text') {
      layout.pass(token);
      links.pass(token);
    }
    if (token.kind === 'text' && layout.count === 0 && links.count === 0) {
      marked.push(...splitText(token.text, isEdge(tokens[index - 1]), isEdge(tokens[index + 1])));
    } else {
      marked.push(token);
    }
  }
  return marked;
}

/** Whether a line begins or ends here. */
const isEdge = (token: MarkupToken | undefined): boolean =>
  token === undefined || (token.kind !== 'text' && (token.name === 'br' || blockElements.has(token.name)));

/** The media behind a link that shows its address and has a line of its own. */
function findLinkedEmbed(tokens: readonly MarkupToken[], index: number): MarkupToken[] | null {
  const [before, link, text, end, after] = [-1, 0, 1, 2, 3].map((offset) => tokens[index + offset]);
  if (link?.kind !== 'start' || link.name !== 'a' || !isEdge(before) || !isEdge(after)) return null;
  if (text?.kind !== 'text' || end?.kind !== 'end' || end.name !== 'a' || !readEmbed(text.text)) return null;
  const known = readEmbed(link.attributes.get('href') ?? '');
  return known && linkEmbed(known);
}

function splitText(text: string, beginsLine: boolean, endsLine: boolean): MarkupToken[] {
  const lines = text.split('\n');
  const tokens: MarkupToken[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') tokens.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (const [index, line] of lines.entries()) {
    const isWhole = (index > 0 || beginsLine) && (index < lines.length - 1 || endsLine);
    const known = isWhole ? readEmbed(line) : null;
    if (index > 0) plain += '\n';
    if (known) {
      flush();
      tokens.push(...linkEmbed(known));
    } else plain += line;
  }
  flush();
  return tokens;
}
