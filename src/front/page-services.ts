import { readPreview } from '#features/media/server/read-preview.ts';
import {
  countPublishedPosts,
  listAddresses,
  listNewestPosts,
  readFeed,
} from '#features/posts/server/list-published.ts';
import { findMovedPost, listPostCards, readPost } from '#features/posts/server/read-posts.ts';
import { settingDefaults, type Settings } from '#features/settings/contract.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import { createShareImages } from '#features/sharing/server/share-images.ts';
import { anonymous, type Context, type Platform } from '#platform/context.ts';
import { readCursor } from '#platform/http/listing.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FormOutcome } from '#design/forms/form-outcome.ts';
import type { PageServices, PostReading } from '#site/page-services.ts';

/** Posts on the home page (SPEC section 9). */
const latestCount = 3;

/** Posts on one page of the list: the newest, and whole rows of two or three. */
const postsPerPage = 25;

export type CreatePageServices = (form: FormOutcome | null) => Promise<PageServices>;

/** Makes what pages are given. Public pages are the same for everyone: the caller is anonymous. */
export function createPageServices(platform: Platform): CreatePageServices {
  const ctx: Context = { ...platform, caller: anonymous };
  const orNull = <T>(what: string, promise: Promise<T>): Promise<T | null> =>
    promise.catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      platform.log.error({ err: error }, `${what} could not be read`);
      return null;
    });
  const drawShareImage = createShareImages();
  let lastSettings: Settings = { ...settingDefaults };

  return async (form) => {
    lastSettings = (await orNull('settings', readSettings(platform))) ?? lastSettings;
    return {
      siteUrl: platform.config.siteUrl.origin,
      bookingUrl: platform.config.bookingUrl,
      retention: platform.config.retention,
      settings: lastSettings,
      form,
      async readLatestPosts() {
        const page = await orNull('posts', listPostCards(ctx, { limit: latestCount }));
        return page && page.rows;
      },
      async readPostPage({ cursor, search }) {
        const query = { search, cursor: isCursor(cursor) ? cursor : undefined };
        const page = await orNull('posts', listPostCards(ctx, { ...query, limit: postsPerPage }));
        return page && { posts: page.rows, next: page.next };
      },
      async readPost(slug) {
        return (await orNull('post', findReading(ctx, slug))) ?? { kind: 'unavailable' };
      },
      async readPreview(url) {
        return url ? orNull('preview', readPreview(platform, url)) : null;
      },
      countPublishedPosts: () => countPublishedPosts(platform),
      listAddresses: (range) => listAddresses(platform, range),
      listNewestPosts: (count) => listNewestPosts(platform, count),
      readFeed: () => readFeed(platform),
      drawShareImage(words) {
        const { host } = platform.config.siteUrl;
        return drawShareImage({ ...words, siteName: lastSettings.site_name, address: host });
      },
    };
  };
}

async function findReading(ctx: Context, slug: string): Promise<PostReading> {
  try {
    const post = await readPost(ctx, slug);
    if (post.slug !== slug) return { kind: 'moved', slug: post.slug };
    // The sanitiser is not loaded before the first article is asked for.
    const { renderArticle } = await import('#features/posts/server/render-article.ts');
    return { kind: 'found', post, article: renderArticle(post.content) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
  }
  const movedTo = await findMovedPost(ctx, slug);
  return movedTo ? { kind: 'moved', slug: movedTo } : { kind: 'missing' };
}

function isCursor(text: string | undefined): boolean {
  try {
    return readCursor(text) !== null;
  } catch {
    return false;
  }
}
