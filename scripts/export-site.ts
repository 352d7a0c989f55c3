import { exportContent, type ContentFile } from '#features/content/server/export-content.ts';
import { exportPosts } from '#features/posts/server/export/export-posts.ts';
import { readReplyTimeSettings } from '#features/settings/server/reply-time.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import type { Platform } from '#platform/context.ts';

/** The files that an export of the content has besides the documents. */
export const isPostFile = (path: string): boolean => /^posts\/[^/]+\.md$/.test(path);
export const settingsFile = 'settings.json';

/** Every document, every post as Markdown, and the settings. */
export async function* exportSite(platform: Pick<Platform, 'database' | 'now'>): AsyncGenerator<ContentFile> {
  yield* exportContent(platform);
  for await (const { name, text } of exportPosts(platform, '../uploads/'))
    yield { path: `posts/${name}`, text };
  const settings = {
    ...(await readSettings(platform)),
    answer_time: await readReplyTimeSettings(platform.database.kysely),
  };
  yield { path: settingsFile, text: `${JSON.stringify(settings, null, 2)}\n` };
}
