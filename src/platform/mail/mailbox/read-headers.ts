/** What a mail's headers say about its kind. */
export interface MailHeaders {
  /** Without angle brackets; empty without. */
  messageId: string;
  /** The Message-IDs that it answers, without angle brackets, nearest first. */
  answers: string[];
  /** The address it claims to be from, in lower case; empty if it names none. */
  from: string;
  /**
   * Whether the receiving server says that the domain of `from` did not send it (RFC 8601). Only a failure
   * can be trusted: if that server says nothing, the line is the sender's own.
   */
  failedVerification: boolean;
  /** Sent automatically by a program (RFC 3834, 2), or to a list. */
  isAutomatic: boolean;
  /** A report about a delivery (RFC 3464). */
  isReport: boolean;
}

/** The most ids looked up; no thread has more. */
const idsLimit = 50;

export function readMailHeaders(block: string): MailHeaders {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const read = (name: string): string => {
    const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
    return line?.slice(name.length + 1).trim() ?? '';
  };
  const answers = [...readIds(read('in-reply-to')), ...readIds(read('references')).toReversed()];
  return {
    messageId: readIds(read('message-id'))[0] ?? '',
    answers: [...new Set(answers)].slice(0, idsLimit),
    from: readAddress(read('from')),
    failedVerification: /[;\s]dmarc\s*=\s*fail\b/i.test(read('authentication-results')),
    isAutomatic:
      !/^(no\b.*)?$/i.test(read('auto-submitted')) ||
      /^(bulk|junk|list|auto_reply)/i.test(read('precedence')) ||
      ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) => read(name) !== '') ||
      read('return-path') === '<>',
    isReport: /^multipart\/report\b/i.test(read('content-type')),
  };
}

/** A header that names several addresses, or hides one in a name, names none. */
const readAddress = (text: string): string =>
  (
    /^[^<>]*<([^<>\s]{1,250})>\s*$/.exec(text)?.[1] ??
    /^[^<>\s,]{1,250}$/.exec(text)?.[0] ??
    ''
  ).toLowerCase();

const readIds = (text: string): string[] =>
  [...text.matchAll(/<([^<>\s\p{Cc}]{1,250})>/gu)].map(([, id]) => id!);

/** What a report says about an undelivered mail. */
export interface Bounce {
  /** Message-IDs that it names, without angle brackets. */
  ids: string[];
  /** The original and the final recipient, in lower case; empty if not stated. */
  recipients: string[];
  reason: string;
}

/** Parses a report (RFC 3464). @returns null for any other outcome, such as a delay */
export function readBounce(source: string): Bounce | null {
  if (!/^action:\s*failed\b/im.test(source)) return null;
  const text = source.replaceAll(/\r?\n[ \t]+/g, ' ');
  const read = (pattern: RegExp): string => pattern.exec(text)?.[1]?.trim() ?? '';
  const status = read(/^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im);
  const diagnostic = read(/^diagnostic-code:[ \t]*(?:[\w-]+;)?[ \t]*(.{1,400})/im);
  return {
    ids: [...text.matchAll(/^(?:message-id|x-original-message-id):[ \t]*<([^<>\s]{1,250})>/gim)]
      .map(([, id]) => id!)
      .slice(0, idsLimit),
    recipients: [
      /^original-recipient:[ \t]*[\w-]+;[ \t]*(\S{1,255})/im,
      /^final-recipient:[ \t]*[\w-]+;[ \t]*(\S{1,255})/im,
    ]
      .map((pattern) =>
        read(pattern)
          .replace(/^<(.*)>$/, '$1')
          .toLowerCase(),
      )
      .filter(Boolean),
    reason: storable(diagnostic || status || 'the mail was returned'),
  };
}

const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
