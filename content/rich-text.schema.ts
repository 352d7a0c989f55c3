import { z } from 'zod';
import { hrefSchema } from './schema.ts';

/** Words, and what marks them. */
export type Inline =
  string | { tag: 'strong' | 'em'; children: Inline[] } | { tag: 'a'; href: string; children: Inline[] };

/** A paragraph or a list. */
export type Block = { tag: 'p'; children: Inline[] } | { tag: 'ul' | 'ol'; items: Inline[][] };

/**
 * A text with paragraphs, lists, bold, italic and links, stored as the HTML of these alone.
 * @param max characters, those of its markup as well
 */
export const richText = (max: number, title: string) =>
  z
    .string()
    .min(1, 'is empty')
    .max(max, `has more than ${max} characters`)
    .refine((value) => parseRichText(value) !== null, {
      error: 'may only have paragraphs (p), lists (ul, ol, li), strong, em, and links (a href)',
      when: ({ issues }) => issues.length === 0,
    })
    .meta({ title, control: 'rich' });

const token = /<(\/?)(p|ul|ol|li|strong|em|a)(?: href="([^"<>]*)")?>|&(amp|lt|gt|quot);|([^<>&]+)/y;

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

interface Open {
  tag: string;
  children: Inline[];
  items: Inline[][];
  href: string;
}

/** A stored text as what is shown of it; null for one that has anything else than `richText` names. */
export function parseRichText(html: string): Block[] | null {
  const blocks: Block[] = [];
  const open: Open[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const [, slash, tag, href, entity, words] = token.exec(html) ?? [];
    if (tag === undefined) {
      const text = entity === undefined ? words : characters[entity];
      if (text === undefined || !addText(open.at(-1), text)) return null;
    } else if (slash) {
      const closed = open.pop();
      if (closed?.tag !== tag || href !== undefined || !close(closed, open.at(-1), blocks)) return null;
    } else {
      const target = href === undefined ? undefined : decode(href);
      if (!mayOpen(tag, target, open)) return null;
      open.push({ tag, children: [], items: [], href: target ?? '' });
    }
  }
  return open.length === 0 && blocks.length > 0 ? blocks : null;
}

const holdsWords = ['p', 'li', 'strong', 'em', 'a'];

/** Between blocks and items there may be white space. */
function addText(parent: Open | undefined, text: string): boolean {
  if (!parent || !holdsWords.includes(parent.tag)) return text.trim() === '';
  if (/[^\P{Cc}\n\t]|\p{Cs}/u.test(text)) return false;
  const last = parent.children.at(-1);
  if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text;
  else parent.children.push(text);
  return true;
}

function mayOpen(tag: string, href: string | undefined, open: readonly Open[]): boolean {
  if ((tag === 'a') !== (href !== undefined)) return false;
  if (tag === 'a' && !hrefSchema.safeParse(href).success) return false;
  const parent = open.at(-1)?.tag;
  if (tag === 'p' || tag === 'ul' || tag === 'ol') return parent === undefined;
  if (tag === 'li') return parent === 'ul' || parent === 'ol';
  return parent !== undefined && holdsWords.includes(parent) && open.every((one) => one.tag !== tag);
}

/** @returns false for what has nothing in it */
function close(closed: Open, parent: Open | undefined, blocks: Block[]): boolean {
  const { tag, children, items, href } = closed;
  if (tag === 'ul' || tag === 'ol') {
    blocks.push({ tag, items });
    return items.length > 0;
  }
  if (toWords(children).trim() === '') return false;
  if (tag === 'p') blocks.push({ tag, children });
  else if (tag === 'li') parent!.items.push(children);
  else if (tag === 'a') parent!.children.push({ tag, href, children });
  else parent!.children.push({ tag: tag as 'strong' | 'em', children });
  return true;
}

const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (_all, name: string) => characters[name]!);

const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The text as it is stored. */
export function writeRichText(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.tag === 'p'
        ? `<p>${writeInlines(block.children)}</p>`
        : `<${block.tag}>${block.items.map((item) => `<li>${writeInlines(item)}</li>`).join('')}</${block.tag}>`,
    )
    .join('');
}

const writeInlines = (children: readonly Inline[]): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return encode(child);
      const attribute = child.tag === 'a' ? ` href="${encode(child.href)}"` : '';
      return `<${child.tag}${attribute}>${writeInlines(child.children)}</${child.tag}>`;
    })
    .join('');

/** Without its marks. */
export const toWords = (children: readonly Inline[]): string =>
  children.map((child) => (typeof child === 'string' ? child : toWords(child.children))).join('');

/** Where the links of a stored text lead. */
export const listHrefs = (html: string): string[] =>
  Array.from(html.matchAll(/<a href="([^"<>]*)">/g), ([, href = '']) => decode(href));

/** A stored text with other links. */
export const replaceHrefs = (html: string, replace: (href: string) => string): string =>
  html.replaceAll(
    /<a href="([^"<>]*)">/g,
    (_all, href: string) => `<a href="${encode(replace(decode(href)))}">`,
  );
