import { renderArticle, renderForFeed } from '#domain/rich-text/server/render-article.ts';
import type { Article } from '#domain/rich-text/server/make-article.ts';
import { readSizes } from '#domain/uploads/server/read-pictures.ts';
import type { Platform } from '#platform/context.ts';
import { selectArchived, selectArchivedIssue, type ArchivedIssue } from './issues.store.ts';

type Reading = Pick<Platform, 'database'>;

/** An issue that visitors can read, in a list. */
export type ArchivedHead = Pick<ArchivedIssue, 'slug' | 'subject' | 'preview' | 'started_at'>;

const listed = 200;
const fed = 20;

/** The last first. */
export const listArchive = ({ database }: Reading): Promise<ArchivedHead[]> =>
  selectArchived(database.kysely, listed);

/** One with its text; null if there is none. @throws Problem 503 */
export async function readArchivedIssue(
  { database }: Reading,
  slug: string,
): Promise<{ issue: ArchivedHead; article: Article } | null> {
  const issue = await selectArchivedIssue(database.kysely, slug);
  if (!issue) return null;
  const sizes = await readSizes({ database }, issue.content);
  return { issue, article: await renderArticle(issue.content, sizes) };
}

/** The last ones as entries of a feed. @throws Problem 503 */
export async function readArchiveFeed({ database }: Reading) {
  const issues = await selectArchived(database.kysely, fed);
  return Promise.all(
    issues.map(async ({ id, slug, subject, preview, content, started_at: at }) => ({
      ...{ id, slug, title: subject, excerpt: preview, author: null, picture: null },
      publishedAt: at,
      updatedAt: at,
      html: await renderForFeed(content),
    })),
  );
}
