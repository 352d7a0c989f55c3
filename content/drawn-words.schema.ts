import { z } from 'zod';
import { text } from './schema.ts';

/** The words in a drawing by the names of their places: what the form calls each, and what it says at first, if anything. */
export type DrawnWords = Readonly<Record<string, readonly [title: string, first: string]>>;

/** As a document has them: one that is left out leaves its place empty, and moves no other. */
export type WordsIn<Words extends DrawnWords> = { readonly [Name in keyof Words]?: string | undefined };

/** The words that a drawing has at first. */
export const readFirstWords = <Words extends DrawnWords>(words: Words) =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, [, first]]) => (first ? [[name, first]] : [])),
  ) as { [Name in keyof Words]: string };

/** Whether a drawing says what it says at first. */
export const hasFirstWords = (words: DrawnWords, given: object): boolean =>
  Object.entries(words).every(
    ([name, [, first]]) => ((given as Record<string, unknown>)[name] ?? '') === first,
  );

/** A drawing and the words in it, each in a field of its own. */
export function wordedDrawing<const Kind extends string, Words extends DrawnWords>(
  kind: Kind,
  words: Words,
  title: string,
  /** Room that even a place drawn for a shorter word has, in characters. */
  least = 8,
) {
  const fields = Object.entries(words).map(([name, [label, first]]) => [
    name,
    text(roomFor(first, least), label)
      .meta(first ? { initial: first } : {})
      .optional(),
  ]);
  const shape = Object.fromEntries(fields) as Record<keyof Words, z.ZodOptional<z.ZodString>>;
  return z.strictObject({ kind: z.literal(kind), ...shape }).meta({ title });
}

/** Gives a document whose drawing was named alone, without words, those that the drawing has at first. */
export const giveFirstWords = (field: string, kinds: Readonly<Record<string, DrawnWords>>) =>
  function giveWords(document: unknown): unknown {
    const { [field]: kind, ...rest } = Object(document) as Record<string, unknown>;
    const words = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return words ? { ...rest, [field]: { kind, ...readFirstWords(words) } } : document;
  };

/** In characters: a little more than the word that the place was drawn for. */
const roomFor = (first: string, least: number): number => Math.max(least, Math.ceil(first.length * 1.3));
