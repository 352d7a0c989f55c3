import { readJson, sendRequest } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import { toQuery } from '#paths/paths.ts';

/** The fields of a published article that a link to it needs. */
export interface ArticleLink {
  title: string;
  slug: string;
}

/** The most articles that follow a reply. */
const maximumLinks = 3;

/** Words that say nothing about the subject. */
const fillers = new Set(
  'about after also because been could does from have help into just like make many more much need other our should show some tell than that their them then there these they this those want what when where which while will with would your'.split(
    ' ',
  ),
);

/** Search texts, in order: the whole question, then its most significant words, longest first. */
export function listSearches(question: string): string[] {
  const whole = question.trim().replaceAll(/[?!.\s]+$/g, '');
  const words = whole
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word.length > 3 && !fillers.has(word))
    .toSorted((one, other) => other.length - one.length);
  return [...new Set([whole, ...words])].filter(Boolean).slice(0, 3);
}

/** Published articles that match the question, newest first; null when the search failed. */
export async function findArticles(question: string): Promise<ArticleLink[] | null> {
  try {
    for (const search of listSearches(question)) {
      const articles = await fetchArticles(search);
      if (articles.length > 0) return articles;
    }
  } catch (error) {
    console.error('No articles could be looked up:', error);
    return null;
  }
  return [];
}

async function fetchArticles(search: string): Promise<ArticleLink[]> {
  const query = toQuery({ fields: 'card', limit: String(maximumLinks), q: search.slice(0, 200) });
  return readJson<ArticleLink[]>(await sendRequest(apiPath('posts') + query));
}
