import { z } from 'zod';
import { badRequest } from '#platform/http/problem.ts';
import type { Post } from '../contract.ts';
import { readText } from './describe-post.ts';
import { makeSlug } from './make-slug.ts';

const line = z.string().max(2000).catch('');

const date = z.iso.datetime().nullable().catch(null);

/** A post while it is being written: anything may be missing or not yet what it will be. */
const previewedSchema = z.object({
  id: z.uuid().catch('00000000-0000-0000-0000-000000000000'),
  title: line,
  slug: z
    .string()
    .regex(/^[a-z0-9-]{1,200}$/)
    .catch(''),
  excerpt: line,
  content: z.string().max(500_000),
  image_url: line.nullable(),
  image_alt: line,
  author: line.nullable(),
  tags: z.array(z.string().max(200)).max(20).catch([]),
  search_title: line,
  search_description: line,
  published_at: date,
  created_at: date,
  updated_at: date,
});

/**
 * A post that a page can show, of what an editor has sent.
 * @throws Problem 400 if it has no content, or too much
 */
export function readPreviewedPost(body: unknown, now: Date): Post {
  const parsed = previewedSchema.safeParse(body);
  if (!parsed.success) throw badRequest('The text cannot be shown: it is too long, or is none');
  const { id, published_at, created_at, updated_at, image_url, author, tags, ...text } = parsed.data;
  const at = now.toISOString();
  return {
    ...readText({
      ...text,
      slug: text.slug || makeSlug(text.title),
      image_url: image_url || null,
      author: author || null,
      tags,
    }),
    id,
    published: true,
    state: 'published',
    created_at: created_at ?? at,
    updated_at: updated_at ?? created_at ?? at,
    author_id: null,
    published_at,
    publish_at: null,
    unpublish_at: null,
    reading_minutes: 0,
  };
}
