import { foldLetters } from '../fold-letters.ts';

/** What may stand between a number's digits, in folded text. */
const between = String.raw`[ ().\/\-\u2010\u2013]`;

const number = new RegExp(String.raw`\d(?:${between}{0,5}\d){6,}`, 'g');

/** Words of their own; with spaces only if they begin as telephone numbers do. */
const wantedNumber = new RegExp(
  String.raw`(?<!\S)(?:[+(0](?:\d|${between})*|(?:\d|(?! )${between})+)(?!\S)`,
  'g',
);

/** The last digits of a telephone number are the same with and without its codes. */
const localDigits = 8;

const readDigits = (text: string): string => text.replaceAll(/\D/g, '');

/** A text to search: folded, and with the digits alone of each number that may be a telephone's after it. */
export function foldSearchedText(text: string): string {
  const folded = foldLetters(text);
  return [folded, ...(folded.match(number) ?? []).map(readDigits)].join('\n');
}

/** What somebody looks for in such a text: a telephone number however it is spelled, with and without its codes. */
export const foldQuery = (query: string): string =>
  foldLetters(query).replaceAll(wantedNumber, (wanted) => {
    const digits = readDigits(wanted);
    return digits.length < 7 ? wanted : digits.slice(-localDigits);
  });
