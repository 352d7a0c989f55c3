import { expect, it } from 'vitest';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { countPostPaths, listPostPaths, listNewestPosts, readFeed } from './list-published.ts';

const slugOf = (n: number) => `post-${String(n).padStart(4, '0')}`;

/** Three at a time, every tenth a draft, and not in list order. */
async function addPosts({ database }: TestPlatform, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const n = (index * 7) % count;
    const created_at = new Date(Date.parse('2030-01-01T00:00:00Z') + Math.floor(n / 3)).toISOString();
    const slug = slugOf(n);
    const texts = { title: slug, excerpt: slug, content: `<p>${slug}</p>`, search_text: slug };
    const published = n % 10 === 0 ? (0 as const) : (1 as const);
    return {
      id: slug,
      slug,
      ...texts,
      image_url: null,
      published,
      created_at,
      updated_at: created_at,
      author_id: null,
    };
  });
  await database.write(async (trx) => {
    for (let i = 0; i < rows.length; i += 500) {
      await trx
        .insertInto('blogs')
        .values(rows.slice(i, i + 500))
        .execute();
    }
  });
}

async function readSlugs(platform: TestPlatform, range: { skip: number; count: number }): Promise<string[]> {
  const slugs: string[] = [];
  for await (const part of listPostPaths(platform, range)) slugs.push(...part.map(({ slug }) => slug));
  return slugs;
}

describeOnBothDatabases('what sitemaps and feeds name', (open) => {
  it('are all published posts, oldest first, a thousand at a time', async () => {
    const platform = await open();
    const count = 2411;
    await addPosts(platform, count);
    const published = Array.from({ length: count }, (_, n) => n)
      .filter((n) => n % 10 !== 0)
      .map(slugOf);
    expect(await countPostPaths(platform)).toBe(published.length);
    expect(await readSlugs(platform, { skip: 0, count: 45_000 })).toEqual(published);
    expect(await readSlugs(platform, { skip: 100, count: 1500 })).toEqual(published.slice(100, 1600));
    expect(await readSlugs(platform, { skip: 2000, count: 1000 })).toEqual(published.slice(2000));
    expect(await readSlugs(platform, { skip: published.length, count: 10 })).toEqual([]);
    const newest = published.toReversed();
    expect((await listNewestPosts(platform, 30)).map(({ slug }) => slug)).toEqual(newest.slice(0, 30));
    const feed = await readFeed(platform);
    expect(feed.map(({ slug, html }) => [slug, html])).toEqual(
      newest.slice(0, 20).map((slug) => [slug, `<p>${slug}</p>`]),
    );
  });
});
