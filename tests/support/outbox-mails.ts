import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OutboxMail {
  /** Header values by name in lower case, unfolded; RFC 2047 words are decoded. */
  headers: Record<string, string>;
  to: string;
  subject: string;
  /** The decoded plain text, with \n between lines. */
  text: string;
  /** The decoded HTML; empty if the mail has none. */
  html: string;
}

/** The mails of an outbox folder, oldest first. None when the folder does not exist. */
export function readOutboxMails(dir: string): OutboxMail[] {
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir).filter((name) => name.endsWith('.eml'));
  return files.toSorted().map((name) => parseMail(readFileSync(join(dir, name), 'latin1')));
}

/**
 * Reads what the product writes: one text/plain part, or that and HTML; each 7bit, 8bit, quoted-printable or base64.
 * @param source in latin1
 */
export function parseMail(source: string): OutboxMail {
  const { headers, body } = cutPart(source);
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/i.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => cutPart(part.trimStart()))
    : [{ headers, body }];
  const read = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding'] ?? '7bit') : '';
  };
  return {
    headers,
    to: headers['to'] ?? '',
    subject: headers['subject'] ?? '',
    text: read('text/plain'),
    html: read('text/html'),
  };
}

function cutPart(source: string) {
  const end = source.indexOf('\r\n\r\n');
  return { headers: parseHeaders(source.slice(0, end)), body: source.slice(end + 4) };
}

function parseHeaders(block: string): Record<string, string> {
  const lines = block.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
}

/** RFC 2047: white space between two encoded words is not part of the text. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding: string): string {
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : Buffer.from(body, 'latin1').toString();
  return text.replaceAll('\r\n', '\n').trimEnd();
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
