import { z } from 'zod';
import { collections } from './collections.ts';
import type { Collection } from './define.ts';
import { findNeutral } from './neutral.ts';
import { listStrings } from './strings.ts';

/** The kinds of texts that a visitor relies on, the gravest first; `wording` is the rest. */
const textKinds = ['promise', 'price', 'name', 'measure', 'wording'] as const;

/** A text that is still the demonstration's. */
interface DemonstrationText {
  /** Where it is: `items.3.text`. */
  field: string;
  text: string;
  kind: (typeof textKinds)[number];
}

export interface DemonstrationShare {
  /** How many texts the document has. */
  texts: number;
  /** Those that are the demonstration's, the gravest first. */
  left: DemonstrationText[];
  /** The places of those that the owner has written. */
  own: string[];
}

/**
 * Which texts of a document are the demonstration's: those with the same figures and at least four fifths of the
 * words of one of its texts for the same field. Single words, and texts that every site may have (neutral.ts), are
 * nobody's; but a service in which nobody has written is of the software's trade, however neutral its words.
 * @param origin the slug of the default that it began as; null for one of the owner's own
 */
export function findDemonstration(name: string, origin: string | null, data: object): DemonstrationShare {
  const known = findKnown(name);
  const { schema, findExamples } = describe(name, origin);
  const texts = listTexts(schema, data);
  const left: DemonstrationText[] = [];
  const everyones: DemonstrationText[] = [];
  const own: string[] = [];
  for (const { path, value } of texts) {
    const place = toPlace(path);
    const words = splitWords(value);
    if (isCommon(words, path) || isCommonTitle(name, place)) continue;
    const field = path.join('.');
    if (known.neutral.get(place)?.has(words.join(' '))) {
      everyones.push({ field, text: value, kind: 'wording' });
      continue;
    }
    const isKnown = known.texts.get(place)?.some((text) => isSameText(text, words, text.slug === origin));
    if (isKnown) left.push({ field, text: value, kind: rankText(name, path, value) });
    else own.push(field);
  }
  const examples = findExamples?.(data).map((example) => ({ ...example, kind: 'name' as const })) ?? [];
  const madeUp = (madeUpPictures[name] ?? []).flatMap((field) =>
    field in data
      ? [{ field, text: String((data as Record<string, unknown>)[field]), kind: 'name' as const }]
      : [],
  );
  const untouched = name === 'services' && own.length === 0 ? everyones : [];
  const all = [...left, ...untouched, ...examples, ...madeUp];
  return {
    texts: texts.length + examples.length + madeUp.length,
    left: all.toSorted((a, b) => textKinds.indexOf(a.kind) - textKinds.indexOf(b.kind)),
    own,
  };
}

/** Pictures of people and screens that are made up, whoever shows them. */
const madeUpPictures: Readonly<Record<string, readonly string[]>> = {
  people: ['portrait'],
  products: ['screen'],
};

interface KnownText {
  slug: string;
  words: ReadonlySet<string>;
  figures: string;
}

interface KnownTexts {
  /** The demonstration's, by their places. */
  texts: ReadonlyMap<string, readonly KnownText[]>;
  neutral: ReadonlyMap<string, ReadonlySet<string>>;
}

const knownTexts = new Map<string, KnownTexts>();

/** The demonstration's texts in a collection, learned once. */
function findKnown(name: string): KnownTexts {
  const known = knownTexts.get(name) ?? learn(name);
  knownTexts.set(name, known);
  return known;
}

function learn(name: string): KnownTexts {
  const texts = new Map<string, KnownText[]>();
  const neutral = new Map<string, Set<string>>();
  for (const { slug, data } of listDefaults(name)) {
    const { schema } = describe(name, slug);
    for (const { path, value } of listTexts(schema, data)) {
      const words = splitWords(value);
      const place = toPlace(path);
      const text = { slug, words: new Set(words), figures: joinFigures(words) };
      texts.set(place, [...(texts.get(place) ?? []), text]);
    }
    // These pages are the software's until they are read and changed, however true they are.
    const everyones = isReadByOwner(name) ? null : findNeutral(name, slug);
    for (const { path, value } of everyones ? listTexts(schema, everyones) : []) {
      const place = toPlace(path);
      neutral.set(place, (neutral.get(place) ?? new Set()).add(splitWords(value).join(' ')));
    }
  }
  return { texts, neutral };
}

const isReadByOwner = (name: string): boolean => name === 'legal' || name === 'quiz';

const findCollection = (name: string): Collection => collections[name as keyof typeof collections];

function listDefaults(name: string): { slug: string; data: object }[] {
  const collection = findCollection(name);
  if (collection.kind === 'list') {
    return (collection.defaults as { slug: string }[]).map(({ slug, ...data }) => ({ slug, data }));
  }
  return Object.values(collection.documents).map((one) => ({ slug: one.slug, data: one.default as object }));
}

interface Described {
  schema: z.ZodType;
  findExamples?: ((data: unknown) => { field: string; text: string }[]) | undefined;
}

function describe(name: string, slug: string | null): Described {
  const collection = findCollection(name);
  if (collection.kind === 'list') return { schema: collection.schema };
  return Object.values(collection.documents).find((one) => one.slug === slug) ?? { schema: z.never() };
}

/** The texts that visitors read or hear: not addresses, names of drawings, colors, dates or times. */
const listTexts = (schema: z.ZodType, data: unknown) =>
  listStrings(schema, data).filter(
    ({ schema: own, marks: { control } }) =>
      own instanceof z.ZodString && (control === undefined || control === 'multiline') && !hasFormat(own),
  );

const formats = new WeakMap<z.ZodString, boolean>();

/** Whether a string has to look like something, such as an address or a time. */
function hasFormat(schema: z.ZodString): boolean {
  const known = formats.get(schema);
  if (known !== undefined) return known;
  const { pattern, format } = z.toJSONSchema(schema);
  const has = pattern !== undefined || format !== undefined;
  formats.set(schema, has);
  return has;
}

/** The place of a text in whichever entry of its lists. */
const toPlace = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const joinFigures = (words: readonly string[]): string => words.filter((word) => /\d/.test(word)).join(' ');

/** A single word that is no figure and names nobody is everyone's: "Portfolio", "PostgreSQL". */
const isCommon = (words: readonly string[], path: readonly PropertyKey[]): boolean =>
  words.length < 2 && joinFigures(words) === '' && !named.test(path.join('.'));

/** Titles that others give too: whoever writes terms of their own calls them "Terms of Service", and a profile "Our profile on LinkedIn". */
const isCommonTitle = (name: string, place: string): boolean =>
  (name === 'legal' && place === 'title') || (name === 'site' && place === 'social.links.*.name');

/** Shorter texts of other documents are everyone's. */
const shortWords = 4;

const sameShare = 0.8;

/** Whether a text has the same figures and at least four fifths of the words of another. */
export function isReworded(text: string, of: string): boolean {
  const words = splitWords(of);
  return isSameText({ words: new Set(words), figures: joinFigures(words) }, splitWords(text), true);
}

function isSameText(
  known: Pick<KnownText, 'words' | 'figures'>,
  words: readonly string[],
  isOwn: boolean,
): boolean {
  if (!isOwn && words.length < shortWords) return false;
  const given = new Set(words);
  const [least, most] = [known.words.size, given.size].toSorted((a, b) => a - b) as [number, number];
  if (least < most * sameShare || known.figures !== joinFigures(words)) return false;
  const common = [...given].filter((word) => known.words.has(word)).length;
  return common >= sameShare * (known.words.size + given.size - common);
}

const priced = /[$€£]|\b(?:price|fee|free of charge|costs? nothing|at no charge)\b/i;

const measured =
  /\d|%|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|once|twice|minutes?|hours?|days?|weeks?|months?|years?)\b/i;

const promised =
  /\b(?:we|you get|guarantee\w*|within|always|never|every|fixed|free|certified|insured|signed|in your name)\b/i;

const named = /(?:^|\.)(?:name|client|quote|stampedBy|team)$/;

function rankText(collection: string, path: readonly PropertyKey[], text: string): DemonstrationText['kind'] {
  // They are true of the software: a step of their own asks for a lawyer.
  if (isReadByOwner(collection)) return 'wording';
  if (priced.test(text)) return 'price';
  if (named.test(path.join('.'))) return 'name';
  if (promised.test(text)) return 'promise';
  return measured.test(text) ? 'measure' : 'wording';
}
