import { isUtf8 } from 'node:buffer';

/** Letters as texts in a charset have them: the more of what is not ASCII they are, the likelier it is. */
const candidates: [label: string, usual: RegExp][] = [
  // One or two accented letters, quotation marks or dashes among plain letters.
  ['windows-1252', /(?<![^\0-\x7f])[\u00a1-\u00ff\u2010-\u2026\u20ac]{1,2}(?![^\0-\x7f])/g],
  ['windows-1251', /[а-яёіїє]/g],
  ['koi8-r', /[а-яё]/g],
];

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
  let [best, bestShare] = ['windows-1252', 0];
  for (const [label, usual] of candidates) {
    const text = new TextDecoder(label).decode(sample);
    const others = text.match(/[^\0-\x7f]/g)!.length;
    const share = (text.match(usual) ?? []).join('').length / others;
    if (share > bestShare) [best, bestShare] = [label, share];
  }
  return best;
}

/** What stands for no charset: ASCII is what was meant before somebody typed more. */
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
