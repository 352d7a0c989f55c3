import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { isArticlePath, paths } from '#paths/paths.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import { takeLock } from '#platform/database/take-lock.ts';
import { isAmbiguousPath, readOwnPath } from '#platform/http/own-path.ts';
import { conflict, invalidFields, notFound } from '#platform/http/problem.ts';
import type { CreatedPreviewLink, PreviewLink } from '../contract.ts';
import {
  countPreviewLinks,
  deletePreviewLinkRow,
  insertPreviewLink,
  selectPreviewPath,
  selectPreviewLinks,
} from './preview-links.store.ts';

const previewDays = 7;

/** More than anyone hands out in a week. */
const maximumLinks = 200;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Creates a link that shows the site with its drafts to anyone who has it, for seven days at most: it ends
 * with the API key that it was made with, and with its maker's right. A link to an article shows that article
 * alone.
 * @throws Problem 400, 403, 409
 */
export async function createPreviewLink(ctx: Context, path: string): Promise<CreatedPreviewLink> {
  const { userId, keyId } = requireRight(ctx.caller, 'createPreviewLink');
  // Dot segments would lead out of the preview.
  if (readOwnPath(path) === null || isAmbiguousPath(pathnameOf(path)))
    throw invalidFields([{ field: 'path', message: 'path must be a path on this site, without . or ..' }]);
  const token = randomBytes(24).toString('base64url');
  const now = ctx.now();
  const row = {
    id: uuidv7(),
    path,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + previewDays * 86_400_000).toISOString(),
  };
  await ctx.database.write(async (trx) => {
    await takeLock(trx, 'preview links');
    if ((await countPreviewLinks(trx, row.created_at)) >= maximumLinks) throw tooManyLinks();
    await insertPreviewLink(trx, {
      ...row,
      token_hash: hashToken(token),
      created_by: userId,
      api_key_id: keyId ?? null,
    });
  });
  const url = new URL(paths.preview(token, path), ctx.config.siteUrl).href;
  const links = await selectPreviewLinks(ctx.database.kysely, row.created_at);
  return { ...row, created_by: links.find(({ id }) => id === row.id)?.created_by ?? null, url };
}

/** The links still valid, newest first. @throws Problem 403 */
export function listPreviewLinks(ctx: Context): Promise<PreviewLink[]> {
  requireRight(ctx.caller, 'listPreviewLinks');
  return selectPreviewLinks(ctx.database.kysely, ctx.now().toISOString());
}

/** Revokes a link. @throws Problem 403, 404 */
export async function deletePreviewLink(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.caller, 'deletePreviewLink');
  if (!(await ctx.database.write((trx) => deletePreviewLinkRow(trx, id)))) throw notFound();
}

const pathnameOf = (path: string): string => path.split(/[?#]/)[0]!;

/** What a preview shows with its drafts: the whole site, or one article by its slug. */
export type Previewed = 'site' | { article: string };

/** What the link with this token shows; null if there is no such link, or it has ended. */
export async function findPreviewLink(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  token: string,
): Promise<Previewed | null> {
  const tokenHash = hashToken(token);
  const path = await selectPreviewPath(database.kysely, { tokenHash, now: now().toISOString() });
  if (path === null) return null;
  const pathname = pathnameOf(path);
  return isArticlePath(pathname) ? { article: pathname.slice(paths.article('').length) } : 'site';
}

export const tooManyLinks = () =>
  conflict('There are too many preview links. Revoke one first.', 'too_many_links');
