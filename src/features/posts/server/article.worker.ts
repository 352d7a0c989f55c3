import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '#platform/lower-thread-priority.ts';
import { addHeadingAnchors, type Article } from './add-heading-anchors.ts';
import { renderPostContent } from './render-post-content.ts';

/** What the thread is asked for. */
export interface ArticleRequest {
  id: number;
  /** An admin's HTML. */
  content: string;
  /** With headings and what else its page adds; false: sanitized alone. */
  isDressed: boolean;
}

export interface RenderedArticle {
  id: number;
  /** The content sanitized, or the article of its page. */
  rendered: string | Article;
}

lowerThreadPriority();

parentPort!.on('message', ({ id, content, isDressed }: ArticleRequest) => {
  const html = renderPostContent(content);
  const answer: RenderedArticle = { id, rendered: isDressed ? addHeadingAnchors(html) : html };
  parentPort!.postMessage(answer, []);
});
