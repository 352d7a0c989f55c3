import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';

/** Markdown as HTML, with its footnotes as links to their notes and back. */
export function parseMarkdown(text: string): string {
  const names = new Set([...text.matchAll(/^\[\^([\w-]+)\]:/gm)].map(([, name]) => name!));
  return new Marked({ gfm: true })
    .use({ extensions: [note, createReference(names)] })
    .parse(text, { async: false });
}

/** `[^1]: The note`, with the indented lines that follow. */
const note: TokenizerAndRendererExtension = {
  name: 'note',
  level: 'block',
  start: (source) => /^\[\^/m.exec(source)?.index,
  tokenizer(source) {
    const [raw, name, words] =
      /^\[\^([\w-]+)\]:[ \t]*([^\n]*(?:\n[ \t]+[^\n]+)*)(?:\n+|$)/.exec(source) ?? [];
    if (raw === undefined) return undefined;
    return { type: 'note', raw, name, tokens: this.lexer.inlineTokens(words!.replaceAll(/\n[ \t]+/g, '\n')) };
  },
  renderer({ name, tokens }) {
    return `<div id="note-${name}">${this.parser.parseInline(tokens!)} <a href="#note-${name}-place">↩</a></div>\n`;
  },
};

/** `[^1]` where there is such a note. */
const createReference = (names: ReadonlySet<string>): TokenizerAndRendererExtension => ({
  name: 'noteReference',
  level: 'inline',
  start: (source) => source.indexOf('[^'),
  tokenizer(source) {
    const [raw, name] = /^\[\^([\w-]+)\]/.exec(source) ?? [];
    return raw !== undefined && names.has(name!) ? { type: 'noteReference', raw, name } : undefined;
  },
  renderer: ({ name }: Tokens.Generic) =>
    `<sup><a href="#note-${name}" id="note-${name}-place">${name}</a></sup>`,
});
