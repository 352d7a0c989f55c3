import type { SiteContent } from '#content/collections.ts';
import {
  readFoundPosts,
  searchPosts,
  type FoundArticle,
} from '#features/posts/server/search/search-posts.ts';
import type { Settings } from '#features/settings/contract.ts';
import { countWanted, markWords } from '#domain/search/server/mark-words.ts';
import { longestQuery, readQuery, weigh, type Likeness, type Place } from '#domain/search/server/query.ts';
import { readWords } from '#domain/search/server/words.ts';
import { paths } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { takeTurn } from '#platform/take-turn.ts';
import type { SearchOutcome, SearchResult } from '#site/search/search-outcome.ts';
import type { DocumentSection, SiteDocument } from '#site/search/site-documents.ts';
import { createSiteIndex } from './site-index.ts';

export interface SiteQuery {
  text: string;
  /** From 1. */
  page: number;
  /** The only one that is listed, if there are any of it. */
  kind: string | null;
  content: SiteContent;
  settings: Settings;
}

/** Results on a page, and pages: nobody looks through more. */
const [resultsPerPage, mostPages] = [10, 10];

/** So few results more have no page of their own. */
const mostJoined = 2;

/** In characters. */
const longestExcerpt = 180;

interface Found {
  likeness: Likeness;
  place: Place;
  /** The document that the result shows; a post's text is read only for its page of results. */
  found: SiteDocument | { postId: string };
  /** Whether the search is for its title. */
  isNamed: boolean;
}

/**
 * Searches everything that visitors can read, best first: titles before headings before texts, and in the same place
 * words as they were typed before those inside longer words and before mistyped ones, then pages before articles,
 * newest first. Pages that lead to everything come last, unless it is their title.
 */
export function createSiteSearch(platform: Platform): (query: SiteQuery) => Promise<SearchOutcome> {
  const findIndex = createSiteIndex(platform);

  return async ({ text, page, kind: wantedKind, ...said }) => {
    const query = text.replaceAll(/\s+/g, ' ').trim().slice(0, longestQuery);
    const words = readQuery(query);
    const isComplete = await platform.site.postIndex.isComplete();
    if (words.length === 0) {
      return {
        query,
        hasWords: false,
        results: [],
        count: 0,
        kinds: [],
        kind: null,
        isMore: false,
        page: 1,
        pages: 0,
        isComplete,
      };
    }
    const limit = resultsPerPage * mostPages + 1;
    const now = platform.now().getTime();
    const index = await findIndex(said);
    const posts = await searchPosts(platform, { words, limit, isKnown: (word) => index.has(word, now) });
    const pages = index.find(words, posts.mistyped, now);
    const name = toName(query);
    const everything = rank([
      ...pages.documents.map(({ document, ...how }) => ({
        ...how,
        found: document,
        isNamed: toName(document.title) === name,
      })),
      ...posts.posts.map(({ id, ...how }) => ({ ...how, found: { postId: id }, isNamed: false })),
    ]);
    const variants = words.map((_, at) => new Set([...pages.variants[at]!, ...posts.variants[at]!]));
    const ofKind = everything.filter((one) => kindOf(one) === wantedKind);
    const [all, kind] = ofKind.length > 0 ? [ofKind, wantedKind] : [everything, null];
    const count = Math.min(all.length, limit - 1);
    const last = Math.max(1, Math.ceil((count - mostJoined) / resultsPerPage));
    const currentPage = Math.min(Math.max(1, page), last);
    const begin = (currentPage - 1) * resultsPerPage;
    const end = currentPage === last ? count : begin + resultsPerPage;
    return {
      query,
      hasWords: true,
      results: await describe(platform, all.slice(begin, end), variants),
      count,
      kinds: countKinds(everything.slice(0, limit - 1)),
      kind,
      isMore: all.length > count,
      page: currentPage,
      pages: last,
      isComplete,
    };
  };
}

/** Stable: what is alike stays in its order. */
const rank = (found: Found[]): Found[] =>
  found.toSorted(
    (a, b) =>
      Number(b.isNamed) - Number(a.isNamed) ||
      Number(isPassing(a)) - Number(isPassing(b)) ||
      weigh(a) - weigh(b),
  );

/** Whether it is a page of the site that has the words below its title. */
const isPassing = (found: Found): boolean => found.place > 0 && kindOf(found) === 'Page';

const kindOf = ({ found }: Found): string => ('postId' in found ? articleKind : found.kind);

const articleKind = 'Article';

function countKinds(found: readonly Found[]): SearchOutcome['kinds'] {
  return [...Map.groupBy(found, kindOf)]
    .map(([kind, ones]) => ({ kind, count: ones.length }))
    .toSorted((a, b) => b.count - a.count);
}

/** A title as it is compared with what is searched for. */
const toName = (text: string): string => [...readWords(text)].join(' ');

type Variants = readonly ReadonlySet<string>[];

async function describe(
  platform: Platform,
  found: readonly Found[],
  variants: Variants,
): Promise<SearchResult[]> {
  const ids = found.flatMap(({ found: one }) => ('postId' in one ? [one.postId] : []));
  const posts = await readFoundPosts(platform, ids);
  const results: SearchResult[] = [];
  for (const { found: one, isNamed } of found) {
    await takeTurn();
    if (!('postId' in one)) {
      results.push({
        ...describeParts(isNamed ? { ...one, sections: one.sections.slice(0, 1) } : one, variants),
        kind: one.kind,
        publishedAt: null,
        measured: one.measured,
        slug: one.slug,
      });
      continue;
    }
    const post = posts.get(one.postId);
    if (post) results.push(describePost(post, variants));
  }
  return results;
}

function describePost(post: FoundArticle, variants: Variants): SearchResult {
  const { slug, title, excerpt, sections, publishedAt, image_url: image } = post;
  const begin = { anchor: null, heading: '', text: excerpt };
  const parts = describeParts({ path: paths.article(slug), title, sections: [begin, ...sections] }, variants);
  return { ...parts, kind: articleKind, publishedAt, image };
}

/** The part that has the most of the words, the first of several; where only the title has them, the page. */
function describeParts(
  { path, title, sections }: Pick<SiteDocument, 'path' | 'title' | 'sections'>,
  variants: Variants,
): Pick<SearchResult, 'path' | 'title' | 'heading' | 'excerpt'> {
  let best: DocumentSection = sections[0] ?? { anchor: null, heading: '', text: '' };
  let most = 0;
  for (const section of sections) {
    const wanted = countWanted(`${section.heading}\n${section.text}\n${section.code ?? ''}`, variants);
    if (wanted <= most) continue;
    best = section;
    most = wanted;
    if (most === variants.length) break;
  }
  const wanted = new Set(variants.flatMap((ones) => [...ones]));
  const isPart = best.anchor !== null && !path.includes('#');
  return {
    path: isPart ? `${path}#${encodeURIComponent(best.anchor!)}` : path,
    title: markWords(title, wanted),
    heading: best.heading === '' ? null : markWords(best.heading, wanted),
    excerpt: markWords(best.text, wanted, longestExcerpt, sections[0]?.text),
  };
}
