import type { Context, TypedResponse } from 'hono';
import type { ApiEnvironment } from './api.ts';
import { linkToNext, type EncodedPage } from './listing.ts';

/** A page of a list, with a link to the next. */
export function answerPage<Item>(
  c: Context<ApiEnvironment>,
  { bytes, next }: EncodedPage,
): Response & TypedResponse<Item[], 200, 'json'> {
  const headers = { 'content-type': 'application/json', ...linkToNext(c.req.url, next) };
  const response: Response = c.body(bytes, 200, headers);
  return response as Response & TypedResponse<Item[], 200, 'json'>;
}
