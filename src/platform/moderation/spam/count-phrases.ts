import { phraseGroups, type PhraseGroup } from './wording-phrases.ts';

/** One letter of a phrase, and what may come after it. */
interface Branch {
  next: Map<string, Branch>;
  groups: PhraseGroup[];
}

/**
 * Counts what a text says by groups of phrases, each phrase once. From the beginning of each word a tree of
 * all phrases is followed letter by letter, so that the time depends only on the text's length.
 */
export function countPhrases(text: string): Map<PhraseGroup, number> {
  const prepared = prepareText(text);
  const found = new Set<Branch>();
  for (let start = 1; start < prepared.length; start += 1) {
    if (prepared[start - 1] !== ' ' && !isHan(prepared[start]!)) continue;
    let branch: Branch | undefined = tree;
    for (let i = start; branch && i < prepared.length; i += 1) {
      branch = branch.next.get(prepared[i]!);
      if (branch && branch.groups.length > 0) found.add(branch);
    }
  }
  const counts = new Map<PhraseGroup, number>();
  for (const { groups } of found) {
    for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}

/** One character may decompose into 18. */
const maximumLength = 4400;

/**
 * Lower-case letters without accents, every number as 0, web addresses left out, one space between words and
 * at both ends, and one between Han and other scripts.
 */
export function prepareText(text: string): string {
  const letters = text
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

const isHan = (character: string): boolean => character >= '\u3400' && character <= '\u9fff';

const tree = growTree();

function growTree(): Branch {
  const root: Branch = { next: new Map(), groups: [] };
  for (const [group, lines] of Object.entries(phraseGroups)) {
    for (const phrase of lines.flatMap((line) => line.split('|'))) {
      const isWhole = phrase.endsWith(' ');
      let branch = root;
      for (const character of prepareText(phrase).slice(1, isWhole ? undefined : -1)) {
        const next = branch.next.get(character) ?? { next: new Map(), groups: [] };
        branch.next.set(character, next);
        branch = next;
      }
      if (!branch.groups.includes(group as PhraseGroup)) branch.groups.push(group as PhraseGroup);
    }
  }
  dropLonger(root, new Set());
  return root;
}

/** A phrase that begins with another of its group would count twice. */
function dropLonger(branch: Branch, before: Set<PhraseGroup>): void {
  branch.groups = branch.groups.filter((group) => !before.has(group));
  const groups = new Set([...before, ...branch.groups]);
  for (const next of branch.next.values()) dropLonger(next, groups);
}
