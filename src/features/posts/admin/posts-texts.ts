/** The list of all posts in the browser's cache. */
export const postListKey = 'posts';

/** Shown when a write finds that the session has ended (SPEC section 5, "Blog save"). */
export const signedOut = 'Not authenticated';
