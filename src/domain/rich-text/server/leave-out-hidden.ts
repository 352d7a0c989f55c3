import { blockElements, voidElements } from '../elements.ts';
import { childlessElements, describeHiding } from '../other-elements.ts';
import { OpenElements } from './open-elements.ts';
import type { MarkupToken, StartToken } from './read-markup.ts';
import type { RemovedList } from './removed.ts';

const withoutContent = new Set([...voidElements, ...childlessElements, 'source', 'embed', 'frame']);

const items = ['li', 'dt', 'dd'];
const cells = ['td', 'th'];
const rows = ['tr', 'tbody', 'thead', 'tfoot'];

/** In these, an item goes on where another begins. */
const parting = [...blockElements].filter((name) => !['p', 'div', 'address', ...items].includes(name));

interface ImpliedEnd {
  /** The start tags that end the element. */
  before: ReadonlySet<string>;
  /** While one of these is open inside, they do not. */
  unlessIn: readonly string[];
}

/** Of elements that need no end tag (HTML Standard, 13.1.2.4). */
const impliedEnds = new Map<string, ImpliedEnd>([
  ['p', { before: new Set([...blockElements, 'h1', 'main', 'nav', 'form', 'center']), unlessIn: [] }],
  ['li', { before: new Set(['li']), unlessIn: parting }],
  ...['dt', 'dd'].map((name) => [name, { before: new Set(['dt', 'dd']), unlessIn: parting }] as const),
  ...cells.map((name) => [name, { before: new Set([...cells, ...rows]), unlessIn: ['table'] }] as const),
  ...rows.map((name) => [name, { before: new Set(rows), unlessIn: ['table'] }] as const),
]);

/** Outside of a table, their tags are none. */
const tableParts = new Set([...cells, ...rows, 'caption']);

/** Leaves out the elements that browsers do not show, with all that is inside them. */
export function leaveOutHidden(tokens: readonly MarkupToken[], list: RemovedList): MarkupToken[] {
  const shown: MarkupToken[] = [];
  const open = new OpenElements();
  let hidden = null as HiddenElement | null;
  for (const token of tokens) {
    if (hidden?.isEndedBy(token, open)) hidden = null;
    if (hidden) {
      if (hidden.take(token)) hidden = null;
      continue;
    }
    const hiding =
      token.kind === 'start'
        ? describeHiding(token.name, (attribute) => token.attributes.get(attribute))
        : null;
    if (hiding) {
      list.add(token as StartToken, 'Left out: it is hidden', hiding);
      if (!withoutContent.has((token as StartToken).name)) hidden = new HiddenElement(token as StartToken);
      continue;
    }
    if (token.kind !== 'text' && !withoutContent.has(token.name)) open.pass(token);
    shown.push(token);
  }
  return shown;
}

/** Follows the inside of an element to its end. */
class HiddenElement {
  readonly #name: string;
  readonly #inside = new OpenElements();

  constructor(start: StartToken) {
    this.#name = start.name;
    this.#inside.pass(start);
  }

  /** Whether a tag that is none of its inside ends it: that of the next paragraph or item, or the end of an element around it. */
  isEndedBy(token: MarkupToken, around: OpenElements): boolean {
    if (token.kind === 'text' || (tableParts.has(token.name) && !around.has('table'))) return false;
    if (token.kind === 'start') {
      const implied = impliedEnds.get(this.#name);
      return (
        implied !== undefined &&
        implied.before.has(token.name) &&
        !implied.unlessIn.some((name) => this.#inside.has(name))
      );
    }
    if (this.#inside.has(token.name) || !around.has(token.name)) return false;
    // A block ended the paragraph that it begins in, and ends with no words around it.
    const isBlock = blockElements.has(this.#name);
    return token.name === 'p' ? !isBlock : blockElements.has(token.name);
  }

  /** @returns whether this tag of the inside is its own end */
  take(token: MarkupToken): boolean {
    if (token.kind === 'text' || withoutContent.has(token.name)) return false;
    return this.#inside.pass(token) === 0 && token.kind === 'end';
  }
}
