import { createHash } from 'node:crypto';
import { requireRight, type Context } from '#platform/context.ts';
import { readListFilter, type ListQuery, type Page } from '#platform/http/listing.ts';
import { notFound } from '#platform/http/problem.ts';
import type { Reply, WholeReply } from '../../replies.contract.ts';
import { selectRepliedLead } from './lead-of-reply.store.ts';
import { selectReplies, selectReply } from './replies.store.ts';

/** The thread about a message, newest first. @throws Problem 400, 403, 404 */
export async function listReplies(
  { caller, database }: Context,
  { id, ...query }: ListQuery & { id: string },
): Promise<Page<Reply>> {
  requireRight(caller, 'listReplies');
  const filter = readListFilter(query);
  if (!(await selectRepliedLead(database.kysely, id))) throw notFound();
  return selectReplies(database.kysely, id, filter);
}

/** @throws Problem 403, 404 */
export async function readReply(
  { caller, database }: Context,
  { id, reply }: { id: string; reply: string },
): Promise<WholeReply> {
  requireRight(caller, 'readReply');
  const row = await selectReply(database.kysely, id, reply);
  if (!row) throw notFound();
  return row;
}

/** The mail's own styles are removed: this is its whole appearance, in the theme of the page around it. */
const style = [
  ':root{color-scheme:light dark}',
  'body{margin:12px;font:15px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}',
  'blockquote{margin:8px 0;padding-left:12px;border-left:1px solid}',
  'a{color:inherit}',
  'pre{white-space:pre-wrap}',
  'table{border-collapse:collapse}',
  'td,th{padding:4px 8px;border:1px solid;text-align:start;vertical-align:top}',
].join('');

const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * The rights of a mail in the browser: only to be displayed and to open its links elsewhere. No image is loaded,
 * whatever the sanitizer let through: a request would tell the sender that the mail is read, and from where.
 */
export const formattedReplyHeaders = {
  'content-security-policy': [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `style-src ${styleSource}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  // Only in the admin area; elsewhere the server says DENY.
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'cache-control': 'private, no-store',
};

/** A mail as a separate document. @throws Problem 403; 404 also for an entry without HTML */
export async function readFormattedReply(ctx: Context, ids: { id: string; reply: string }): Promise<string> {
  const { html } = await readReply(ctx, ids);
  if (html === null) throw notFound();
  return `<!doctype html><html lang=""><head><meta charset="utf-8"><title>Mail</title><style>${style}</style></head><body>${html}</body></html>`;
}
