/** In characters: anything longer is not a search. */
const longest = 100;

/** Searches that may identify somebody: addresses, links, numbers to call or pay with. */
const personal = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\+?\d(?:[\s()./-]{0,3}\d){5,}/gu;

/** A search without results, as it is stored; null if nothing is left of it. */
export function cleanUnmet(text: string): string | null {
  const clean = text
    .toLowerCase()
    .replace(personal, '…')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
  return /[\p{L}\p{N}]{2}/u.test(clean) ? clean : null;
}
