import type { APIRoute } from 'astro';
import { adminPaths } from '#paths/admin-paths.ts';
import { createContentResponse } from '#site/sharing/content-response.ts';

/** Where passkeys are added and removed (https://www.w3.org/TR/passkey-endpoints/). */
export const GET: APIRoute = ({ locals: { page } }) => {
  const account = page.siteUrl + adminPaths.account();
  return createContentResponse('application/json', JSON.stringify({ enroll: account, manage: account }));
};
