import { parentPort } from 'node:worker_threads';
import { dressArticle, type Article } from './dress-article.ts';
import { renderPostContent } from './render-post-content.ts';

/** What the thread is asked for. */
export interface ArticleRequest {
  id: number;
  /** An admin's HTML. */
  content: string;
  /** With headings and what else its page adds; false: sanitised alone. */
  isDressed: boolean;
}

export interface RenderedArticle {
  id: number;
  /** The content sanitised, or the article of its page. */
  rendered: string | Article;
}

parentPort!.on('message', ({ id, content, isDressed }: ArticleRequest) => {
  const html = renderPostContent(content);
  const answer: RenderedArticle = { id, rendered: isDressed ? dressArticle(html) : html };
  parentPort!.postMessage(answer, []);
});
