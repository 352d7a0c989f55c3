import { isArticleListPath, paths } from '#paths/paths.ts';

/** The query parameters that change a page. All others are dropped, so that they fill no cache. */
const queryOf: Record<string, readonly string[]> = {
  [paths.blog()]: ['cursor', 'q'],
  [paths.search()]: ['kind', 'page', 'q'],
  [paths.portfolio()]: ['category'],
  [paths.contact()]: ['quiz'],
  [paths.signIn()]: ['mode', 'confirmed', 'error', 'signed-in'],
  [paths.resetPassword()]: ['token', 'error'],
  [paths.join()]: ['token'],
  [paths.secondFactor()]: ['ended'],
  [paths.confirmSubscription()]: ['token'],
  [paths.unsubscribe()]: ['token'],
  [paths.newsletterPreferences()]: ['token'],
};

/** In characters, for one parameter: the longest is a token with an email address sealed in it. */
const longestValue = 500;

/**
 * The address of the page that a request target asks for, which is also its cache key: its path and the query
 * parameters that the page reads. What campaigns and mails add (`utm_*`, `gclid`) does not make another page.
 */
export function toPageKey(target: string): string {
  const end = target.search(/[?#]/);
  if (end === -1) return target;
  const path = target.slice(0, end);
  const names = Object.hasOwn(queryOf, path) ? queryOf[path]! : isArticleListPath(path) ? ['cursor'] : [];
  if (target[end] === '#' || names.length === 0) return path;
  const given = new URLSearchParams(target.slice(end + 1).split('#', 1)[0]);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) read.set(name, value.slice(0, longestValue));
  }
  return read.size > 0 ? `${path}?${read.toString()}` : path;
}
