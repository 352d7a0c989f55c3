import { Tokenizer, TokenizerMode, type Token as Parse5 } from 'parse5';

/** A text or a tag of an article, in the order of the source. */
export type MarkupToken = TextToken | StartToken | EndToken;

interface TextToken {
  kind: 'text';
  /** Its entities are decoded. */
  text: string;
}

export interface StartToken {
  kind: 'start';
  name: string;
  attributes: Map<string, string>;
  /** The tag as it was written. */
  source: string;
  /** From 1. */
  line: number;
}

interface EndToken {
  kind: 'end';
  name: string;
}

/** The inside of these is no markup (HTML Standard, 13.2.6.4). */
const rawModes = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
]);

/** The texts and tags of an article, without comments. Tags need not match. */
export function readMarkup(source: string): MarkupToken[] {
  const normalized = source.replaceAll(/\r\n?/g, '\n');
  const tokens: MarkupToken[] = [];
  const lastEnds = new Map<string, number>();
  const addText = ({ chars }: Parse5.CharacterToken) => {
    const last = tokens.at(-1);
    if (last?.kind === 'text') last.text += chars;
    else tokens.push({ kind: 'text', text: chars });
  };
  const drop = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName: name, attrs, location }) {
        const { startOffset, startLine, endOffset } = location!;
        tokens.push({
          kind: 'start',
          name,
          attributes: new Map(attrs.map(({ name: attribute, value }) => [attribute, value])),
          source: normalized.slice(startOffset, endOffset),
          line: startLine,
        });
        const mode = rawModes.get(name);
        // Where its end is missing, the rest of the article is no part of it.
        if (mode !== undefined && endOffset <= findLastEnd(name)) tokenizer.state = mode;
      },
      onEndTag: ({ tagName: name }) => void tokens.push({ kind: 'end', name }),
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: drop,
      onComment: drop,
      onDoctype: drop,
      onEof: drop,
    },
  );

  function findLastEnd(name: string): number {
    const known = lastEnds.get(name);
    if (known !== undefined) return known;
    const lastEnd = [...normalized.matchAll(new RegExp(`</${name}(?=[\\s/>])`, 'gi'))].at(-1)?.index ?? -1;
    lastEnds.set(name, lastEnd);
    return lastEnd;
  }

  tokenizer.write(normalized, true);
  return tokens;
}
