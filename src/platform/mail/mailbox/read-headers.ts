import { toEmailKey } from '../../email-address/contract.ts';

/** The headers that tell a mail's kind, read. */
export interface MailHeaders {
  /** Without angle brackets; empty without. */
  messageId: string;
  /** The Message-IDs that it answers, without angle brackets, nearest first. */
  answers: string[];
  /** The address it claims to be from, as `toEmailKey` gives it; empty if it names none. */
  from: string;
  /**
   * Whether the receiving server says that the domain of `from` did not send it (RFC 8601). Only a failure
   * can be trusted: if that server says nothing, the line is the sender's own.
   */
  failedVerification: boolean;
  /** Where it was sent, in lower case: as its sender writes it, and as servers have noted it. */
  recipients: string[];
  /** Sent automatically by a program (RFC 3834, 2). What a list adds says nothing about the author. */
  isAutomatic: boolean;
  /** Whether it may be a report about a delivery. */
  isReport: boolean;
  /** Whether it can be nothing else (RFC 6522). */
  isMultipartReport: boolean;
}

/** The most ids looked up; no thread has more. */
const idsLimit = 50;

const recipientHeaders = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-delivered-to',
  'x-forwarded-to',
];

/** A header's lines as one. */
export const unfold = (block: string): string => block.replaceAll(/\r?\n[ \t]+/g, ' ');

export function readMailHeaders(block: string): MailHeaders {
  const lines = unfold(block).split(/\r?\n/);
  const readAll = (name: string): string[] =>
    lines
      .filter((one) => one.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim());
  const read = (name: string): string => readAll(name)[0] ?? '';
  const from = readAddress(read('from'));
  const isMultipartReport = /^multipart\/report\b/i.test(read('content-type'));
  const answers = [...readIds(read('in-reply-to')), ...readIds(read('references')).toReversed()];
  return {
    messageId: readIds(read('message-id'))[0] ?? '',
    answers: [...new Set(answers)].slice(0, idsLimit),
    from,
    recipients: recipientHeaders.flatMap(readAll).flatMap(listPostPaths),
    // Each server on the way adds one of its own.
    failedVerification: readAll('authentication-results').some((verdict) =>
      /(?:^|[;\s])dmarc\s*=\s*fail\b/i.test(withoutAsides(verdict)),
    ),
    isAutomatic:
      !/^(no\b.*)?$/i.test(read('auto-submitted')) ||
      /^auto_reply\b/i.test(read('precedence')) ||
      ['x-autoreply', 'x-autorespond'].some((name) => read(name) !== '') ||
      read('return-path') === '<>',
    isReport:
      isMultipartReport ||
      read('x-failed-recipients') !== '' ||
      /^(mailer-daemon|postmaster|mail-daemon)@/.test(from),
    isMultipartReport,
  };
}

/** A structured header without its quoted strings and comments (RFC 5322, 3.2). */
function withoutAsides(text: string): string {
  let rest = '';
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i]!;
    if (sign === '\\') i += 1;
    else if (isQuoted) isQuoted = sign !== '"';
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (sign === '"') isQuoted = true;
    else rest += sign;
  }
  return rest;
}

/** A header that names several addresses, or hides one in a name, names none. */
const readAddress = (text: string): string =>
  toEmailKey(/^[^<>]*<([^<>\s]{1,250})>\s*$/.exec(text)?.[1] ?? /^[^<>\s,]{1,250}$/.exec(text)?.[0] ?? '');

const listPostPaths = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[^\s<>,;:"]{1,120}@[^\s<>,;:"]{1,250}/g)]
    .map(([address]) => address)
    .slice(0, idsLimit);

const readIds = (text: string): string[] =>
  [...text.matchAll(/<([^<>\s\p{Cc}]{1,250})>/gu)].map(([, id]) => id!);
