/** A page's metadata for browsers, search engines and sharing. */
export interface HeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  path: string;
  /**
   * The image shown when the page is shared, from the root or a whole address; defaults to the owner's share image or one drawn
   * from the title.
   */
  image?: string | undefined;
  /** Schema.org objects. */
  jsonLd?: readonly object[];
  noindex?: boolean;
  type?: 'website' | 'article';
  publishedAt?: string;
  modifiedAt?: string;
  /** The address of its author's page. */
  author?: string | null;
  /** The page's subjects. */
  tags?: readonly string[];
  /** Other texts than title and description where the page is shared; those that are empty do not replace them. */
  share?: { title: string; description: string };
  /** The address of the original, if it is not this one. */
  canonical?: string | null;
  /** The page's own feed, as RSS and as Atom. */
  feed?: { title: string; getPath: (kind: 'rss' | 'atom') => string };
}
