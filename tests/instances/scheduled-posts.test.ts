import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Post } from '#features/posts/contract.ts';
import { makeWord } from '#tests/support/site-api.ts';
import { openInstances, signInOn, type Instances } from './open-instances.ts';

let instances: Instances;

beforeAll(async () => {
  instances = await openInstances(2);
});
// Not there when they did not start.
afterAll(() => (instances as Instances | undefined)?.stop());

/** A post that is published now, and visible between two times from now, in milliseconds. */
async function schedule(appearsInMs: number, disappearsInMs: number): Promise<Post> {
  const [first] = instances.products;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const title = makeWord();
  const answer = await fetch(`${first!.url}/functions/v1/blog-api`, {
    method: 'POST',
    headers: await signInOn(first!, instances.siteUrl),
    body: JSON.stringify({
      ...{ title, excerpt: title, content: title, published: true, tags: [title] },
      ...{ publish_at: at(appearsInMs), unpublish_at: at(disappearsInMs) },
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Post;
}

/** Where visitors find it on one instance, each asked for once: the responses are cached from then on. */
async function findOn(url: string, { slug, title }: Post): Promise<boolean[]> {
  const lists = [
    '/',
    '/blog',
    '/blog/rss.xml',
    '/sitemap.xml',
    '/functions/v1/blog-api',
    '/functions/v1/blog-tags',
  ];
  const inLists = lists.map(async (path) => (await (await fetch(url + path)).text()).includes(title));
  const own = [`/blog/${slug}`, `/blog/tag/${slug}`, `/functions/v1/blog-api/${slug}`].map(
    async (path) => (await fetch(url + path)).status === 200,
  );
  return Promise.all([...inLists, ...own]);
}

/** Asks all instances until a moment has come. @returns what they answered before it, and what they answered after it */
async function watch(post: Post, moment: string): Promise<{ before: Set<boolean>; after: Set<boolean> }> {
  const time = Date.parse(moment);
  const before = new Set<boolean>();
  for (;;) {
    const askedAt = Date.now();
    const found = (await Promise.all(instances.products.map(({ url }) => findOn(url, post)))).flat();
    // A request that began before it and was answered after it may have either.
    if (askedAt >= time) return { before, after: new Set(found) };
    if (Date.now() < time) for (const isThere of found) before.add(isThere);
  }
}

it('shows a post on every instance from its first moment until its last, whatever was cached', async () => {
  const post = await schedule(4000, 8000);
  expect(await watch(post, post.publish_at!)).toEqual({ before: new Set([false]), after: new Set([true]) });
  expect(await watch(post, post.unpublish_at!)).toEqual({ before: new Set([true]), after: new Set([false]) });
  const started = await instances.start();
  try {
    expect(await findOn(started.url, post)).not.toContain(true);
  } finally {
    await started.stop();
  }
});
