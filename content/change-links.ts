import type { z } from 'zod';
import { findPath, findPlaces, leadsTo, splitHref, type Place, type Target } from './links.ts';
import { replaceHrefs } from './rich-text.schema.ts';

interface Text<Data extends object> {
  schema: z.ZodType;
  data: Data;
}

/** The data, with every link to a document leading to its new slug; unchanged where its schema has no room for that. */
export function redirectLinks<Data extends object>(text: Text<Data>, target: Target, to: string): Data {
  const places = findPlaces(text, target);
  if (places.length === 0) return text.data;
  const [before, after] = [findPath(target), findPath({ ...target, slug: to })];
  const follow = (href: string) =>
    before !== undefined && after !== undefined && leadsTo(href, before)
      ? moveHref(href, before, after)
      : href;
  const data = structuredClone(text.data);
  for (const { path, kind } of places) {
    const { holder, key } = findHolder(data, path);
    const value = holder[key] as string;
    if (kind === 'reference') holder[key] = to;
    else holder[key] = kind === 'link' ? follow(value) : replaceHrefs(value, follow);
  }
  return text.schema.safeParse(data).success ? data : text.data;
}

/** A link with its own query, and with its own anchor where the address has none. */
function moveHref(href: string, before: string, after: string): string {
  const { query, anchor } = splitHref(href);
  const isAnchored = splitHref(before).anchor !== '';
  const moved = splitHref(after);
  return `${moved.path}${query}${isAnchored ? moved.anchor : anchor}`;
}

/**
 * The data without any offer of a document: an entry of a list, or something optional, that consists of the link.
 * @returns also the places that its schema cannot do without, and those in rich texts
 */
export function removeLinks<Data extends object>(
  { schema, data }: Text<Data>,
  target: Target,
): { data: Data; left: Place[] } {
  let kept = data;
  const left: Place[] = [];
  // From the last to the first: what is taken out of a list moves those behind it.
  for (const place of findPlaces({ schema, data }, target).toReversed()) {
    const offer = findOffer(place);
    const without = offer && takeOut(kept, offer);
    if (without && schema.safeParse(without).success) kept = without;
    else left.unshift(place);
  }
  return { data: kept, left };
}

/** The place of what consists of a link; null if that is part of a text. */
function findOffer({ path, kind }: Place): PropertyKey[] | null {
  if (kind === 'prose') return null;
  const offer = typeof path.at(-1) === 'number' ? path : path.slice(0, -1);
  return offer.length > 0 ? offer : null;
}

function takeOut<Data extends object>(data: Data, place: readonly PropertyKey[]): Data {
  const without = structuredClone(data);
  const { holder, key } = findHolder(without, place);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return without;
}

type Holder = Record<PropertyKey, unknown>;

function findHolder(data: object, path: readonly PropertyKey[]): { holder: Holder; key: PropertyKey } {
  const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Holder)[key], data);
  return { holder: holder as Holder, key: path.at(-1)! };
}
