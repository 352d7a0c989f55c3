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
import { selectDocument, selectHeads, selectVersionedAt } from './documents.store.ts';
import { placeDocuments } from './place-documents.ts';
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
 * with the API key that it was made with, and with its maker's right. A link to `/` shows the whole site, one to an
 * article that article alone; one to a document's page, or with the document as its fragment (`/#site/hero`), that
 * document's draft alone.
 * @throws Problem 400, 403, 409
 */
export async function createPreviewLink(ctx: Context, path: string): Promise<CreatedPreviewLink> {
  const { userId, keyId } = requireRight(ctx.caller, 'createPreviewLink');
  // Dot segments would lead out of the preview.
  if (readOwnPath(path) === null || isAmbiguousPath(pathnameOf(path)))
    throw invalidFields([{ field: 'path', message: 'path must be a path on this site, without . or ..' }]);
  if ((await findSubject(ctx, path)) === null) throw leadsNowhere();
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

declare module '#platform/context.ts' {
  interface Site {
    /** Whether a post has this slug, had it, or will have it once its draft is published. */
    hasPost(ctx: Pick<Context, 'database' | 'now' | 'signal'>, slug: string): Promise<boolean>;
  }
}

/** The subject of the link with this token; null if there is no such link, or it has ended. */
export async function findPreviewLink(
  platform: Pick<Platform, 'database' | 'now' | 'site'>,
  token: string,
): Promise<Previewed | null> {
  const { database, now } = platform;
  const tokenHash = hashToken(token);
  const path = await selectPreviewPath(database.kysely, { tokenHash, now: now().toISOString() });
  return path === null ? null : findSubject(platform, path);
}

/** What a link to a path shows with its drafts; null if nothing is there that has any. */
async function findSubject(
  ctx: Pick<Context, 'database' | 'now' | 'site' | 'signal'>,
  path: string,
): Promise<Previewed | null> {
  const pathname = pathnameOf(path);
  if (pathname === paths.home() && !path.includes('#')) return 'site';
  if (!isArticlePath(pathname)) return findDocuments(ctx.database.kysely, path);
  const article = pathname.slice(paths.article('').length);
  return (await ctx.site.hasPost(ctx, article)) ? { article } : null;
}

/** The document that a link's fragment names, as in `/#site/hero`, or those that its page belongs to. */
async function findDocuments(connection: Connection, path: string): Promise<PreviewedDocuments | null> {
  const pathname = pathnameOf(path);
  const [, collection = '', slug = ''] = /#([\w-]+)\/([\w/-]+)$/.exec(path) ?? [];
  const named = hasKind(collection, slug) ? [{ collection, slug }] : listAt(path.replace(/\?[^#]*/, ''));
  const followed = await Promise.all(named.map((one) => followRename(connection, one)));
  const present = await Promise.all(followed.map((one) => isPresent(connection, one)));
  const shown = followed.filter((_, index) => present[index]);
  if (shown.length === 0) return null;
  const pages = shown.flatMap((one) => findKind(one.collection, one.slug).pathOf(one.slug) ?? []);
  return {
    documents: shown.map((one) => `${one.collection}/${one.slug}`),
    paths: [...new Set([pathname, ...pages.map(pathnameOf)])],
  };
}

/** The documents that have a page of their own at a path, or a place on one; the home page is everyone's. */
const listAt = (path: string): DocumentName[] =>
  pathnameOf(path) === paths.home()
    ? []
    : collectionNames.flatMap((collection) =>
        [...defaultsOf(collection).map(({ slug }) => slug), path.slice(1), path.split(/[/#]/).at(-1)!]
          .filter((slug, index, all) => all.indexOf(slug) === index && hasKind(collection, slug))
          .filter((slug) => isAt(findKind(collection, slug), slug, path))
          .map((slug) => ({ collection, slug })),
      );

const isAt = ({ slugs, pathOf }: DocumentKind, slug: string, path: string): boolean =>
  slugs.safeParse(slug).success && pathOf(slug) === path;

const isPresent = async (connection: Connection, { collection, slug }: DocumentName): Promise<boolean> =>
  placeDocuments(collection, await selectHeads(connection, collection)).some((one) => one.slug === slug);

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

export const leadsNowhere = () =>
  invalidFields([{ field: 'path', message: 'path leads to no document and no article' }]);

export const tooManyLinks = () =>
  conflict('There are too many preview links. Revoke one first.', 'too_many_links');
