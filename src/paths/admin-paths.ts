/** The addresses of the admin area. */
export const adminPaths = {
  settings: () => '/admin',
  /** Where the site settings say when messages are answered. */
  answerTime: () => '/admin#answer-time',
  messages: () => '/admin/messages',
  message: (id: string) => `/admin/messages?lead=${encodeURIComponent(id)}`,
  posts: () => '/admin/blogs',
  newPost: () => '/admin/blogs/new',
  postBin: () => '/admin/blogs/bin',
  post: (id: string) => `/admin/blogs/${encodeURIComponent(id)}`,
  newsletter: () => '/admin/newsletter',
  apiKeys: () => '/admin/api-keys',
  apiDocs: () => '/admin/api-docs',
  content: () => '/admin/content',
  collection: (name: string) => `/admin/content/${encodeURIComponent(name)}`,
  document: (collection: string, slug: string) =>
    `/admin/content/${encodeURIComponent(collection)}/${encodeURIComponent(slug)}`,
  /** Finds all that is kept about a person; the address, when it is known, stands after the `#`. */
  personalData: (email?: string) => `/admin/personal-data${email ? `#${encodeURIComponent(email)}` : ''}`,
  /** How the admin signs in. */
  account: () => '/admin/account',
};
