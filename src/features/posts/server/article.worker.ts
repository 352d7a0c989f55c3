import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '#platform/lower-thread-priority.ts';
import { addHeadingAnchors, type Article } from './add-heading-anchors.ts';
import { renderPostContent } from './render-post-content.ts';

/** A request to the thread. */
export interface ArticleRequest {
  id: number;
  /** An admin's HTML. */
  content: string;
  /** With headings and the page's other additions; false: only sanitized. */
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
