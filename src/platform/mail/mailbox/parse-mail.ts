import PostalMime from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import { cutLines } from './cut-lines.ts';

/** A mail as it is kept. */
export interface ParsedMail {
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** Sanitized; null if there is none, or if it is longer than anyone writes. */
  html: string | null;
  /** Whether it has more than was read. */
  isCut: boolean;
  attachments: { name: string; type: string; content: Uint8Array<ArrayBuffer> }[];
}

/** In characters. */
const limits = { name: 200, address: 255, subject: 500, text: 50_000, html: 400_000, keptHtml: 150_000 };

const attachmentsLimit = 20;
const attachmentsLimitBytes = 10_485_760;

/** The structure is bounded too: nobody who writes a letter sends more than this. */
const options = { maxNestingDepth: 30, maxHeadersSize: 262_144, maxRfc822NestingDepth: 2 };

/**
 * Parses a mail. How long that takes is up to its sender: run it in a separate process.
 * @throws Error if it is not a mail
 */
export async function parseMail(source: Uint8Array): Promise<ParsedMail> {
  const read = cutLines(source);
  const mail = await PostalMime.parse(read, options);
  const from = mail.from && 'address' in mail.from ? mail.from : null;
  const html = mail.html && mail.html.length <= limits.html ? cleanHtml(mail.html) : null;
  const text = mail.text || readText(mail.html ?? '');
  return {
    from: { name: cut(from?.name ?? '', limits.name), address: cut(from?.address ?? '', limits.address) },
    subject: cut((mail.subject ?? '').replaceAll(/\s+/g, ' '), limits.subject),
    text: cut(text.replaceAll('\r\n', '\n').trim(), limits.text),
    html: html && html.length <= limits.keptHtml ? storable(html) : null,
    isCut: read.length < source.length,
    attachments: cutAttachments(mail.attachments),
  };
}

/** What a database accepts: no NUL, no lone surrogates. */
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

/** The words of HTML, up to the length of a letter. */
function readText(html: string): string {
  const words = sanitizeHtml(
    html
      .slice(0, limits.html)
      .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]{0,200}>/gi, (tag) => `\n${tag}`),
    { allowedTags: [], allowedAttributes: {}, nestingLimit: 100 },
  );
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n\s*\n\s*/g, '\n\n');
}

function cutAttachments(
  given: { filename: string | null; mimeType: string; content: string | ArrayBuffer | Uint8Array }[],
): ParsedMail['attachments'] {
  let bytes = 0;
  const kept: ParsedMail['attachments'] = [];
  for (const { filename, mimeType, content } of given) {
    const part = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    bytes += part.byteLength;
    if (kept.length >= attachmentsLimit || bytes > attachmentsLimitBytes) break;
    // A separate buffer: it is sent to another process.
    if (part.byteLength > 0)
      kept.push({ name: cut(filename ?? 'file', 200), type: cut(mimeType, 100), content: part.slice() });
  }
  return kept;
}
