import sanitizeHtml from 'sanitize-html';
import type { PictureSizes } from '#domain/uploads/server/read-pictures.ts';
import type { RemovedMarkup } from '../contract.ts';
import { articleClasses, articleElements, everywhere } from '../elements.ts';
import { isFelt } from './filter-attributes.ts';
import { filterMarkup } from './filter-markup.ts';
import { linkAnchors, type ArticleHeading } from './link-anchors.ts';
import { markEmbeds } from './mark-embeds.ts';
import { offerWidths } from './offer-widths.ts';
import { readMarkup, type MarkupToken } from './read-markup.ts';
import { RemovedList, type UsedUpload } from './removed.ts';
import { writeMarkup } from './write-markup.ts';

export interface CleanArticle {
  html: string;
  headings: ArticleHeading[];
  report: Report;
}

export interface Report {
  /** The parts of the content that are not in the HTML. */
  removed: RemovedMarkup[];
  /** The pictures of this site that it shows. */
  uploads: UsedUpload[];
}

/**
 * An admin's HTML as visitors get it: newlines in running text become breaks, and what is not in the closed
 * set is removed and named. Sanitizing comes last, so nothing before it has to be safe.
 * @param sizes of uploads: with them, the article's pictures are offered in several widths
 */
export function cleanArticle(content: string, sizes?: PictureSizes): CleanArticle {
  const list = new RemovedList();
  const tokens = markEmbeds(filterMarkup(readMarkup(content), list));
  const headings = linkAnchors(tokens, list);
  repeatNumbering(tokens);
  if (sizes) offerWidths(tokens, sizes);
  return {
    html: sanitizeHtml(writeMarkup(tokens), closedSet),
    headings,
    report: { removed: list.list(), uploads: list.uploads },
  };
}

/** Lists the parts that cleaning would remove and people who look at the article miss, without the work of it. */
export function findRemoved(content: string): RemovedMarkup[] {
  const list = new RemovedList(isFelt);
  linkAnchors(filterMarkup(readMarkup(content), list), list);
  return list.list();
}

const closedSet: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(articleElements),
  allowedAttributes: {
    ...articleElements,
    '*': [...everywhere],
    li: [...articleElements['li']!, 'type'],
    img: [...articleElements['img']!, 'loading', 'decoding', 'srcset', 'sizes'],
  },
  allowedClasses: {
    a: ['embed'],
    ...Object.fromEntries(Object.entries(articleClasses).map(([name, classes]) => [name, [...classes]])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
};

/**
 * Gives the items of a list that is numbered by letters or Roman numerals its `type`: a style sheet's `list-style` of
 * lists wins over their own attribute, and items have none.
 * @param tokens are changed
 */
function repeatNumbering(tokens: readonly MarkupToken[]): void {
  const types: (string | undefined)[] = [];
  for (const token of tokens) {
    if (token.kind === 'text') continue;
    if (token.name === 'ul' || token.name === 'ol') {
      if (token.kind === 'start') types.push(token.attributes.get('type'));
      else types.pop();
    } else if (token.kind === 'start' && token.name === 'li') {
      const type = types.at(-1);
      if (type) token.attributes.set('type', type);
    }
  }
}
