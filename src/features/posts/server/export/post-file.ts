import type { Post } from '../../contract.ts';
import { readPublicationDate } from '../../post-state.ts';
import { toMarkdown } from './to-markdown.ts';

/** A post as a file. */
export interface PostFile {
  /** `2023-05-27-a-week-on-the-dock.md`. */
  name: string;
  text: string;
  /** The names of the uploads that it shows. */
  pictures: string[];
}

/**
 * A post as Markdown with front matter.
 * @param post its tags by name
 * @param html as visitors get it
 * @param uploads where its pictures are, relative to the file
 */
export function toPostFile(post: Post, html: string, uploads: string): PostFile {
  const [date, cover] = [readPublicationDate(post), post.image_url];
  const body = toMarkdown(html);
  const named = `${cover ?? ''}\n${body}`.matchAll(/\/uploads\/([\w-]+\.\w+)/g);
  const text = `${writeFrontMatter({
    title: post.title,
    slug: post.slug,
    date,
    updated: post.updated_at,
    state: post.state,
    publish_at: post.publish_at,
    unpublish_at: post.unpublish_at,
    author: post.author,
    tags: post.tags,
    featured: post.featured || null,
    excerpt: post.excerpt,
    image: cover,
    image_alt: post.image_alt,
    canonical_url: post.canonical_url,
    search_title: post.search_title,
    search_description: post.search_description,
  })}\n${body}`;
  return {
    name: `${date.slice(0, 10)}-${post.slug}.md`,
    text: text.replaceAll(/(?<=[("\s])\/uploads\/(?=[\w-]+\.\w)/g, uploads),
    pictures: [...new Set([...named].map(([, name]) => name!))],
  };
}

/** YAML: a JSON value is one too. What is empty is left out. */
function writeFrontMatter(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return ['---', ...given.map(([name, value]) => `${name}: ${JSON.stringify(value)}`), '---', ''].join('\n');
}
