import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { isArticlePath, paths } from '#paths/paths.ts';
import { requireRight, type Context, type Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { takeLock } from '#platform/database/take-lock.ts';
import { isAmbiguousPath, readOwnPath } from '#platform/http/own-path.ts';
import { conflict, invalidFields, notFound } from '#platform/http/problem.ts';
import type { CreatedPreviewLink, PreviewLink } from '../contract.ts';
import { collectionNames, defaultsOf, findKind, hasKind, type DocumentKind } from './document-kind.ts';
import { selectDocument, selectVersionedAt } from './documents.store.ts';
import { findFormerSlug } from './read-document.ts';
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
 * with the API key that it was made with, and with its maker's right. A link to an article shows that article alone;
 * one to a document's page, or with the document as its fragment (`/#site/hero`), that document's draft alone.
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
    await recordAudit(trx, ctx, { action: 'preview_link.created', target: describeTarget(row) });
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
  await ctx.database.write(async (trx) => {
    const path = await deletePreviewLinkRow(trx, id);
    if (path === null) throw notFound();
    await recordAudit(trx, ctx, { action: 'preview_link.ended', target: describeTarget({ id, path }) });
  });
}

const describeTarget = ({ id, path }: { id: string; path: string }) =>
  ({ kind: 'preview link', id, title: path }) as const;

const pathnameOf = (path: string): string => path.split(/[?#]/)[0]!;

/** A preview's subject, shown with its drafts: the whole site, an article by its slug, or documents on their page. */
export type Previewed = 'site' | { article: string } | PreviewedDocuments;

/** Documents whose drafts are shown among everything else as published. */
interface PreviewedDocuments {
  /** Each as `collection/slug`. */
  documents: readonly string[];
  /** Where they are shown. */
  paths: readonly string[];
}

/** The subject of the link with this token; null if there is no such link, or it has ended. */
export async function findPreviewLink(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  token: string,
): Promise<Previewed | null> {
  const tokenHash = hashToken(token);
  const path = await selectPreviewPath(database.kysely, { tokenHash, now: now().toISOString() });
  if (path === null) return null;
  const pathname = pathnameOf(path);
  if (isArticlePath(pathname)) return { article: pathname.slice(paths.article('').length) };
  return (await findDocuments(database.kysely, path)) ?? 'site';
}

/** The document that a link's fragment names, as in `/#site/hero`, or those that its page belongs to. */
async function findDocuments(connection: Connection, path: string): Promise<PreviewedDocuments | null> {
  const pathname = pathnameOf(path);
  const [, collection = '', slug = ''] = /#([\w-]+)\/([\w/-]+)$/.exec(path) ?? [];
  const named = hasKind(collection, slug) ? [{ collection, slug }] : listAt(pathname);
  if (named.length === 0) return null;
  const shown = await Promise.all(named.map((one) => followRename(connection, one)));
  return {
    documents: shown.map((one) => `${one.collection}/${one.slug}`),
    paths: [
      ...new Set([
        pathname,
        ...shown.flatMap((one) => findKind(one.collection, one.slug).pathOf(one.slug) ?? []),
      ]),
    ],
  };
}

/** The documents that have a page of their own at a path; the home page is everyone's. */
const listAt = (pathname: string): DocumentName[] =>
  pathname === paths.home()
    ? []
    : collectionNames.flatMap((collection) =>
        [...defaultsOf(collection).map(({ slug }) => slug), pathname.slice(1), pathname.split('/').at(-1)!]
          .filter((slug, index, all) => all.indexOf(slug) === index && hasKind(collection, slug))
          .filter((slug) => isAt(findKind(collection, slug), slug, pathname))
          .map((slug) => ({ collection, slug })),
      );

const isAt = ({ slugs, pathOf }: DocumentKind, slug: string, pathname: string): boolean =>
  slugs.safeParse(slug).success && pathOf(slug) === pathname;

interface DocumentName {
  collection: string;
  slug: string;
}

/** A document by the slug that it has now. */
async function followRename(
  connection: Connection,
  { collection, slug }: DocumentName,
): Promise<DocumentName> {
  if (await selectDocument(connection, collection, slug)) return { collection, slug };
  const former = await findFormerSlug(connection, { collection, slug });
  if (former.kind === 'moved') return { collection, slug: former.slug };
  return { collection, slug: (await selectVersionedAt(connection, collection, slug)) ?? slug };
}

export const tooManyLinks = () =>
  conflict('There are too many preview links. Revoke one first.', 'too_many_links');
