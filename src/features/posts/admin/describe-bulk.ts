import type { BulkResult } from '../bulk.contract.ts';

export const countBlogs = (count: number): string => `${count} ${count === 1 ? 'blog' : 'blogs'}`;

/** Failures that are named one by one; more would not fit into a toast. */
const namedFailures = 3;

/** Which posts could not be changed, and why. */
export function describeFailures(
  failed: BulkResult['failed'],
  posts: readonly { id: string; title: string }[],
): string {
  const named = failed.slice(0, namedFailures).map(({ id, detail }) => {
    const title = posts.find((post) => post.id === id)?.title ?? id;
    return `“${title}”: ${detail}`;
  });
  const more = failed.length > namedFailures ? ` And ${failed.length - namedFailures} more.` : '';
  return `${countBlogs(failed.length)} could not be changed. ${named.join('. ')}.${more}`;
}

/** The outcome of publishing posts, in words: one has dates of its own. */
export function describePublished(changed: BulkResult['changed']): string {
  const count = (state: string) => changed.filter((one) => one.state === state).length;
  const [published, scheduled, expired] = [count('published'), count('scheduled'), count('expired')];
  const parts = [
    ...(published > 0 || scheduled + expired === 0 ? [`${countBlogs(published)} published`] : []),
    ...(scheduled > 0 ? [`${countBlogs(scheduled)} scheduled`] : []),
    ...(expired > 0 ? [`${countBlogs(expired)} past the date until which they are visible`] : []),
  ];
  return parts.join(', ');
}
