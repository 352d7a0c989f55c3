import { BoundedQueue } from '#platform/bounded-queue.ts';
import { unavailable } from '#platform/http/problem.ts';
import { ThreadEndedError, ThreadPool } from '#platform/thread-pool.ts';
import type { ArticleMail, RenderedMail } from './article-mail.ts';

const deadlineMs = 10_000;

/** A megabyte of markup takes longer than the event loop may be held. */
const threads = new ThreadPool<ArticleMail, RenderedMail>(
  new URL('./article-mail.worker.ts', import.meta.url),
  { name: 'article mails', resourceLimits: { maxOldGenerationSizeMb: 256 } },
);

const queue = new BoundedQueue({ running: 1, waiting: 15, refuse: unavailable });

/** An article as a mail's two parts, off the event loop. @throws Problem 503 */
export const renderMailOfArticle = (mail: ArticleMail): Promise<RenderedMail> =>
  queue
    .run(() => threads.ask(mail, deadlineMs), { waitMs: deadlineMs })
    .catch((error: unknown) => {
      throw error instanceof ThreadEndedError ? unavailable() : error;
    });
