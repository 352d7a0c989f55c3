import { findLanguage } from '../../elements.ts';
import { missingPicture } from '../../missing-picture.ts';
import { cleanPastedMarkup, cleanPastedText } from './clean-pasted.ts';
import { escape, writeListing } from './write-tags.ts';

/** What the clipboard has, by its types; empty where it has none of one. */
export interface PastedData {
  html: string;
  text: string;
  /** What Visual Studio Code says of it, as JSON. */
  code: string;
}

interface Target {
  /** Pictures and blocks of code may stand in the text. */
  hasBlocks: boolean;
  lastFootnote: number;
}

export interface Pasted {
  /** HTML of the closed set. */
  html: string;
  /** What is not in it, to be said to whoever pasted. */
  notices: string[];
}

/** What was pasted, as HTML for a text: code, Markdown or other text, or HTML of another program. */
export function readPasted(data: PastedData, { hasBlocks, lastFootnote }: Target): Pasted {
  const code = hasBlocks ? readCode(data) : null;
  if (code !== null) return { html: code, notices: [] };
  if (data.html === '' || isPlainText(data)) {
    const { text, hasFrontMatter } = leaveFrontMatter(data.text.replaceAll(/\r\n?/g, '\n'));
    const notices = hasFrontMatter
      ? [
          'The front matter at its beginning is no part of the text: title, slug and dates have their own fields.',
        ]
      : [];
    const { html, notices: others } = cleanPastedText(text, lastFootnote);
    return { html, notices: [...notices, ...others] };
  }
  const { html, notices: others } = cleanPastedMarkup(data.html, lastFootnote);
  if (!hasBlocks) return { html: html.replaceAll(missingPicture, ''), notices: others };
  const missing = html.match(missingPicture)?.length ?? 0;
  const notices =
    missing === 0
      ? others
      : [
          ...others,
          `${missing === 1 ? 'A picture' : `${missing} pictures`} could not be taken from where it was copied. A mark in the text shows the place: insert it there.`,
        ];
  return { html, notices };
}

/** What an editor of code copied, with its own line breaks and indentation; null if it is none. */
function readCode({ html, text, code }: PastedData): string | null {
  const mode = readMode(code);
  const isCode = mode === null ? looksLikeCode(html) : mode !== 'markdown' && mode !== 'plaintext';
  if (!isCode || text.trim() === '') return null;
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!lines.includes('\n')) return `<code>${escape(lines)}</code>`;
  return writeListing(lines, findLanguage([mode ?? '']));
}

/** The language that Visual Studio Code names. */
function readMode(code: string): string | null {
  try {
    const { mode } = JSON.parse(code);
    return typeof mode === 'string' ? mode : null;
  } catch {
    return null;
  }
}

/** Where the browser does not pass on what it names. */
const looksLikeCode = (html: string): boolean =>
  /<div style="[^"]*font-family:[^";]*mono[^"]*white-space:\s*pre\b/i.test(html.slice(0, 2000));

const isPlainText = ({ code }: PastedData): boolean => readMode(code) !== null;

/** Lines of YAML or TOML between signs, at the beginning of a file of Markdown. */
const frontMatter = /^(---|\+\+\+)[ \t]*\n(?=[\w-]+[ \t]*[:=])(?:(?!\1)[^\n]*\n)*\1[ \t]*(?:\n|$)/;

function leaveFrontMatter(text: string): { text: string; hasFrontMatter: boolean } {
  const rest = text.replace(frontMatter, '');
  return { text: rest, hasFrontMatter: rest.length < text.length };
}
