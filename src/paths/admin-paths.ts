/** The addresses of the admin area. */
export const adminPaths = {
  settings: () => '/admin',
  messages: () => '/admin/messages',
  posts: () => '/admin/blogs',
  newPost: () => '/admin/blogs/new',
  post: (id: string) => `/admin/blogs/${encodeURIComponent(id)}`,
  newsletter: () => '/admin/newsletter',
  apiKeys: () => '/admin/api-keys',
  apiDocs: () => '/admin/api-docs',
  /** How the admin signs in. */
  account: () => '/admin/account',
};
