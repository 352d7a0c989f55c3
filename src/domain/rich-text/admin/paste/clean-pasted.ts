import { isElement, parseMarkup, textOf, type ChildNode, type Element } from '../markup.ts';
import { cleanNodes } from './clean-nodes.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { gatherFootnotes } from './pasted-footnotes.ts';
import { isLine, join, toBlocks } from './pieces.ts';
import { takeForeign } from './take-foreign.ts';
import { escape } from './write-tags.ts';

interface Cleaned {
  /** HTML of the closed set. */
  html: string;
  /** What is not in it as it was copied, as sentences. */
  notices: string[];
}

/**
 * A copied text from Word, Google Docs, a web page or this editor as HTML of the closed set. Looks become marks where
 * they mean something (marks.ts), Word's paragraphs lists (word-lists.ts), links to notes footnotes
 * (pasted-footnotes.ts); what no article has goes (take-foreign.ts), and the rest is cleaned by its elements
 * (clean-nodes.ts).
 * @param lastFootnote the highest number of a footnote in the text that it is pasted into
 */
export function cleanPastedMarkup(html: string, lastFootnote = 0): Cleaned {
  const nodes = parseMarkup(html);
  const notices = takeForeign(nodes);
  gatherFootnotes(nodes, lastFootnote);
  lowerHeadings(nodes);
  const pieces = cleanNodes(nodes);
  return { html: isLine(pieces) ? join(pieces).trim() : toBlocks(pieces).join('\n'), notices };
}

/** Where a text has a title among its headings, all are a level lower: the post's title is above them. */
function lowerHeadings(nodes: readonly ChildNode[]): void {
  const headings = listHeadings(nodes);
  if (!headings.some((heading) => heading.tagName === 'h1' && textOf(heading).trim() !== '')) return;
  for (const heading of headings) heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + 1)}`;
}

const listHeadings = (nodes: readonly ChildNode[]): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => (/^h[1-6]$/.test(node.tagName) ? [node] : listHeadings(node.childNodes)));

/** Copied text: Markdown if it is written so, paragraphs otherwise. */
export function cleanPastedText(text: string, lastFootnote = 0): Cleaned {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  if (isMarkdown(lines)) return cleanPastedMarkup(parseMarkdown(lines), lastFootnote);
  const paragraphs = lines.split(/\n\s*\n/).map((one) => escape(one).replaceAll('\n', '<br>'));
  const html =
    paragraphs.length > 1 ? paragraphs.map((one) => `<p>${one}</p>`).join('\n') : paragraphs.join('');
  return { html, notices: [] };
}

/** A mark at the beginning of a line, or around words, that people do not write by chance. */
const isMarkdown = (text: string): boolean =>
  /^(?:#{1,6} |```|> |[-*+] \[[ xX]\] |\|.+\|$|\[\^[\w-]+\]: )/m.test(text) ||
  /^(?:[-*+]|\d+\.) \S.*\n(?:\s*(?:[-*+]|\d+\.) \S)/m.test(text) ||
  /\*\*\S[^*\n]*\*\*|(?<!!)\[[^\]\n]+\]\((?:https?:|mailto:|\/)[^)\s]+\)|(?<![`\w])`[^`\n]+`(?![`\w])/.test(
    text,
  );
