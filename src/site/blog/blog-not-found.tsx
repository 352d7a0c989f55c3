import type { SiteContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';
import { MissingSection } from '../shell/missing-section.tsx';
import { nameWayBack } from './back-to-blog.tsx';

/** The page of an article that is not there, or not for the public (SPEC section 2, "Blog detail"). */
export const BlogNotFound = ({ site }: Pick<SiteContent, 'site'>) => (
  <MissingSection
    words={{
      heading: 'Blog Not Found',
      text: "The blog post you're looking for doesn't exist.",
      action: { label: nameWayBack(site), href: paths.blog() },
      drawing: site.notFound.drawing,
    }}
    site={site}
  />
);
