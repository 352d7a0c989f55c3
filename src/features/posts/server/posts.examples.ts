import type { VersionText } from '#domain/editing/contract.ts';
import { versionExample } from '#domain/editing/server/editing.examples.ts';
import type { RemovedMarkup } from '#domain/rich-text/contract.ts';
import type { BinnedPost, EditedPost, NewPost, Post, PostAuthor, Series } from '../contract.ts';
import type { Tag } from '../tags.contract.ts';
import type { BulkResult } from '../bulk.contract.ts';

/** Examples in the API's description. */
export const newPostExample: NewPost = {
  title: 'Automating the first hour of support',
  excerpt: 'What we learned from routing 40,000 tickets without a rule engine.',
  content: '<h2>Where the time goes</h2><p>Most of it is spent on deciding who should answer.</p>',
  image_url: '/uploads/blog-1795161600000.webp',
  image_alt: 'A queue of tickets, sorted into three trays',
  published: true,
  publish_at: '2026-11-20T08:00:00Z',
  tags: ['automation', 'Customer support'],
};

export const postExample: Post = {
  id: '019a9f5e-7711-7d90-8e21-3c5a9b7d1f40',
  title: 'Automating the first hour of support',
  slug: 'automating-the-first-hour-of-support',
  excerpt: 'What we learned from routing 40,000 tickets without a rule engine.',
  content: '<h2>Where the time goes</h2><p>Most of it is spent on deciding who should answer.</p>',
  image_url: '/uploads/blog-1795161600000.webp',
  image_alt: 'A queue of tickets, sorted into three trays',
  published: true,
  created_at: '2026-11-20T08:00:00.000Z',
  author_id: '019a9f5e-0a11-7b20-9c31-1d2e3f4a5b6c',
  author: 'ann-carter',
  state: 'published',
  published_at: '2026-11-20T08:00:00.000Z',
  publish_at: null,
  unpublish_at: null,
  updated_at: '2026-11-20T08:00:00.000Z',
  tags: ['automation', 'support'],
  featured: false,
  canonical_url: null,
  search_title: '',
  search_description: '',
  series: 'Support without queues',
  series_position: 2,
  share_title: '',
  share_description: '',
  share_image: null,
  revised_at: null,
  reading_minutes: 4,
};

const { title, slug, content, image_url, image_alt, author } = postExample;
const { tags, featured, canonical_url, search_title, search_description } = postExample;
const { series, series_position, share_title, share_description, share_image, revised_at } = postExample;

export const editedPostExample: EditedPost = {
  ...postExample,
  version: 4,
  draft: {
    title,
    slug,
    excerpt: 'What we learned from 40,000 tickets.',
    content,
    image_url,
    image_alt,
    author,
    tags,
    featured,
    canonical_url,
    search_title,
    search_description,
    series,
    series_position,
    share_title,
    share_description,
    share_image,
    revised_at,
  },
  updated_by: 'Eva',
};

export const postVersionExample: VersionText = {
  ...versionExample,
  slug,
  changed: ['excerpt'],
  data: { title },
};

export const removedExample: RemovedMarkup = {
  what: '<video src="https://example.com/tour.mp4" controls>',
  reason: 'Shown as a link',
  lines: [4],
};

export const binnedPostExample: BinnedPost = {
  id: postExample.id,
  title,
  slug,
  deleted_at: '2026-11-20T08:00:00.000Z',
};

export const tagExample: Tag = {
  slug: 'automation',
  name: 'Automation',
  description: 'What machines take over, and what they leave to people.',
  posts: 7,
};

export const seriesExample: Series = { name: 'Support without queues', posts: 3, last_position: 3 };

export const bulkExample: BulkResult = {
  changed: [{ id: postExample.id, state: 'published' }],
  failed: [{ id: '019a9f5e-7711-7d90-8e21-3c5a9b7d1f41', code: 'not_found', detail: 'Not found' }],
};

export const postAuthorExample: PostAuthor = {
  slug: 'ann-carter',
  name: 'Ann Carter',
  former_slugs: ['ann'],
  is_me: false,
};
