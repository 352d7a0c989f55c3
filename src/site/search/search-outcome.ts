import type { CaseResult } from '#content/cases.schema.ts';
import type { Piece } from '#domain/search/server/mark-words.ts';

/** A page that was found, or the part of it that says most about the words. */
export interface SearchResult {
  path: string;
  kind: string;
  title: Piece[];
  /** The heading of the part; null: the page itself. */
  heading: Piece[] | null;
  excerpt: Piece[];
  /** When an article was published; ISO 8601. */
  publishedAt: string | null;
  /** What was measured in a case; the first fact of another page. */
  measured?: Pick<CaseResult, 'metric' | 'value'> | undefined;
  /** Of a person. */
  slug?: string | undefined;
  /** An article's. */
  image?: string | null;
}

/** A page of results. */
export interface SearchOutcome {
  /** The search as it was typed. */
  query: string;
  /** False if there is no word in it. */
  hasWords: boolean;
  results: SearchResult[];
  /** How many there are in all. */
  count: number;
  /** And of each kind, the most first. */
  kinds: { kind: string; count: number }[];
  /** The only one that is listed; null: all are. */
  kind: string | null;
  /** There are more than are counted. */
  isMore: boolean;
  page: number;
  pages: number;
  /** False while articles from before are being indexed. */
  isComplete: boolean;
}
