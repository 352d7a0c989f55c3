import { requireRight, type Context } from '#platform/context.ts';
import type { FoundText } from '../contract.ts';
import { findKind, type DocumentData } from './document-kind.ts';
import { readDraftContent } from './read-site-content.ts';
import { readWholeDocuments } from './read-whole-documents.ts';

const mostFound = 50;

/** Characters of a text before and after what was found in it. */
const around = 60;

/**
 * The texts of the content that have some words in them, drafts included, in the order of the documents.
 * @param words in whatever case
 * @throws Problem 403
 */
export async function searchTexts(ctx: Context, words: string): Promise<FoundText[]> {
  requireRight(ctx.caller, 'searchContent');
  const wanted = fold(words.trim());
  const found: FoundText[] = [];
  if (wanted === '') return found;
  const { content } = await readDraftContent(ctx);
  for await (const { collection, slug, data } of readWholeDocuments(ctx, content, 'draft')) {
    const title = findKind(collection, slug).titleOf(data as DocumentData);
    for (const { path, text } of listTexts(data)) {
      const at = fold(text).indexOf(wanted);
      if (at === -1) continue;
      found.push({ collection, slug, title, path: path.join('.'), text: cutAround(text, at, wanted.length) });
      if (found.length === mostFound) return found;
    }
  }
  return found;
}

/** A text without its markup: words of one paragraph are one text. */
const toWords = (text: string): string =>
  text
    .replaceAll(/<(?:br|\/(?:p|li|h\d|td|th))\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .trim();

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

interface PlacedText {
  path: readonly (string | number)[];
  text: string;
}

function* listTexts(value: unknown, path: PlacedText['path'] = []): Generator<PlacedText> {
  if (typeof value === 'string') yield { path, text: toWords(value) };
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* listTexts(inner, [...path, name]);
}

function cutAround(text: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - around), at + length + around];
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
