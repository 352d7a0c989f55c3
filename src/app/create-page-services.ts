import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { defaultContent, type SiteContent } from '#content/collections.ts';
import { fillWith } from '#content/facts.schema.ts';
import type { OwnPage } from '#content/own-pages.schema.ts';
import { putInto, type WrittenDocument } from '#features/content/server/check-document.ts';
import { hasResetLink } from '#features/identity/server/mailed-links.store.ts';
import { readInvitation } from '#features/identity/server/team/accept-invitation.ts';
import { listDocumentChanges } from '#features/content/server/list-changes.ts';
import { findFormerPath, findFormerDraftPath } from '#features/content/server/read-document.ts';
import { describeRecord } from '#features/leads/describe-record.ts';
import { readShownReplyStats } from '#features/leads/server/deadlines/reply-stats.ts';
import {
  listFormerSlugs,
  readDraftContent,
  readSiteContent,
  type ReadContent,
} from '#features/content/server/read-site-content.ts';
import { readWholeData } from '#features/content/server/read-whole-documents.ts';
import {
  hasArchive,
  isArchiveOpen,
  listArchive,
  readArchivedIssue,
  readArchiveFeed,
} from '#features/newsletter/server/issues/archive.ts';
import { readConfirmation } from '#features/newsletter/server/confirm-subscription.ts';
import { readSubscriber } from '#features/newsletter/server/unsubscribe.ts';
import type { Post } from '#features/posts/contract.ts';
import { readPreview } from '#features/media/server/read-preview.ts';
import {
  countPostPaths,
  listPostPaths,
  listNewestPosts,
  readFeed,
} from '#features/posts/server/list-published.ts';
import { listAuthorPages, listTagPages } from '#features/posts/server/list-pages.ts';
import { createNextMoment } from '#features/posts/server/next-moment.ts';
import { readFeaturedPost, readPostCards } from '#features/posts/server/read-post-cards.ts';
import {
  findFormerDraft,
  findFormerPost,
  listDraftCards,
  listPostCards,
  readDraftPost,
  readPost,
  type PostQuery,
} from '#features/posts/server/read-posts.ts';
import { readAround } from '#features/posts/server/read-around.ts';
import { readSeries } from '#features/posts/server/read-series.ts';
import { readNamedTags, readTag } from '#features/posts/server/tags.ts';
import { settingDefaults, type Settings } from '#features/settings/contract.ts';
import { readFocuses, readSizes, type Focuses } from '#domain/uploads/server/read-pictures.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { serveImage } from '#features/media/server/serve-image.ts';
import { createShareImages } from '#features/sharing/server/share-images.ts';
import { parseOwnerSettings } from '#platform/config/owner-settings.ts';
import { anonymous, type Context, type Platform } from '#platform/context.ts';
import { isTooManyImages } from '#platform/images/image-work.ts';
import { readCursor } from '#platform/http/listing.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FormOutcome } from '#domain/forms/site/form-outcome.ts';
import type { PageServices, PostListReading, PostReading } from '#site/page-services.ts';
import { findNextClosing } from '#site/pages/own-pages.ts';
import { renderArticle } from '#domain/rich-text/server/render-article.ts';
import { createSiteSearch } from './search/search-site.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import { beginReads } from './page-reads.ts';
import { addFocuses, addSizes, focusPictures } from './picture-facts.ts';
import { showContent } from './read-content.ts';

/** Posts on the home page (SPEC section 9). */
const latestCount = 3;

/** At the end of an article. */
const relatedCount = 3;

/** Posts per page of the list: the newest, and whole rows of two or three. */
const postsPerPage = 25;

/** Which drafts a page shows: none, that of the article it is about, those of some documents, or all. */
export type Drafts = 'none' | 'article' | 'all' | { documents: readonly string[] };

/** What is being written: it takes the place of what is stored. */
interface Unsaved {
  document?: WrittenDocument;
  post?: Post;
}

/** @param unsaved for this page */
export type CreatePageServices = (
  form: FormOutcome | null,
  drafts?: Drafts,
  unsaved?: Unsaved,
) => Promise<PageServices>;

/** Creates the services of pages. Public pages are the same for everyone: the caller is anonymous. */
export function createPageServices(platform: Platform): CreatePageServices {
  const ctx: Context = { ...platform, caller: anonymous };
  const drawShareImage = createShareImages(platform.images);
  const findNextMoment = createNextMoment(platform);
  const searchSite = createSiteSearch(platform);
  let lastSettings: Settings = { ...settingDefaults };
  let lastOwnerSettings = parseOwnerSettings(platform.config.fromEnvironment, platform.config.siteUrl);
  let lastContent: SiteContent = defaultContent;

  return async (form, drafts = 'none', unsaved = {}) => {
    const isPreview = drafts === 'all';
    const isDraftShown = (name: string) =>
      isPreview || (typeof drafts === 'object' && drafts.documents.includes(name));
    const hasDrafts = isPreview || typeof drafts === 'object';
    // Before anything is read: what ends meanwhile may still be on the page.
    const now = platform.now().getTime();
    const reads = beginReads(platform);
    const { orNull, orOutage } = reads;
    lastSettings = (await orNull('settings', () => readSettings(platform))) ?? lastSettings;
    lastOwnerSettings =
      (await orNull('owner settings', () => platform.site.readOwnerSettings(platform))) ?? lastOwnerSettings;
    const read = await orNull('content', () =>
      hasDrafts ? readDraftContent(platform, isDraftShown) : readSiteContent(platform),
    );
    if (read && read.content !== lastContent) reportUnreadable(platform, read);
    const stored = read?.content ?? lastContent;
    if (!hasDrafts) lastContent = stored;
    const content = showContent(unsaved.document ? putInto(stored, unsaved.document) : stored);
    const hasIssues = (await orNull('newsletter archive', () => hasArchive(platform))) ?? false;
    const focuses: Focuses = (await orNull('focuses', () => readFocuses(platform))) ?? new Map();
    const nextMoment = await orNull('dates of posts', () => findNextMoment(now));
    const validUntil = findEarliest(findNextClosing(content, now), nextMoment);
    /** A page of the posts about something. @param named null where it could not be read */
    async function readPosts<About extends { slug: string }>(
      named: { about: About | null } | null,
      { slug, ...query }: { slug: string } & Omit<PostQuery, 'limit'>,
    ): Promise<PostListReading<About>> {
      if (named === null) return { kind: 'unavailable' };
      const { about } = named;
      if (!about) return { kind: 'missing' };
      const cursor = isCursor(query.cursor) ? query.cursor : undefined;
      const page = await orNull('posts', () => listCards(ctx, { ...query, cursor, limit: postsPerPage }));
      if (!page) return { kind: 'unavailable' };
      if (page.rows.length === 0) return { kind: 'missing' };
      if (about.slug !== slug) return { kind: 'moved', slug: about.slug };
      return { kind: 'found', about, page: { posts: page.rows, next: page.next } };
    }
    const toOwnPage = async ({ slug, data }: Pick<WrittenDocument, 'slug' | 'data'>) => {
      const page = { ...fillWith(data, content.site.facts), slug } as OwnPage;
      const named = JSON.stringify(page.sections);
      const sizes = (await orNull('sizes of pictures', () => readSizes(platform, named))) ?? {};
      return focusPictures(addSizes(page, sizes), focuses);
    };
    const listAuthorSlugs = (slug: string) => [
      slug,
      ...(read ? listFormerSlugs(read.former, 'people', slug) : []),
    ];
    const findFormer = hasDrafts ? findFormerDraftPath : findFormerPath;
    const listCards = isPreview ? listDraftCards : listPostCards;
    return {
      content: addFocuses(content, focuses),
      isPreview: hasDrafts,
      findAuthor: (slug) => findPerson(content, read?.former, slug),
      findFormerPath: async (collection, slug) =>
        (await orNull('former addresses', () => findFormer(platform, collection, slug))) ?? {
          kind: 'missing',
        },
      siteUrl: platform.config.siteUrl.origin,
      bookingUrl: lastOwnerSettings.bookingUrl,
      indexNowKey: platform.config.indexNow?.key ?? null,
      retention: lastOwnerSettings.retention,
      settings: lastSettings,
      readInvitation: (token) => orOutage(() => readInvitation(platform, token)),
      hasResetLink: (token) => orOutage(() => hasResetLink(platform.database.kysely, token, platform.now())),
      form,
      isComplete: reads.isComplete,
      validUntil,
      findOutage: reads.findOutage,
      async readOwnPage(slug) {
        const which = isDraftShown(`pages/${slug}`) ? 'draft' : 'data';
        const { document } = unsaved;
        if (document?.collection === 'pages' && document.slug === slug) return toOwnPage(document);
        const whole = await orOutage(() => readWholeData(platform, 'pages', [slug], which));
        const data = whole.get(slug);
        return data ? toOwnPage({ slug, data }) : null;
      },
      async readReplyStats() {
        const record = await orNull('answer record', () => readShownReplyStats(platform));
        return record && describeRecord(record);
      },
      async readLatestPosts() {
        const page = await orNull('posts', () => listCards(ctx, { limit: latestCount }));
        return page && page.rows;
      },
      readPostCards: (slugs) => orNull('posts', () => readPostCards(platform, slugs)),
      async readPostPage({ cursor, search }) {
        const query = { search, cursor: isCursor(cursor) ? cursor : undefined };
        const page = await orNull('posts', () => listCards(ctx, { ...query, limit: postsPerPage }));
        return page && { posts: page.rows, next: page.next };
      },
      search: (query) => orNull('search', () => searchSite({ ...query, content, settings: lastSettings })),
      async readPost(slug) {
        const present = unsaved.post
          ? ({ kind: 'found', post: unsaved.post } as const)
          : await orNull('post', () => findPost(ctx, slug, isPreview || drafts === 'article'));
        const found = present ?? { kind: 'unavailable' };
        if (found.kind !== 'found') return found;
        const { content: html, image_url } = found.post;
        const sizes = (await orNull('sizes of pictures', () => readSizes(platform, html))) ?? {};
        const focus = focuses.get(image_url ?? '');
        const post = focus ? { ...found.post, image_focus: focus } : found.post;
        return { ...found, post, article: await renderArticle(html, sizes) };
      },
      readAround: (post) => orNull('related posts', () => readAround(platform, post, relatedCount)),
      readSeries: (post) => orNull('series', () => readSeries(platform, post)),
      readFeaturedPost: () => orNull('featured post', () => readFeaturedPost(platform)),
      readTags: async (slugs) => (await orNull('tags', () => readNamedTags(platform, slugs))) ?? [],
      async readTagPage(slug, cursor) {
        const tag = await orNull('tag', async () => ({ found: await readTag(platform, slug) }));
        return readPosts(tag && { about: tag.found }, { slug, tag: slug, cursor });
      },
      readAuthorPage(slug, cursor) {
        return readPosts({ about: findPerson(content, read?.former, slug) }, { slug, author: slug, cursor });
      },
      async readPreview(url) {
        if (!url) return null;
        return readPreview(platform, url)
          .catch(whereBusy)
          .catch((error: unknown) => {
            platform.log.error({ err: error }, 'preview could not be read');
            return null;
          });
      },
      countPostPaths: () => orOutage(() => countPostPaths(platform)),
      listPostPaths: (range) => listPostPaths(platform, range),
      listTopics: async (count) =>
        (await orNull('topics', () => listTagPages(platform)))?.slice(0, count) ?? [],
      listTagPages: () => orOutage(() => listTagPages(platform)),
      listAuthorPages: () =>
        orOutage(() =>
          listAuthorPages(
            platform,
            content.people.map(({ slug, name }) => ({ slug, name, slugs: listAuthorSlugs(slug) })),
          ),
        ),
      readDocumentChanges: () => orOutage(() => listDocumentChanges(platform)),
      listNewestPosts: (count) => orOutage(() => listNewestPosts(platform, count)),
      readFeed: (filter) => orOutage(() => readFeed(platform, filter)),
      listAuthorSlugs,
      hasIssues,
      listIssues: () => orOutage(() => listArchive(platform)),
      isArchiveOpen: () => orOutage(() => isArchiveOpen(platform)),
      readIssueFeed: () => orOutage(() => readArchiveFeed(platform)),
      readIssue: (slug) => orOutage(() => readArchivedIssue(platform, slug)),
      readConfirmation: (token) => orOutage(() => readConfirmation(platform, token)),
      readSubscriber: (token) => orOutage(() => readSubscriber(platform, token)),
      drawShareImage(words) {
        const { host } = platform.config.siteUrl;
        const url = content.site.branding.favicon || lastSettings.logo_url;
        return drawShareImage({
          ...words,
          siteName: lastSettings.site_name,
          address: host,
          ...(url && { mark: { url, read: () => readMark(platform, url) } }),
        }).catch(whereBusy);
      },
    };
  };
}

/** An uploaded mark in a square; undefined if it is not there. */
async function readMark(platform: Platform, url: string): Promise<Uint8Array | undefined> {
  const name = url.slice(uploadsPrefix.length);
  const image = await serveImage(platform, { name, variant: { icon: 192 } });
  return image?.body instanceof Readable ? buffer(image.body) : image?.body;
}

/** Documents whose default is shown instead of the stored text. */
function reportUnreadable({ log }: Platform, { unreadable }: ReadContent): void {
  for (const document of unreadable) log.warn(document, 'a document of the content cannot be read');
}

/** The earliest of the given times; undefined: none is given. */
function findEarliest(...ends: (number | null | undefined)[]): number | undefined {
  const given = ends.filter((end) => end != null);
  return given.length > 0 ? Math.min(...given) : undefined;
}

/** A page goes without an image that there is no time to make. */
function whereBusy(error: unknown): null {
  if (isTooManyImages(error)) return null;
  throw error;
}

type FoundPost = { kind: 'found'; post: Post } | Exclude<PostReading, { kind: 'found' }>;

async function findPost(ctx: Context, slug: string, isPreview: boolean): Promise<FoundPost> {
  try {
    const post = await (isPreview ? readDraftPost : readPost)(ctx, slug);
    return post.slug === slug ? { kind: 'found', post } : { kind: 'moved', slug: post.slug };
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
  }
  return (isPreview ? findFormerDraft : findFormerPost)(ctx, slug);
}

/** The person who has a slug, or had it before. */
function findPerson(
  { people }: SiteContent,
  former: ReadContent['former'] | undefined,
  slug: string | null,
): SiteContent['people'][number] | null {
  const present = people.find((one) => one.slug === slug);
  if (present || slug === null) return present ?? null;
  const movedTo = former?.get(`people/${slug}`);
  return people.find((one) => one.slug === movedTo) ?? null;
}

function isCursor(text: string | undefined): boolean {
  try {
    return readCursor(text) !== null;
  } catch {
    return false;
  }
}
