import type { PictureSizes } from '#domain/uploads/server/read-pictures.ts';
import { BoundedQueue } from '#platform/bounded-queue.ts';
import { unavailable } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { ThreadEndedError, ThreadPool } from '#platform/thread-pool.ts';
import type { ArticleRequest, Renderings } from './article.worker.ts';
import type { Report } from './clean-article.ts';
import type { Article } from './make-article.ts';

/** The longest content that a post may have, all markup, takes half a second. */
const deadlineMs = 10_000;

/** The sanitizer needs a fraction of it for the longest content. */
const memoryMb = 256;

/** Sanitizing half a megabyte of markup takes longer than the event loop may be held. */
const threads = new ThreadPool<ArticleRequest, Renderings[keyof Renderings]>(
  new URL('./article.worker.ts', import.meta.url),
  { name: 'articles', resourceLimits: { maxOldGenerationSizeMb: memoryMb } },
);

/** One article after the other; each that waits may have a megabyte. */
const queue = new BoundedQueue({ running: 1, waiting: 31, refuse: unavailable });

async function render<Form extends keyof Renderings>(
  content: string,
  form: Form,
  sizes?: PictureSizes,
): Promise<Renderings[Form]> {
  const ask = () => threads.ask({ content, form, sizes }, deadlineMs);
  const rendered = await queue.run(ask, { waitMs: deadlineMs }).catch((error: unknown) => {
    throw error instanceof ThreadEndedError ? unavailable() : error;
  });
  // Many may be ready at once, and the page around each is still to be rendered.
  await takeTurn();
  return rendered as Renderings[Form];
}

/** Whether articles can be rendered. @throws Problem 503 */
export async function checkArticles(): Promise<void> {
  if (!threads.isProven) await render('', 'page');
}

/**
 * A post's content as its page shows it.
 * @param sizes of the uploads in it
 * @throws Problem 503
 */
export const renderArticle = (content: string, sizes?: PictureSizes): Promise<Article> =>
  render(content, 'page', sizes);

/** A post's content as feeds have it, sanitized. @throws Problem 503 */
export const renderForFeed = (content: string): Promise<string> => render(content, 'feed');

/** Lists the parts of a post's content that visitors do not get. @throws Problem 503 */
export const reportContent = (content: string): Promise<Report> => render(content, 'report');
