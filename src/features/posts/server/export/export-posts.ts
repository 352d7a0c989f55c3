import type { Platform } from '#platform/context.ts';
import { renderForFeed } from '#domain/rich-text/server/render-article.ts';
import { describePost, withoutDraft } from '../describe-post.ts';
import { selectTagNames } from '../tags.store.ts';
import { selectPostsAfter } from '../post-rows.store.ts';
import { toPostFile, type PostFile } from './post-file.ts';

/**
 * Every post, drafts included, in the order of their creation. Of a published post it is what visitors see.
 * @param uploads where its pictures are, relative to its file
 */
export async function* exportPosts(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  uploads = 'uploads/',
): AsyncGenerator<PostFile> {
  const tags = new Map((await selectTagNames(database.kysely)).map(({ slug, name }) => [slug, name]));
  for (let after = ''; ;) {
    const rows = await selectPostsAfter(database.kysely, after);
    for (const row of rows) {
      const post = withoutDraft(describePost(row, null, now().toISOString()));
      const named = { ...post, tags: post.tags.map((slug) => tags.get(slug) ?? slug) };
      yield toPostFile(named, await renderForFeed(post.content), uploads);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
