import { z } from 'zod';

/** In characters. */
const lengthLimit = 255;

const tooLong = `Email must be less than ${lengthLimit} characters`;

/** How mail programs copy an address: in angle brackets, after the person's name if they know one. */
const nameAndAddress = /^[^<>@]*<([^<>]*)>[\s;,.]*$/;

/** Punctuation that follows an address in a sentence or a list; no domain ends with it. */
const trailingMark = /[\s;,.:?!…。、，)>"'’”»]/;

/**
 * The address that a text means, as it is stored: without what phones, mail programs and lists put around it,
 * in Unicode's composed form, and with its domain in ASCII (IDNA). Its case stays, but for letters outside
 * ASCII, which SQLite does not fold.
 */
export function cleanEmail(text: string): string {
  const bare = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('＠', '@')
    .trim()
    .replace(nameAndAddress, '$1')
    .replace(/^mailto:\s*([^?]*)(\?.*)?$/i, '$1');
  let end = bare.length;
  while (end > 0 && trailingMark.test(bare[end - 1]!)) end -= 1;
  const at = bare.lastIndexOf('@', end);
  const local = bare.slice(0, at + 1).replaceAll(/[^\0-\x7f]+/g, (letters) => letters.toLowerCase());
  return local + toAsciiDomain(bare.slice(at + 1, end));
}

/** One key for each mailbox: addresses that differ only in case, or in how they are written, share it. */
export const toEmailKey = (text: string): string => cleanEmail(text).toLowerCase();

/**
 * An address as forms take it: cleaned, any local part without quotes, and a domain of two labels or more.
 * @param invalid the text for anything else
 */
export const emailAddressSchema = (invalid: string) =>
  z
    .string({ error: invalid })
    // A long text is refused before it is looked at.
    .max(2 * lengthLimit, { error: tooLong, abort: true })
    .overwrite(cleanEmail)
    .max(lengthLimit, { error: tooLong, abort: true })
    .refine(isEmailAddress, invalid);

function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  return (
    /^[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(address.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => /^[\w-]+$/.test(label) && !/^-|-$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1)!)
  );
}

function toAsciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain) || /[\s/?#:\\@%[\]]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
