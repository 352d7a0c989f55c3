import { describe, expect, it, vi } from 'vitest';
import { fetchPosts, filterPosts } from './find-posts.ts';
import type { PostView } from './post-view.ts';

const makePost = (title: string, excerpt: string): PostView => ({
  title,
  excerpt,
  slug: 'a-post',
  image_url: null,
  created_at: '2026-11-20T09:00:00.000Z',
  published_at: null,
  reading_minutes: 1,
});

const posts = [makePost('Automation ROI', 'What is left out'), makePost('Offline sync', 'Two SCANNERS')];

describe('filtering posts', () => {
  it('finds text in the title or the excerpt, whatever the case', () => {
    expect(filterPosts(posts, 'automation roi')).toEqual([posts[0]]);
    expect(filterPosts(posts, 'Scanners')).toEqual([posts[1]]);
    expect(filterPosts(posts, 'nothing of the kind')).toEqual([]);
  });

  it('finds quotation marks and apostrophes however they are written', () => {
    const curly = makePost('Beat last year’s “calendar”', 'First');
    const straight = makePost("Beat last year's calendar", 'First');
    expect(filterPosts([curly, straight], "last year's")).toEqual([curly, straight]);
    expect(filterPosts([curly, straight], 'last year’s')).toEqual([curly, straight]);
    expect(filterPosts([curly, straight], '"calendar"')).toEqual([curly]);
  });

  it('shows everything for an empty search', () => {
    expect(filterPosts(posts, '   ')).toEqual(posts);
  });

  it('does not find what begins in one field and ends in the other', () => {
    expect(filterPosts(posts, 'ROI What')).toEqual([]);
  });
});

describe('fetching posts', () => {
  it('asks for cards with the text, and reads where the next page begins', async () => {
    const rows = posts.map((post) => ({ ...post, tags: ['costs'], author: 'ines-varga' }));
    const fetchStub = vi.fn<typeof fetch>(async () =>
      Response.json(rows, { headers: { link: '</functions/v1/blog-api?q=a&cursor=abc_1>; rel="next"' } }),
    );
    vi.stubGlobal('fetch', fetchStub);
    const names = { topics: { costs: 'Costs' }, authors: { 'ines-varga': 'Ines Varga' } };
    expect(await fetchPosts(' a&b ', { limit: 3, names })).toEqual({
      posts: posts.map((post) => ({ ...post, topicName: 'Costs', authorName: 'Ines Varga' })),
      next: 'abc_1',
    });
    expect(fetchStub.mock.calls[0]?.[0]).toBe('/functions/v1/blog-api?fields=card&limit=3&q=a%26b');
  });

  it('fails when the server does', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(fetchPosts('', { limit: 3 })).rejects.toMatchObject({ status: 503 });
  });
});
