/** The list of all posts in the browser's cache. */
export const postListKey = 'posts';

/** Where a write finds the session ended (SPEC section 5, "Blog save"). */
export const signedOut = 'Not authenticated';
