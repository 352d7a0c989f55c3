import type { Worker } from 'node:worker_threads';
import { unavailable } from '#platform/http/problem.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { ThreadKind } from '#platform/thread-kind.ts';
import type { ArticleRequest, RenderedArticle, Renderings } from './article.worker.ts';
import type { Report } from './clean-article.ts';
import type { Article } from './make-article.ts';

/** A thread takes some megabytes; it is ended after being idle for this long. */
const idleMs = 30_000;

/** The longest content that a post may have, all markup, takes half a second. */
const deadlineMs = 10_000;

/** The most articles that wait for the thread; each may have a megabyte. */
const maximumWaiting = 32;

/** The sanitizer needs a fraction of it for the longest content. */
const memoryMb = 256;

interface Waiting {
  resolve: (rendered: RenderedArticle['rendered']) => void;
  reject: (error: Error) => void;
}

/**
 * Renders articles in a separate thread, one after the other: sanitizing half a megabyte of markup takes
 * longer than the event loop may be held.
 */
class ArticleThread {
  readonly #kind = new ThreadKind(new URL('./article.worker.ts', import.meta.url), {
    name: 'articles',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @throws Problem 503 when too many wait, or the thread does not answer in time */
  async render<Form extends keyof Renderings>(content: string, form: Form): Promise<Renderings[Form]> {
    if (this.#waiting.size >= maximumWaiting) throw unavailable();
    clearTimeout(this.#idle);
    const id = (this.#lastId += 1);
    const worker = (this.#worker ??= this.#start());
    const deadline = setTimeout(() => this.#end(worker), deadlineMs);
    try {
      const rendered = await new Promise<RenderedArticle['rendered']>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        const request: ArticleRequest = { id, content, form };
        worker.postMessage(request, []);
      });
      // Many may be ready at once, and the page around each is still to be rendered.
      await takeTurn();
      return rendered as Renderings[Form];
    } finally {
      clearTimeout(deadline);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#end(this.#worker), idleMs).unref();
    }
  }

  /** @throws Problem 503 if none can be started */
  async check(): Promise<void> {
    if (!this.#kind.isProven) await this.render('', 'page');
  }

  #start(): Worker {
    const worker = this.#tryStart();
    worker.on('message', ({ id, rendered }: RenderedArticle) => this.#waiting.get(id)?.resolve(rendered));
    worker.on('error', () => this.#end(worker));
    worker.unref();
    return worker;
  }

  #tryStart(): Worker {
    try {
      return this.#kind.start();
    } catch {
      throw unavailable();
    }
  }

  /** Everyone waiting gets a 503 with Retry-After; the next request gets a new thread. */
  #end(worker: Worker | null): void {
    if (worker === null || worker !== this.#worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(unavailable());
    void worker.terminate();
  }
}

const thread = new ArticleThread();

/** A post's content as feeds have it, sanitized. @throws Problem 503 */
export const renderForFeed = (content: string): Promise<string> => thread.render(content, 'feed');

/** Whether articles can be rendered. @throws Problem 503 */
export const checkArticles = (): Promise<void> => thread.check();

/** A post's content as its page shows it. @throws Problem 503 */
export const renderArticle = (content: string): Promise<Article> => thread.render(content, 'page');

/** What visitors do not get of a post's content as it was written. @throws Problem 503 */
export const reportContent = (content: string): Promise<Report> => thread.render(content, 'report');
