import { isUtf8 } from 'node:buffer';

/** In the texts of one language; a text with a wrong pair of bytes is in another charset. */
interface Candidate {
  label: string;
  /** Letters as such texts have them: the more of what is not ASCII they are, the likelier it is. */
  usual: RegExp;
  /** Every such text contains it. */
  needed?: RegExp;
}

/** Of two that are as likely, it is the first. */
const singleByte: Candidate[] = [
  // One or two accented letters, quotation marks or dashes among plain letters.
  { label: 'windows-1252', usual: /(?<![^\0-\x7f])[\u00a1-\u00ff\u2010-\u2026\u20ac]{1,2}(?![^\0-\x7f])/g },
  { label: 'windows-1251', usual: /[а-яёіїє]/g },
  { label: 'koi8-r', usual: /[а-яё]/g },
];

const japanese = { usual: /[\p{Script=Han}\u3000-\u30ff\uff01-\uff5e]/gu, needed: /\p{Script=Hiragana}/u };
const chinese = { usual: /[\p{Script=Han}\u3000-\u3020\uff01-\uff5e]/gu };

const doubleByte: Candidate[] = [
  { label: 'shift_jis', ...japanese },
  { label: 'euc-jp', ...japanese },
  { label: 'euc-kr', usual: /[가-힣]/g },
  { label: 'gbk', ...chinese },
  { label: 'big5', ...chinese },
];

/** Pairs of Cyrillic letters are Chinese characters as well, but hardly anything else reads as words in Cyrillic. */
const clearShare = 0.8;

/** A charset in encoded words (RFC 2047) of the headers. */
const inHeaders = /=\?([^?*\s]+)[^?\s]*\?[bq]\?/i;

/** Enough to recognize a language by. */
const sampleBytes = 20_000;

/**
 * The charset of a text that does not declare one: UTF-8 where it can be that, else what its headers are
 * written in, else by its letters.
 * @param headers of the mail
 */
export function guessCharset(bytes: Uint8Array, headers: string): string {
  const sample = bytes.subarray(0, sampleBytes);
  if (['\x1b$B', '\x1b$@'].some((shift) => Buffer.from(sample).includes(shift))) return 'iso-2022-jp';
  if (isUtf8(bytes)) return 'utf-8';
  const named = inHeaders.exec(headers)?.[1]?.toLowerCase();
  if (named && !/^(utf-?8|us-ascii)$/.test(named)) return named;
  const single = chooseLikeliest(singleByte, sample);
  const double = single.share < clearShare ? chooseLikeliest(doubleByte, sample) : single;
  return double.share > single.share ? double.label : single.label;
}

function chooseLikeliest(candidates: Candidate[], sample: Uint8Array): { label: string; share: number } {
  let best = { label: 'windows-1252', share: 0 };
  for (const { label, usual, needed } of candidates) {
    const text = decodeStrictly(label, sample);
    if (text === null || needed?.test(text) === false) continue;
    const others = text.match(/[^\0-\x7f]/gu)!.length;
    const share = [...(text.match(usual) ?? []).join('')].length / others;
    if (share > best.share) best = { label, share };
  }
  return best;
}

/** @returns null if it cannot be in the charset; the end may be cut */
function decodeStrictly(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Whether a charset counts as undeclared: ASCII was true before somebody typed more. */
export const isUndeclared = (charset: string | undefined): boolean =>
  /^(|us-ascii|ascii|unknown.*|x-unknown|default|binary|none)$/i.test(charset?.trim() ?? '');

/** RFC 2152. `TextDecoder` refuses it. */
export const isUtf7 = (charset: string | undefined): boolean =>
  /^(unicode-1-1-)?utf-?7$/i.test(charset?.trim() ?? '');

export const decodeUtf7 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/\+([A-Za-z0-9+/]*)-?/g, (_, coded: string) => {
      if (coded === '') return '+';
      const units = Buffer.from(coded, 'base64');
      return units
        .subarray(0, units.length & ~1)
        .swap16()
        .toString('utf16le');
    });
