import type { FoundPost } from './found-post.ts';
import type { PostParts } from './post-markup.ts';

/** An entry of an export: what it becomes is found out when it is asked for, which may fail. */
export type ReadPost = { parts: PostParts; found: null } | { parts: PostParts; find: () => FoundPost | null };
