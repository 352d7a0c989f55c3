import { parentPort } from 'node:worker_threads';
import type { PictureSizes } from '#domain/uploads/server/read-pictures.ts';
import { lowerThreadPriority } from '#platform/lower-thread-priority.ts';
import { cleanArticle, type Report } from './clean-article.ts';
import { makeArticle, type Article } from './make-article.ts';

/** The forms that a content is made into: its page's article, a feed's HTML, or the list of what is removed. */
export interface Renderings {
  page: Article;
  feed: string;
  report: Report;
}

/** A request to the thread. */
export interface ArticleRequest {
  /** An admin's HTML. */
  content: string;
  form: keyof Renderings;
  /** Of the uploads that its page shows. */
  sizes?: PictureSizes | undefined;
}

const render: {
  [Form in keyof Renderings]: (
    content: string,
    sizes?: PictureSizes,
  ) => Renderings[Form] | Promise<Renderings[Form]>;
} = {
  page: makeArticle,
  feed: (content) => cleanArticle(content).html,
  report: (content) => cleanArticle(content).report,
};

lowerThreadPriority();

parentPort!.on('message', async ({ content, form, sizes }: ArticleRequest) => {
  parentPort!.postMessage(await render[form](content, sizes), []);
});
