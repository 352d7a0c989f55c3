import type { Standing } from './describe-post.ts';
import { hasAppeared } from './post-dates.ts';

/** Of the words, from which readers are told that the text was revised: less is a correction. */
const materialShare = 0.1;

/**
 * Notes when a text that readers may know changes in substance, unless the change itself says when it was revised.
 * @param at ISO 8601
 */
export function noteRevision(before: Standing, next: Standing, at: string): Standing {
  const isKnown = hasAppeared(before, at) && next.isPublished;
  const { revised_at } = before.text;
  if (!isKnown || next.text.revised_at !== revised_at) return next;
  if (!isMaterial(before.text.content, next.text.content)) return next;
  const { text, draft } = next;
  return {
    ...next,
    text: { ...text, revised_at: at },
    draft: draft?.revised_at === revised_at ? { ...draft, revised_at: at } : draft,
  };
}

/** Whether two texts differ in at least a tenth of the words, wherever these are. */
export function isMaterial(before: string, after: string): boolean {
  if (before === after) return false;
  const [words, others] = [listWords(before), listWords(after)];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) - 1);
  let [gone, added] = [0, 0];
  for (const count of counts.values()) {
    if (count > 0) gone += count;
    else added -= count;
  }
  const changed = Math.max(gone, added);
  return changed > 0 && changed >= materialShare * Math.max(words.length, others.length);
}

/** Without markup, punctuation and case. */
const listWords = (html: string): string[] =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
