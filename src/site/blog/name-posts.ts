import type { PostCard } from '#features/posts/contract.ts';
import { toPostView, type PostView } from '#features/posts/site/post-view.ts';
import type { PageServices } from '../page-services.ts';

/** Posts for a list, with the names of their first tags and of their authors. */
export async function namePosts(
  posts: readonly PostCard[],
  { readTags, findAuthor }: Pick<PageServices, 'readTags' | 'findAuthor'>,
): Promise<PostView[]> {
  const firstTags = new Set(posts.flatMap(({ tags }) => tags.slice(0, 1)));
  const names = new Map((await readTags([...firstTags])).map(({ slug, name }) => [slug, name]));
  return posts.map((post) =>
    toPostView({
      ...post,
      topicName: names.get(post.tags[0] ?? ''),
      authorName: findAuthor(post.author)?.name,
    }),
  );
}
