import { dressArticle, type Article } from './dress-article.ts';
import { renderPostContent } from './render-post-content.ts';

/** A post's content as its page shows it. */
export const renderArticle = (content: string): Article => dressArticle(renderPostContent(content));
