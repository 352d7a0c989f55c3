import { parentPort } from 'node:worker_threads';
import { dressArticle, type Article } from './dress-article.ts';
import { renderPostContent } from './render-post-content.ts';

/** What the thread is asked for. */
export interface ArticleRequest {
  id: number;
  /** An admin's HTML. */
  content: string;
}

export interface RenderedArticle {
  id: number;
  /** The content, sanitised. */
  html: string;
  article: Article;
}

parentPort!.on('message', ({ id, content }: ArticleRequest) => {
  const html = renderPostContent(content);
  const answer: RenderedArticle = { id, html, article: dressArticle(html) };
  parentPort!.postMessage(answer, []);
});
