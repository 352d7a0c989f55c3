import { advertisingPhrases } from './advertising-phrases.ts';
import type { WrittenMessage } from './score-message.ts';

/** Anyone may use one or two, and a few more in a long text. */
const fewestPhrases = 3;
const lettersPerPhrase = 80;

/** One character may decompose into 18. */
const maximumLength = 4400;

/**
 * Whether a message is worded like advertising or fraud. The words of honest senders can be: this is a mark
 * for people to sort by, never a reason to keep a message from them. The longest text takes 0.1 ms.
 */
export function looksLikeAdvertising({ subject, message }: Pick<WrittenMessage, 'subject' | 'message'>) {
  const text = prepareText(`${subject}\n${message}`);
  const phrases = new Set(text.match(phrasePattern));
  return phrases.size >= Math.max(fewestPhrases, text.length / lettersPerPhrase);
}

/**
 * Lower-case letters without accents, every number as 0, web addresses and invisible characters left out, one
 * space between words and at both ends, and one between Han and other scripts.
 */
function prepareText(text: string): string {
  const letters = text
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .normalize('NFKD')
    .slice(0, maximumLength)
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/\d+(?:[.,:]\d+)*/g, '0')
    .replaceAll(/([%$€£¥])/g, ' $1 ')
    .replaceAll(/[^\p{L}\d%$€£¥]+/gu, ' ')
    .replaceAll(/(?<=\p{Script=Han})(?=[\da-z])|(?<=[\da-z])(?=\p{Script=Han})/gu, ' ');
  return ` ${letters.replaceAll(/ +/g, ' ').trim()} `;
}

/** A phrase, from the beginning of a word; Chinese has no spaces between words. */
const phrasePattern = new RegExp(
  `(?<= |\\p{Script=Han})(?:${advertisingPhrases.map(toPattern).join('|')})`,
  'gu',
);

function toPattern(phrase: string): string {
  const prepared = prepareText(phrase).slice(1).replaceAll('$', '\\$');
  return phrase.endsWith(' ') ? prepared : prepared.slice(0, -1);
}
