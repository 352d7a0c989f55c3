import type { FormEvidence } from '#platform/http/form-evidence.ts';
import type { NewMessage, SpamReason } from '../contract.ts';

/** What the rules look at. */
export interface JudgedMessage {
  message: NewMessage;
  evidence: FormEvidence;
  /** How many others sent the same text within the last hour. */
  otherSenders: number;
}

/** `certain`: no proof of work makes up for it, only an admin's word. */
export interface Verdict {
  kind: 'clean' | 'suspected' | 'certain';
  reasons: SpamReason[];
}

/**
 * From here a message is kept apart. No single thing that a person may do reaches it: being quick, or
 * a link or two.
 */
const suspectedFrom = 3;
const certainFrom = 6;

/** Nobody fills in four fields by hand in less. */
const hastyMs = 1500;

type Rule = [reason: SpamReason, countPoints: (judged: JudgedMessage) => number];

const rules: Rule[] = [
  ['trapped', ({ evidence }) => (evidence.isTrapped ? certainFrom : 0)],
  ['hasty', ({ evidence }) => (evidence.elapsedMs !== null && evidence.elapsedMs < hastyMs ? 2 : 0)],
  ['links', ({ message }) => countLinkPoints(findLinks(message.message).length)],
  ['links_only', ({ message }) => (hasLinksOnly(message.message) ? 3 : 0)],
  ['link_in_name', ({ message }) => (findLinks(message.name).length > 0 ? 2 : 0)],
  ['link_code', ({ message }) => (/\[(url|link)\b[^\]]*\]/i.test(message.message) ? 3 : 0)],
  ['html_link', ({ message }) => (/<a\s[^>]*href/i.test(message.message) ? 2 : 0)],
  ['mixed_scripts', ({ message }) => (countMixedWords(allText(message)) >= 2 ? 2 : 0)],
  ['hidden_characters', ({ message }) => (hiddenCharacters.test(allText(message)) ? 2 : 0)],
  ['repeated', ({ otherSenders }) => (otherSenders >= 2 ? 2 : 0)],
];

/** Says whether a message looks like spam, and why. */
export function judgeMessage(judged: JudgedMessage): Verdict {
  const found = rules.map(([reason, countPoints]) => ({ reason, points: countPoints(judged) }));
  const points = found.reduce((sum, rule) => sum + rule.points, 0);
  return {
    kind: points >= certainFrom ? 'certain' : points >= suspectedFrom ? 'suspected' : 'clean',
    reasons: found.filter((rule) => rule.points > 0).map(({ reason }) => reason),
  };
}

const allText = ({ name, subject, message }: NewMessage): string => `${name} ${subject} ${message}`;

const findLinks = (text: string): string[] => text.match(/\b(https?:\/\/|www\.)[^\s<>"'\])]+/gi) ?? [];

const countLinkPoints = (links: number): number => (links >= 10 ? 5 : links >= 5 ? 3 : links >= 3 ? 1 : 0);

/** Two links or more, and hardly a word between them. */
function hasLinksOnly(text: string): boolean {
  const links = findLinks(text);
  const words = links.reduce((rest, link) => rest.replace(link, ' '), text);
  return links.length >= 2 && (words.match(/\p{L}/gu) ?? []).length < 15;
}

/** Words of Latin with Cyrillic or Greek letters in them: letters that look alike hide words from filters. */
function countMixedWords(text: string): number {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  ).length;
}

/** Zero width, and turning the direction of writing; joiners are left out, since scripts and emoji need them. */
const hiddenCharacters = /[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/;
