/** In characters: anyone who wants more has the mail that is answered. */
const quotedLimit = 10_000;

interface Answered {
  name: string;
  text: string;
  /** ISO 8601 */
  at: string;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A reply's text as it is mailed: what was written and, below it, what it answers, quoted (RFC 3676, 4.5).
 */
export function composeReply(text: string, { name, text: answered, at }: Answered): string {
  const isLong = answered.length > quotedLimit;
  const quoted = (isLong ? `${answered.slice(0, quotedLimit).toWellFormed()}\n[…]` : answered)
    .split(/\r\n|\r|\n/)
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()));
  return [
    text,
    '',
    `On ${dates.format(new Date(at))}, ${name.replaceAll(/\s+/g, ' ')} wrote:`,
    ...quoted,
  ].join('\n');
}

/** "Re: …", once. */
export const answerSubject = (subject: string): string =>
  /^\s*re\s*:/i.test(subject) ? subject : `Re: ${subject}`;

/** A reply with its author's signature below it; an empty signature adds nothing. */
export const sign = (written: string, signature: string): string =>
  signature ? `${written}\n\n${signature}` : written;
