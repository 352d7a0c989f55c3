import { isSameJson } from '#design/admin/json-path.ts';
import { ApiError } from '#design/api/api-error.ts';
import { createKeyring } from '#domain/forms/site/keyring.ts';
import type { NewPost, SavedPost } from '../contract.ts';
import { postsApi } from './posts-api.ts';

/** A post that is stored, and whether it is as it was to be sent. */
interface CreatedPost {
  post: SavedPost;
  isSame: boolean;
}

export type CreatePost = (post: NewPost) => Promise<CreatedPost>;

/** Nothing was created, and nothing will be of the same request. */
const refusals = [400, 409, 413, 422];

/**
 * Creates one post, however often it is asked to: a request whose response was lost is repeated as it was, whatever was
 * typed since. Throws ApiError.
 */
export function createOnce(): CreatePost {
  const keyring = createKeyring();
  let sent: NewPost | null = null;
  return async (post) => {
    const first = (sent ??= post);
    try {
      return { post: await postsApi.create(first, keyring.keyFor(first)), isSame: isSameJson(first, post) };
    } catch (error) {
      if (error instanceof ApiError && refusals.includes(error.status)) sent = null;
      throw error;
    }
  };
}
