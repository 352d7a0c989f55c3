import { slugify } from '../slug.ts';

/** A post's content as its page shows it. */
export interface Article {
  html: string;
  /** Its chapters, for a table of contents. */
  headings: ArticleHeading[];
  readingMinutes: number;
}

export interface ArticleHeading {
  id: string;
  text: string;
}

const wordsPerMinute = 220;

/** The most chapters in a table of contents. */
const maximumHeadings = 200;

/**
 * Prepares sanitized HTML for its page: chapters get anchors, and anything that may be wider than a phone can
 * be scrolled by keyboard. Only ever adds to what the sanitizer let through.
 */
export function addHeadingAnchors(sanitized: string): Article {
  const headings: ArticleHeading[] = [];
  const taken = new Map<string, number>();
  const html = sanitized
    .replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (whole, inner: string) => {
      if (headings.length >= maximumHeadings) return whole;
      const text = toText(inner);
      const id = chooseId(text, taken);
      headings.push({ id, text });
      return `<h2 id="${id}">${inner}</h2>`;
    })
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  const words = toText(sanitized).split(/\s+/).length;
  return { html, headings, readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

/**
 * The prefix keeps an author's heading from colliding with the page's own anchors.
 * @param taken the anchors so far, each with the last number given to it
 */
function chooseId(text: string, taken: Map<string, number>): string {
  const base = `part-${slugify(text) || 'of-article'}`;
  let count = taken.get(base) ?? 0;
  let id: string;
  do {
    count += 1;
    id = count === 1 ? base : `${base}-${count}`;
  } while (taken.has(id));
  taken.set(id, 1);
  taken.set(base, count);
  return id;
}

/** The sanitizer writes no other entities. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const toText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
