import { renderArticle, renderForFeed } from '#domain/rich-text/server/render-article.ts';
import type { Article } from '#domain/rich-text/server/make-article.ts';
import { readText } from '#domain/rich-text/server/read-text.ts';
import { readSizes } from '#domain/uploads/server/read-pictures.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import {
  selectArchived,
  selectArchivedHeads,
  selectArchivedIssue,
  type ArchivedHead,
} from './issues.store.ts';

type Reading = Pick<Platform, 'database' | 'site'>;

/** Set while the archive is closed: it is open until the owner says otherwise. */
const closedFlag = 'newsletter_archive_closed';

/** Whether visitors can read issues that were sent. */
export const isArchiveOpen = async ({ database, site }: Reading): Promise<boolean> =>
  !(await site.readFlag(database.kysely, closedFlag));

/** In a transaction that raises the version of the content. */
export const saveArchiveOpen = (
  trx: Connection,
  { site }: Pick<Platform, 'site'>,
  isOpen: boolean,
): Promise<void> => site.saveFlag(trx, closedFlag, !isOpen);

const listed = 200;
const fed = 20;

export interface ArchiveEntry extends ArchivedHead {
  /** Its place among all issues that were sent, from 1. */
  number: number;
  /** Its preview, or how its text begins. */
  excerpt: string;
}

/** The last first. */
export async function listArchive(platform: Reading): Promise<ArchiveEntry[]> {
  if (!(await isArchiveOpen(platform))) return [];
  const heads = await selectArchivedHeads(platform.database.kysely, listed);
  return heads.map(({ beginning, ...head }) => ({ ...head, excerpt: head.preview || cutExcerpt(beginning) }));
}

/** In characters: about two lines. */
const excerptLength = 160;

/** The first words of a text whose markup may end in the middle of a tag. */
function cutExcerpt(beginning: string): string {
  const text = readText(beginning.replace(/<[^>]*$/, ''));
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, excerptLength).replace(/[\s\p{P}]+\S*$/u, '')}…`;
}

/** Whether there is anything to read. */
export const hasArchive = async (platform: Reading): Promise<boolean> =>
  (await selectArchivedHeads(platform.database.kysely, 1)).length > 0 && (await isArchiveOpen(platform));

/** One with its text; null if there is none. @throws Problem 503 */
export async function readArchivedIssue(
  platform: Reading,
  slug: string,
): Promise<{ issue: ArchivedHead; article: Article } | null> {
  if (!(await isArchiveOpen(platform))) return null;
  const { database } = platform;
  const issue = await selectArchivedIssue(database.kysely, slug);
  if (!issue) return null;
  const sizes = await readSizes({ database }, issue.content);
  return { issue, article: await renderArticle(issue.content, sizes) };
}

/** The last ones as entries of a feed. @throws Problem 503 */
export async function readArchiveFeed(platform: Reading) {
  if (!(await isArchiveOpen(platform))) return [];
  const { database } = platform;
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
