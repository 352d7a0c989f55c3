import type { SiteContent } from '#content/collections.ts';
import { frame } from '../parts/section.tsx';
import { BackToBlog } from './back-to-blog.tsx';

/** Instead of a list that cannot be read. */
export function ArticlesAway({ site }: Pick<SiteContent, 'site'>) {
  return (
    <div className={`${frame} py-16`}>
      <BackToBlog site={site} />
      <p>The articles cannot be read at the moment. Please load this page again in a minute.</p>
    </div>
  );
}
