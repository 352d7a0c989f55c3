import { renderToStaticMarkup } from 'react-dom/server';
import type { Person } from '#content/people.schema.ts';
import { Signature } from '../people/signature.tsx';

/** An article's HTML with its author's signature in the bar of each numbered listing whose name says that it is theirs. */
export function signListings(html: string, author: Person | null): string {
  if (!author?.signature) return html;
  const signature = renderToStaticMarkup(<Signature person={author} />);
  return html.replaceAll(correctedName, (name) => (name.includes(author.name) ? name + signature : name));
}

/** The name of a listing with numbers, if it is no program's output (make-article.ts). */
const correctedName =
  /(?<=class="listing numbered" dir="ltr"><figcaption class="listing-bar"><span>)[^<]*(?=<\/span><button[^>]*>Copy<\/button><\/figcaption><pre[^>]*><code)/g;
