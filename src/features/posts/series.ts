import type { Post } from './contract.ts';
import { readPublicationDate } from './post-state.ts';

/** A post as a part of a series. */
export type SeriesPost = Pick<
  Post,
  'id' | 'slug' | 'title' | 'series_position' | 'published_at' | 'created_at'
>;

export interface SeriesPart {
  number: number;
  slug: string;
  title: string;
}

/** The series that an article is a part of. */
export interface PartOfSeries {
  name: string;
  /** The article's own. */
  number: number;
  /** How many there are: as many as the highest number says. */
  count: number;
  /** Those that visitors find, in order. */
  parts: SeriesPart[];
}

/** Numbers the parts of a series: by their places, then those without one by date; no number comes twice. */
export function numberParts(posts: readonly SeriesPost[]): (SeriesPart & { id: string })[] {
  let last = 0;
  return posts.toSorted(compareParts).map(({ id, slug, title, series_position }) => {
    last = Math.max(series_position ?? 0, last + 1);
    return { id, slug, title, number: last };
  });
}

function compareParts(one: SeriesPost, other: SeriesPost): number {
  const [place, otherPlace] = [one, other].map(({ series_position }) => series_position ?? Infinity) as [
    number,
    number,
  ];
  if (place !== otherPlace) return place - otherPlace;
  const [key, otherKey] = [one, other].map((post) => `${readPublicationDate(post)} ${post.id}`) as [
    string,
    string,
  ];
  return key < otherKey ? -1 : 1;
}
