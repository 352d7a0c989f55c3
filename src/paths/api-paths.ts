/**
 * Paths with one of these prefixes are answered by the API, or by the accounts' API, even if nothing is
 * there.
 */
export const apiPrefix = '/functions/';
export const accountsPrefix = '/api/';

/** The prefix of every operation's address. */
export const apiBase = `${apiPrefix}v1`;
export const authBase = `${accountsPrefix}auth`;

/** Where the server mounts a feature's routes, under `apiBase`. */
export const apiMounts = {
  posts: '/blog-api',
  preview: '/blog-preview',
  postBin: '/blog-bin',
  postAuthors: '/blog-authors',
  postTags: '/blog-tags',
  postSeries: '/blog-series',
  postBulk: '/blog-bulk',
  postAddresses: '/blog-addresses',
  postImports: '/blog-imports',
  messages: '/messages-api',
  newsletter: '/newsletter-api',
  issues: '/issues-api',
  mailHold: '/mail-hold',
  settings: '/settings',
  setup: '/setup',
  fortune: '/fortune-teller',
  uploads: '/uploads',
  content: '/content-api',
  contentOverview: '/content-overview',
  contentSearch: '/content-search',
  contentBin: '/content-bin',
  previewLinks: '/preview-links',
  insights: '/insights-api',
  formsBegun: '/forms-begun',
  unmetSearches: '/unmet-searches',
  team: '/team-api',
  teamRules: '/team-rules',
  audit: '/audit-api',
  invitations: '/invitations',
  acceptInvitation: '/accept-invitation',
} as const;

/** Under `apiBase`; apart, as the mounts are in scripts of public pages. */
export const contentPublishPath = '/content-publish';

/** The address of a mount, from the root. */
export const apiPath = (mount: keyof typeof apiMounts): string => apiBase + apiMounts[mount];

/** The API's description of itself. */
export const apiDescriptionPath = `${apiBase}/openapi.json`;
