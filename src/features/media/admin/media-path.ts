import { adminPaths } from '#paths/admin-paths.ts';

/** Whether an address is one of the library's. */
export const isMediaPath = (path: string): boolean => new RegExp(`^${adminPaths.media()}(/|$)`).test(path);
