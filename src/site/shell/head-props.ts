/** What a page says of itself to browsers, search engines and whoever shares it. */
export interface HeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  path: string;
  /** The picture shown where the page is shared, from the root; the owner's share picture or one drawn from the title unless given. */
  image?: string | undefined;
  /** Schema.org objects. */
  jsonLd?: readonly object[];
  noindex?: boolean;
  type?: 'website' | 'article';
  publishedAt?: string;
}
