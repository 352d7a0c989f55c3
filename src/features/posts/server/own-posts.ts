import { may, requireRight, type Caller } from '#platform/context.ts';
import type { PostRow } from './post-rows.store.ts';

/** Who may publish edits all posts, who may only write those that they have created. */
export const mayEditPost = (caller: Caller, { author_id }: Pick<PostRow, 'author_id'>): boolean =>
  may(caller, 'publishPost') || (author_id !== null && author_id === findOwner(caller));

/** @throws Problem 403 for a post that is not the caller's to edit */
export function refuseOthers(caller: Caller, post: Pick<PostRow, 'author_id'>): void {
  if (!mayEditPost(caller, post)) requireRight(caller, 'publishPost');
}

/**
 * Which posts a list has: visitors' alone, all, or visitors' and those of an account.
 */
export function findScope(caller: Caller): { visibleOnly: boolean; ownerId?: string | undefined } {
  if (may(caller, 'publishPost')) return { visibleOnly: false };
  const ownerId = findOwner(caller);
  return { visibleOnly: ownerId === undefined, ownerId };
}

/** The account whose own posts the caller may edit. */
const findOwner = (caller: Caller): string | undefined =>
  caller.kind === 'user' && may(caller, 'readPostDraft') ? caller.userId : undefined;
