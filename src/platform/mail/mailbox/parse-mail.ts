import sanitizeHtml from 'sanitize-html';
import { cutLines } from './cut-lines.ts';
import { parseParts } from './mail-parser.ts';

export interface ParsedMail {
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** Sanitized; null if there is none, or if it is longer than anyone writes. */
  html: string | null;
  /** Whether it has more than was read. */
  isCut: boolean;
  attachments: { name: string; type: string; content: Uint8Array<ArrayBuffer> }[];
  /** The names of the attachments that are too many, too large, empty, or cut. */
  omitted: string[];
}

/** The usual limit of mail servers. A longer mail is read up to here. */
export const mailLimitBytes = 36_000_000;

/** In characters. */
const limits = { name: 200, address: 255, subject: 500, text: 50_000, html: 400_000, keptHtml: 150_000 };

const attachmentsLimit = 20;
const attachmentsLimitBytes = 10_485_760;

/**
 * Parses a mail. How long that takes is up to its sender: run it in a separate process.
 * @throws Error if it is not a mail
 */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const read = cutLines(source);
  const mail = await parseParts(read);
  const from = mail.from && 'address' in mail.from ? mail.from : null;
  const html = mail.html && mail.html.length <= limits.html ? cleanHtml(mail.html) : null;
  const text = mail.text?.trim() ? mail.text : readText(mail.html ?? '');
  const isCut = read.length < source.length || source.length >= mailLimitBytes;
  return {
    from: { name: cut(from?.name ?? '', limits.name), address: cut(from?.address ?? '', limits.address) },
    subject: cut((mail.subject ?? '').replaceAll(/\s+/g, ' '), limits.subject),
    text: cut(text.replaceAll('\r\n', '\n').trim(), limits.text),
    html: html && html.length <= limits.keptHtml ? storable(html) : null,
    isCut,
    ...chooseAttachments(mail.attachments, isCut),
  };
}

/** Text that every database accepts: no NUL, no lone surrogates. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const cut = (text: string, maximum: number): string => storable(text).slice(0, maximum).toWellFormed();

/**
 * Without images, which would tell the sender when the mail is read, and without styles, forms and scripts.
 */
const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'br', 'div', 'span', 'blockquote', 'pre', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      ...[
        'ul',
        'ol',
        'li',
        'dl',
        'dt',
        'dd',
        'table',
        'thead',
        'tbody',
        'tfoot',
        'tr',
        'th',
        'td',
        'caption',
      ],
      ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code'],
    ],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 100,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
    },
  });

const blocks = 'p|div|li|tr|h[1-6]|d[td]|caption|figcaption|blockquote|pre|section|article|summary';
const lineEnd = new RegExp(`<(?:br|/(?:${blocks}))\\b[^<>]{0,200}>`, 'gi');
/** Where a line begins if none has: what is before it may have no end tag. */
const lineStart = new RegExp(`<(?:${blocks}|/?(?:ul|ol|dl|table))\\b`, 'gi');

/** The words of HTML, up to the length of a letter. */
function readText(html: string): string {
  const words = sanitizeHtml(
    html
      .slice(0, limits.html)
      .replaceAll(lineEnd, '\n$&')
      .replaceAll(lineStart, '\v$&')
      .replaceAll(/<\/?t[dh]\b/gi, ' $&'),
    { allowedTags: [], allowedAttributes: {}, nestingLimit: 100 },
  );
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s+/g, joinBreaks);
}

function joinBreaks(space: string): string {
  const ends = space.split('\n').length - 1;
  if (ends > 1) return '\n\n';
  return ends === 1 || space.includes('\v') ? '\n' : space;
}

interface GivenAttachment {
  filename: string | null;
  mimeType: string;
  content: string | ArrayBuffer | Uint8Array;
}

/** @param isCut whether the last one may lack its end */
function chooseAttachments(
  given: GivenAttachment[],
  isCut: boolean,
): Pick<ParsedMail, 'attachments' | 'omitted'> {
  const whole = isCut ? given.length - 1 : given.length;
  let bytes = 0;
  const attachments: ParsedMail['attachments'] = [];
  const omitted: string[] = [];
  for (const [i, { filename, mimeType, content }] of given.entries()) {
    const part = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const name = cut(filename ?? (isCalendar(mimeType) ? 'invite.ics' : 'file'), 200);
    const fits = attachments.length < attachmentsLimit && bytes + part.byteLength <= attachmentsLimitBytes;
    const isEmpty = part.byteLength === 0;
    if (isEmpty && filename === null) continue;
    if (i >= whole || !fits || isEmpty) omitted.push(name);
    else {
      bytes += part.byteLength;
      // A separate buffer: it is sent to another process.
      attachments.push({ name, type: cut(mimeType, 100), content: part.slice() });
    }
  }
  return { attachments, omitted };
}

/** An invitation is often a part without a name of its own (RFC 6047). */
const isCalendar = (type: string): boolean => type === 'text/calendar' || type === 'application/ics';
