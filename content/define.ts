import type { z } from 'zod';
import { slugSchema } from './schema.ts';

/** A document of a list as pages get it: its data, and the slug that it is known by. */
export type Entry<Data> = Data & { readonly slug: string };

interface Described {
  /** The title that the owner reads above it. */
  label: string;
  /** One sentence for the owner: where on the site it shows. */
  description: string;
}

/** A kind of document of which the owner keeps any number, in an order of their own. */
export interface ListCollection<Data = unknown, Head = Data> extends Described {
  kind: 'list';
  /** The word for one of them, such as "service". */
  singular: string;
  /** The data of one document, without its slug. */
  schema: z.ZodType<Data>;
  /** Fields that nobody reads but those who may edit. */
  privateFields?: readonly string[];
  /** The slugs that its documents may have; `slugSchema` where nothing more is asked for. */
  slugs: z.ZodType<string>;
  /** The documents that a new site starts with, in the order shown. */
  defaults: readonly Entry<Data>[];
  /** Names one in a list. */
  titleOf(data: Data): string;
  /** The part of each that is kept in memory, where the whole would be too much: its page reads the rest. */
  headOf?(data: Data): Head;
  /** The last day (UTC) on which visitors see one, such as 2026-01-31; nothing where there is no such day. */
  lastDayOf?(data: Head): string | undefined;
  /** The address of a document's own page; left out for what is shown on other pages only. */
  pathOf?(slug: string): string;
}

/** One document that the site always has. */
export interface SingleDocument<Data = unknown> extends Described {
  slug: string;
  schema: z.ZodType<Data>;
  default: Data;
  /** The page on which it shows first. */
  path?: string;
  /** Finds examples in it, in whoever's words, such as a link that leads nowhere yet. */
  findExamples?(data: Data): { field: string; text: string }[];
}

/** Documents that are always there, each with a schema of its own. */
export interface FixedCollection<
  Documents extends Record<string, SingleDocument> = Record<string, SingleDocument>,
> extends Described {
  kind: 'fixed';
  documents: Documents;
}

export type Collection = ListCollection | FixedCollection;

/** Collections by their names, which are their addresses in the API and in the admin area. */
export type Collections = Record<string, Collection>;

/** Content as pages get it: entries of lists in their order, or their heads, single documents by their keys. */
export type ContentOf<All> = {
  readonly [Name in keyof All]: All[Name] extends ListCollection<infer _Data, infer Head>
    ? readonly Entry<Head>[]
    : All[Name] extends FixedCollection<infer Documents>
      ? SinglesOf<Documents>
      : never;
};

/** All content, with the whole of every entry. */
export type WholeContentOf<All> = {
  readonly [Name in keyof All]: All[Name] extends ListCollection<infer Data, infer _Head>
    ? readonly Entry<Data>[]
    : All[Name] extends FixedCollection<infer Documents>
      ? SinglesOf<Documents>
      : never;
};

type SinglesOf<Documents> = {
  readonly [Key in keyof Documents]: Documents[Key] extends SingleDocument<infer Data> ? Data : never;
};

const describedSlugSchema = slugSchema.meta({
  description: 'Lowercase letters and digits, with single hyphens between.',
});

type ListOptions<Data, Head> = Omit<ListCollection<Data, Head>, 'kind' | 'slugs' | 'headOf'> & {
  slugs?: z.ZodType<string>;
};

export function list<Data>(collection: ListOptions<Data, Data>): ListCollection<Data> {
  return { kind: 'list', slugs: describedSlugSchema, ...collection };
}

/** A list of which only the heads are kept in memory. */
export function listOfHeads<Data, Head>(
  collection: ListOptions<Data, Head> & Required<Pick<ListCollection<Data, Head>, 'headOf'>>,
): ListCollection<Data, Head> {
  return { kind: 'list', slugs: describedSlugSchema, ...collection };
}

export function fixed<Documents extends Record<string, SingleDocument>>(
  collection: Omit<FixedCollection<Documents>, 'kind'>,
): FixedCollection<Documents> {
  return { kind: 'fixed', ...collection };
}

/** Types one single document by its schema. */
export const single = <Data>(document: SingleDocument<Data>): SingleDocument<Data> => document;
