import { isUtf8 } from 'node:buffer';
import PostalMime, { type PostalMimeOptions } from 'postal-mime';

/** The structure is bounded too: nobody who writes a letter sends more than this. */
const bounds = { maxNestingDepth: 30, maxHeadersSize: 262_144, maxRfc822NestingDepth: 2 };

/** A part of a mail, as postal-mime 4 has it (`mime-node.ts`). */
interface Part {
  contentType: { parsed: { value: string; params: Partial<Record<string, string>> } };
  headers: { value: string }[];
  /** Without its transfer encoding. */
  content: ArrayBuffer | null;
  getTextContent(): string;
}

/** Members that its types leave out. */
interface Internals {
  root: Part;
  isInlineTextNode(part: Part): boolean;
  collectNode(part: Part, alternative: Part | false, related: boolean): Promise<void>;
}

const Parser = PostalMime as unknown as new (options: PostalMimeOptions) => PostalMime & Internals;

/** postal-mime, which assumes UTF-8 where no charset is declared, joins flowed quotes with their marks inside, and takes a blank text for the text. */
class MailParser extends Parser {
  override async collectNode(part: Part, alternative: Part | false, related: boolean): Promise<void> {
    const { value, params } = part.contentType.parsed;
    if (part.content && value.startsWith('text/') && this.isInlineTextNode(part)) {
      const { charset, format, delsp, ...others } = params;
      const label = isUndeclared(charset) ? guessCharset(new Uint8Array(part.content)) : charset;
      part.contentType.parsed.params = { ...others, charset: label };
      const decoded = part.getTextContent();
      const text = /^flowed$/i.test(format ?? '') ? joinFlowed(decoded, /^yes$/i.test(delsp ?? '')) : decoded;
      const isBlank = !/[^\s\p{Cf}\u034f]/u.test(text);
      if (alternative && value === 'text/plain' && isBlank) return;
      part.content = new TextEncoder().encode(text).buffer;
      part.contentType.parsed.params = { ...others, charset: 'utf-8' };
    }
    await super.collectNode(part, alternative, related);
  }
}

/** Whether a charset counts as undeclared: ASCII was true before somebody typed more. */
const isUndeclared = (charset: string | undefined): boolean =>
  /^(|us-ascii|ascii|unknown.*|x-unknown|default|binary|none)$/i.test(charset?.trim() ?? '');

/** Of text that does not declare one: anything but UTF-8 is rare, and mostly from the West. */
const guessCharset = (bytes: Uint8Array): string => (isUtf8(bytes) ? 'utf-8' : 'windows-1252');

/** @throws Error if it is not a mail */
export const parseParts = (source: Uint8Array, options: PostalMimeOptions = {}) =>
  new MailParser({ ...bounds, ...options }).parse(withReadableHeaders(source));

/** Headers may have bytes of an undeclared charset too, if not in UTF-8 (RFC 6532). */
function withReadableHeaders(source: Uint8Array): Uint8Array {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const ends = [bytes.indexOf('\n\n'), bytes.indexOf('\n\r\n')].filter((end) => end >= 0);
  const end = Math.min(bounds.maxHeadersSize, bytes.length, ...ends);
  const head = bytes.subarray(0, end);
  if (isUtf8(head)) return source;
  return Buffer.concat([Buffer.from(new TextDecoder('windows-1252').decode(head)), bytes.subarray(end)]);
}

interface Paragraph {
  /** How often it is quoted. */
  depth: number;
  lines: string[];
}

/**
 * Joins the lines of format=flowed (RFC 3676, 4): quotes too, each at its own depth.
 * @param delSp whether the space that ends a flowed line is not part of the text
 */
function joinFlowed(text: string, delSp: boolean): string {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | null = null;
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)![0].length;
    const words = line.slice(line[depth] === ' ' ? depth + 1 : depth);
    const isSignature = words === '-- ';
    const isFlowed = words.endsWith(' ') && !isSignature;
    const lineWords = isFlowed && delSp ? words.slice(0, -1) : words;
    const before: Paragraph | null = open?.depth === depth && !isSignature ? open : null;
    const paragraph: Paragraph = before ?? { depth, lines: [] };
    paragraph.lines.push(lineWords);
    if (!before) paragraphs.push(paragraph);
    open = isFlowed ? paragraph : null;
  }
  return paragraphs
    .map(({ depth, lines }) =>
      depth === 0 ? lines.join('') : `${'>'.repeat(depth)} ${lines.join('')}`.trimEnd(),
    )
    .join('\n');
}
