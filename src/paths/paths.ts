/** The addresses of the public pages and the account pages, from the root. Imports nothing: every room may use it. */
export const paths = {
  home: () => '/',
  /** The quiz on the home page. */
  fortune: () => '/#fortune',
  services: () => '/services',
  service: (slug: string) => `/services/${slug}`,
  products: () => '/products',
  /** The gallery, or its cases of one category. */
  portfolio: (category?: string) => `/portfolio${toQuery({ category })}`,
  /** A case study, which opens over the gallery. */
  caseStudy: (id: string) => `/portfolio/${id}`,
  /** The articles: all, those that match a search, or those from a cursor on. */
  blog: (query: { q?: string; cursor?: string | null } = {}) => `/blog${toQuery(query)}`,
  article: (slug: string) => `/blog/${slug}`,
  /** The articles with a tag: the newest, or those from a cursor on. */
  tag: (slug: string, cursor?: string | null) => `/blog/tag/${slug}${toQuery({ cursor })}`,
  tagFeed: (slug: string, kind: 'rss' | 'atom') => `/blog/tag/${slug}/${kind}.xml`,
  /** The articles of a person. */
  author: (slug: string, cursor?: string | null) => `/blog/author/${slug}${toQuery({ cursor })}`,
  authorFeed: (slug: string, kind: 'rss' | 'atom') => `/blog/author/${slug}/${kind}.xml`,
  feed: (kind: 'rss' | 'atom') => `/blog/${kind}.xml`,
  /** The search over everything public, or its results. */
  search: (query: { q?: string; kind?: string; page?: string } = {}) => `/search${toQuery(query)}`,
  openSearch: () => '/opensearch.xml',
  /** The issues of the newsletter that were sent, and one of them. */
  newsletter: () => '/newsletter',
  issue: (slug: string) => `/newsletter/${slug}`,
  newsletterFeed: () => '/newsletter/rss.xml',
  /** Where the link of a confirmation mail leads. */
  confirmSubscription: (token?: string) => `/newsletter/confirm${toQuery({ token })}`,
  /** Where the links of a newsletter lead: to its end, and to what its subscriber prefers. */
  unsubscribe: (token?: string) => `/newsletter/unsubscribe${toQuery({ token })}`,
  newsletterPreferences: (token?: string) => `/newsletter/preferences${toQuery({ token })}`,
  contact: () => '/contact',
  /** The contact page with the quiz's answers, if no script can hand them over. */
  contactWithAnswers: (values: readonly string[]) => `/contact${toQuery({ quiz: values.join('.') })}`,
  privacy: () => '/privacy',
  terms: () => '/terms',
  signIn: () => '/auth',
  signUp: () => '/auth?mode=sign-up',
  /** Leads on to the admin area if the browser has kept the sign-in. */
  signedIn: () => '/auth?signed-in=1',
  /** Where the link in a verification mail leads. */
  confirmed: () => '/auth?confirmed=1',
  secondFactor: () => '/auth/second-factor',
  forgotPassword: () => '/auth/forgot',
  resetPassword: () => '/auth/reset',
  /** Where an invitation's link leads. */
  join: (token?: string) => `/auth/join${toQuery({ token })}`,
  /** A page with the content's drafts, for anyone who has the link. */
  preview: (token: string, path: string) => `${previewPrefix}${token}${path === '/' ? '' : path}`,
  /** A page with the content's drafts, for a signed-in person who may edit them. */
  ownPreview: (path: string) => `${previewPrefix}me${path === '/' ? '' : path}`,
  /** Shows the page of an article that is sent to it. */
  unsavedPreview: () => `${previewPrefix}me`,
  /** The page shown at unknown addresses. */
  notFound: () => '/404',
  /** The page shown at deleted addresses. */
  gone: () => '/410',
  sitemap: () => '/sitemap.xml',
  /** @param number from 1 */
  sitemapFile: (number: number) => `/sitemaps/${number}.xml`,
  /** The key that proves to IndexNow whose addresses are reported. */
  indexNowKey: () => '/indexnow.txt',
  /** @param key the name that it is stored under */
  upload: (key: string) => uploadsPrefix + key,
  /** One of the drawings of the default articles, in the colors of the current theme. */
  drawing: (name: string) => `${drawingsPrefix}${name}.svg`,
};

/** The prefix of every drawing's address. */
export const drawingsPrefix = '/drawings/';

/** The prefix of every preview's address. */
export const previewPrefix = '/preview/';

/** The prefix of every uploaded image's address. */
export const uploadsPrefix = '/uploads/';

/** Whether a path is an article's. */
export const isArticlePath = (path: string): boolean =>
  /^\/blog\/[^/]+$/.test(path) && path !== paths.feed('rss') && path !== paths.feed('atom');

/** Whether a path is that of a tag's or an author's articles. */
export const isArticleListPath = (path: string): boolean => /^\/blog\/(?:tag|author)\/[^/]+$/.test(path);

/** Whether a path is a case study's. */
export const isCasePath = (path: string): boolean => /^\/portfolio\/[^/]+$/.test(path);

/** A query without the parameters that have no value; nothing if none has. */
export function toQuery(parameters: Record<string, string | null | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}
