import { parseParts } from './mail-parser.ts';
import { unfold } from './read-headers.ts';

/** A report about an undelivered mail, or a complaint about a delivered one. */
export interface Bounce {
  /** Message-IDs that it names, without angle brackets. */
  ids: string[];
  /** The original and the final recipients, in lower case; empty if not stated. */
  recipients: string[];
  reason: string;
  /** The enhanced status code (RFC 3463), such as `5.1.1`; empty if not stated. */
  status: string;
  /** Its recipient reported it as unwanted (RFC 5965). */
  isComplaint: boolean;
}

/** The most ids and recipients looked at. */
const namesLimit = 50;

const reasonLimit = 400;

/**
 * Parses a report of a mail that was not delivered: in parts (RFC 3464), in qmail's form
 * (https://cr.yp.to/proto/qsbmf.txt), or in Exim's; or one of a complaint (RFC 5965). Like `parseMail`, run it in a separate process.
 * @returns null for any other outcome, such as a delay
 * @throws Error if it is not a mail
 */
export async function parseBounce(source: Uint8Array): Promise<Bounce | null> {
  const mail = await parseParts(source, { forceRfc822Attachments: true });
  const text = mail.text ?? '';
  const readHeader = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: new TextDecoder('latin1').decode(content as ArrayBuffer),
  }));
  const readPart = (type: RegExp) => parts.find(({ mimeType }) => type.test(mimeType))?.text;
  const status = readPart(/^message\/(global-)?delivery-status$/);
  const feedback = readPart(/^message\/feedback-report$/);
  const failure = feedback
    ? readComplaint(feedback)
    : status === undefined
      ? (readQmail(text) ?? readExim(text, readHeader('x-failed-recipients')))
      : readStatus(status);
  if (!failure) return null;
  const original = readPart(/^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/);
  const ids = [
    ...readIds(original ?? text.slice(failure.end ?? text.length).trimStart()),
    ...findIds(`${readHeader('in-reply-to')} ${readHeader('references')}`),
  ];
  return {
    ids: [...new Set(ids)].slice(0, namesLimit),
    recipients: [...new Set(failure.recipients.map((one) => one.toLowerCase()))].slice(0, namesLimit),
    reason: failure.reason.replaceAll('\0', '').slice(0, reasonLimit).toWellFormed(),
    status: failure.status || (/\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(failure.reason)?.[1] ?? ''),
    isComplaint: feedback !== undefined,
  };
}

interface Failure {
  recipients: string[];
  reason: string;
  status?: string;
  /** Where the copy of the mail begins in the text. */
  end?: number;
}

/** @param status blocks of fields: about the report, then about each recipient */
function readStatus(status: string): Failure | null {
  const blocks = unfold(status)
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .filter((block) => /^action:\s*failed\b/im.test(block));
  if (blocks.length === 0) return null;
  const read = (pattern: RegExp): string =>
    blocks.map((block) => pattern.exec(block)?.[1]?.trim() ?? '').find(Boolean) ?? '';
  return {
    recipients: blocks.flatMap((block) =>
      [...block.matchAll(/^(?:original|final)-recipient:[ \t]*[\w-]+;[ \t]*<?([^\s<>]{1,255})/gim)].map(
        ([, address]) => address!,
      ),
    ),
    reason:
      read(/^diagnostic-code:[ \t]*(?:[\w-]+;)?[ \t]*(.+)/im) ||
      read(/^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im) ||
      returned,
    status: read(/^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im),
  };
}

/** Only of abuse: others, such as `not-spam`, ask for nothing. */
function readComplaint(report: string): Failure | null {
  if (!/^feedback-type:[ \t]*abuse\b/im.test(report)) return null;
  const recipients = [...report.matchAll(/^original-rcpt-to:[ \t]*<?([^\s<>]{1,255})/gim)];
  return { recipients: recipients.map(([, address]) => address!), reason: 'reported as unwanted' };
}

const returned = 'the mail was returned';

/** Paragraphs of "<address>:" and the reason, up to one that begins with a dash. */
function readQmail(text: string): Failure | null {
  if (!/^\s*Hi\. This is the /.test(text)) return null;
  const end = text.search(/^-/m);
  const said = end < 0 ? text : text.slice(0, end);
  const failures = [...said.matchAll(/^<([^\s<>]{1,255})>:\s*\r?\n((?:.*\S.*(?:\r?\n|$))*)/gm)];
  if (failures.length === 0) return null;
  return {
    recipients: failures.map(([, address]) => address!),
    reason: toLine(failures[0]![2]!) || returned,
    end: end < 0 ? text.length : text.indexOf('\n', end),
  };
}

/** @param named the header that its reports of failures have, and its warnings have not */
function readExim(text: string, named: string): Failure | null {
  const recipients = named.split(',').map((one) => one.trim());
  if (!recipients[0]) return null;
  const end = text.search(/^------ /m);
  const said = end < 0 ? text : text.slice(0, end);
  return {
    recipients: recipients.filter(Boolean),
    reason: toLine(said.match(/^ {4}.*$/gm)?.join(' ') ?? '') || returned,
    end: end < 0 ? text.length : text.indexOf('\n', end),
  };
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The ids in the headers of a mail; what it refers to is ours too where its own id was replaced. */
const readIds = (mail: string): string[] =>
  unfold(mail.split(/\r?\n\r?\n/, 1)[0]!)
    .split(/\r?\n/)
    .filter((line) => /^(?:message-id|x-(?:\w+-)*original-message-id|references):/i.test(line))
    .flatMap(findIds);

const findIds = (text: string): string[] => [...text.matchAll(/<([^<>\s]{1,250})>/g)].map(([, id]) => id!);
