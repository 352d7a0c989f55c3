/** The addresses of the admin area. */
export const adminPaths = {
  settings: () => '/admin',
  /** The site settings' section about when messages are answered. */
  answerTime: () => '/admin/settings#answer-time',
  /** The site settings, if the overview opens first at /admin. */
  settingsBeside: () => '/admin/settings',
  /** The services that the product works with. @param group such as `mail-server`, to open it */
  services: (group?: string) => `/admin/settings/services${group ? `#${group}` : ''}`,
  /** The system that the product runs on, and its backup. */
  system: () => '/admin/settings/system',
  messages: () => '/admin/messages',
  message: (id: string) => `/admin/messages?lead=${encodeURIComponent(id)}`,
  posts: () => '/admin/blogs',
  /** @param title that the new one begins with */
  newPost: (title?: string) => `/admin/blogs/new${title ? `?title=${encodeURIComponent(title)}` : ''}`,
  postBin: () => '/admin/blogs/bin',
  postImports: () => '/admin/blogs/import',
  postTags: () => '/admin/blogs/tags',
  /** The list of the posts with a tag. */
  taggedPosts: (tag: string) => `/admin/blogs?tag=${encodeURIComponent(tag)}`,
  post: (id: string) => `/admin/blogs/${encodeURIComponent(id)}`,
  newsletter: () => '/admin/newsletter',
  issues: () => '/admin/newsletter/issues',
  newIssue: (post?: string) =>
    `/admin/newsletter/issues/new${post ? `?post=${encodeURIComponent(post)}` : ''}`,
  issue: (id: string) => `/admin/newsletter/issues/${encodeURIComponent(id)}`,
  apiKeys: () => '/admin/api-keys',
  apiDocs: () => '/admin/api-docs',
  content: () => '/admin/content',
  collection: (name: string) => `/admin/content/${encodeURIComponent(name)}`,
  document: (collection: string, slug: string) =>
    `/admin/content/${encodeURIComponent(collection)}/${encodeURIComponent(slug)}`,
  /** A field of a document, by its path: `results.0.value`. */
  field: ({ collection, slug, path }: { collection: string; slug: string; path: string }) =>
    `${adminPaths.document(collection, slug)}#field-${path}`,
  media: () => '/admin/content/media',
  mediaBin: () => '/admin/content/media/bin',
  /** @param name the upload's, in the storage */
  mediaItem: (name: string) => `/admin/content/media/${encodeURIComponent(name)}`,
  insights: () => '/admin/insights',
  team: () => '/admin/team',
  audit: () => '/admin/team/audit',
  /** Where a page of the site is edited: a post by its slug, else the documents that the page shows. */
  editorOf: (page: string) =>
    page.startsWith('/blog/')
      ? `/admin/blogs/${encodeURIComponent(page.slice('/blog/'.length))}`
      : `/admin/content?page=${encodeURIComponent(page)}`,
  overview: () => '/admin/overview',
  /** Finds everything that is kept about a person; their address, if known, follows the `#`. */
  personalData: (email?: string) => `/admin/personal-data${email ? `#${encodeURIComponent(email)}` : ''}`,
  /** How the admin signs in. */
  account: () => '/admin/account',
};
