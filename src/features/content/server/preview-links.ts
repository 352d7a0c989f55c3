import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { paths } from '#paths/paths.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import { conflict, notFound } from '#platform/http/problem.ts';
import type { MadePreviewLink, PreviewLink } from '../contract.ts';
import {
  countPreviewLinks,
  deletePreviewLinkRow,
  hasPreviewLink,
  insertPreviewLink,
  selectPreviewLinks,
} from './preview-links.store.ts';

const previewDays = 7;

/** More than anyone hands out in a week. */
const maximumLinks = 200;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Creates a link that shows the site with its drafts to anyone who has it, for seven days. @throws Problem
 * 403, 409
 */
export async function createPreviewLink(ctx: Context, path: string): Promise<MadePreviewLink> {
  const { userId } = requireRight(ctx.caller, 'content');
  const token = randomBytes(24).toString('base64url');
  const now = ctx.now();
  const row = {
    id: uuidv7(),
    path,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + previewDays * 86_400_000).toISOString(),
  };
  await ctx.database.write(async (trx) => {
    if ((await countPreviewLinks(trx, row.created_at)) >= maximumLinks) throw tooManyLinks();
    await insertPreviewLink(trx, { ...row, token_hash: hashToken(token), created_by: userId });
  });
  const url = new URL(paths.preview(token, path), ctx.config.siteUrl).href;
  const links = await selectPreviewLinks(ctx.database.kysely, row.created_at);
  return { ...row, created_by: links.find(({ id }) => id === row.id)?.created_by ?? null, url };
}

/** The links still valid, newest first. @throws Problem 403 */
export function listPreviewLinks(ctx: Context): Promise<PreviewLink[]> {
  requireRight(ctx.caller, 'content');
  return selectPreviewLinks(ctx.database.kysely, ctx.now().toISOString());
}

/** Revokes a link. @throws Problem 403, 404 */
export async function deletePreviewLink(ctx: Context, id: string): Promise<void> {
  requireRight(ctx.caller, 'content');
  if (!(await ctx.database.write((trx) => deletePreviewLinkRow(trx, id)))) throw notFound();
}

/** Whether a token belongs to a valid link. */
export const isPreviewToken = ({ database, now }: Pick<Platform, 'database' | 'now'>, token: string) =>
  hasPreviewLink(database.kysely, { tokenHash: hashToken(token), now: now().toISOString() });

export const tooManyLinks = () =>
  conflict('There are too many preview links. Revoke one first.', 'too_many_links');
