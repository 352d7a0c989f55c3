import type { FormTiming } from '#domain/forms/server/submission.ts';

/** A stranger's text. */
export interface WrittenMessage {
  name: string;
  subject: string;
  message: string;
}

/** The input of the rules. */
export interface ScoredMessage {
  message: WrittenMessage;
  timing: FormTiming;
  /** How many others sent nearly the same text recently. */
  otherSenders: number;
}

export interface SpamScore {
  isSpam: boolean;
  /** The rules that scored, even if the total is too low. */
  reasons: SpamRule[];
}

/**
 * The score at which a message is quarantined. No single thing that a person may do reaches it, such as being
 * quick or adding links, and no wording adds to it.
 */
const spamFrom = 3;

/** Nobody fills in four fields by hand in less. */
const hastyMs = 1500;

export type SpamRule =
  | 'honeypot'
  | 'hasty'
  | 'links'
  | 'links_only'
  | 'link_in_name'
  | 'link_code'
  | 'html_link'
  | 'mixed_scripts'
  | 'hidden_characters'
  | 'repeated';

type Rule = [reason: SpamRule, countPoints: (scored: ScoredMessage) => number];

const rules: Rule[] = [
  ['honeypot', ({ timing }) => (timing.isHoneypotFilled ? spamFrom : 0)],
  ['hasty', ({ timing }) => (timing.elapsedMs !== null && timing.elapsedMs < hastyMs ? 2 : 0)],
  ['links', ({ message }) => (findSites(message.message).size >= 5 ? 1 : 0)],
  ['links_only', ({ message }) => (hasLinksOnly(message.message) ? 3 : 0)],
  ['link_in_name', ({ message }) => (findLinks(message.name).length > 0 ? 2 : 0)],
  ['link_code', ({ message }) => (/\[(url|link)(=|\]\s*http)/i.test(message.message) ? 3 : 0)],
  ['html_link', ({ message }) => (/<a\s[^>]*href/i.test(message.message) ? 1 : 0)],
  ['mixed_scripts', ({ message }) => (countMixedWords(allText(message)) >= 2 ? 2 : 0)],
  ['hidden_characters', ({ message }) => (hasHiddenCharacters(allText(message)) ? 2 : 0)],
  ['repeated', ({ otherSenders }) => (otherSenders >= 2 ? spamFrom : 0)],
];

/** Scores a message as spam, with the reasons. It takes 2 ms for the longest. */
export function scoreMessage(scored: ScoredMessage): SpamScore {
  const scores = rules.map(([reason, countPoints]) => ({ reason, points: countPoints(scored) }));
  return {
    isSpam: scores.reduce((sum, { points }) => sum + points, 0) >= spamFrom,
    reasons: scores.filter(({ points }) => points > 0).map(({ reason }) => reason),
  };
}

const allText = ({ name, subject, message }: WrittenMessage): string => `${name} ${subject} ${message}`;

const findLinks = (text: string): string[] => text.match(/\b(https?:\/\/|www\.)[^\s<>"'\])]+/gi) ?? [];

/** Many pages of one site are a report; many sites are a list. */
const findSites = (text: string): Set<string> =>
  new Set(
    findLinks(text).map(
      (link) =>
        link
          .toLowerCase()
          .replace(/^https?:\/\//, '')
          .split(/[/:?#]/)[0]!,
    ),
  );

/** Links to three sites or more, and hardly any words between them. */
function hasLinksOnly(text: string): boolean {
  const words = findLinks(text).reduce((rest, link) => rest.replace(link, ' '), text);
  return findSites(text).size >= 3 && (words.match(/\p{L}/gu) ?? []).length < 15;
}

/** Latin words with Cyrillic or Greek letters in them: look-alike letters hide words from filters. */
function countMixedWords(text: string): number {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  ).length;
}

/**
 * Finds what nobody types by chance: letters written backwards, and words with invisible characters in several
 * places. Phones put direction marks around a number or a name from their contacts, Word puts soft hyphens
 * into long words, and what is pasted begins with a byte order mark.
 */
function hasHiddenCharacters(text: string): boolean {
  if (/[\u202d\u202e]/.test(text)) return true;
  const split = text.match(/(?<=\p{L})[\u200b\u2060\ufeff]+(?=\p{L})/gu) ?? [];
  return split.length >= 3;
}
