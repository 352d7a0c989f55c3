import { SaxesParser } from 'saxes';
import { ImportError } from '../import-error.ts';
import { cleanText, decodeText, EntrySize } from '../source/decode-text.ts';

/** An `<item>`, or another entry of the channel: its fields by their names, and those that there are several of. */
export interface WxrEntry {
  name: string;
  fields: Record<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  /** `wp:postmeta`, by key. */
  meta: Record<string, string>;
}

/** Everything else is passed over. */
const entries = new Set(['item', 'wp:author']);

const siteFields = new Set(['link', 'wp:base_site_url', 'wp:base_blog_url', 'wp:wxr_version']);

/** XML has no such characters, and texts that were pasted into WordPress do. */
const control = /[^\P{Cc}\t\n\r]/gu;

/**
 * The entries of a WordPress export (WXR, an RSS 2.0 with extensions), one after the other; the site's own fields come
 * as an entry named `channel` before the first post.
 * @throws ImportError, also for a document type: it could define entities
 */
export async function* readEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEntry> {
  const parser = new SaxesParser();
  const size = new EntrySize();
  const open: string[] = [];
  let read: WxrEntry[] = [];
  let entry: WxrEntry | null = null;
  const channel = makeEntry('channel');
  let text = '';
  let category = { domain: '', slug: '' };
  let metaKey = '';
  let isWhole = false;

  const addText = (part: string) => {
    text += part;
  };
  parser.on('doctype', () => {
    throw new ImportError(
      'The file has a document type, which a WordPress export never has. Nothing was read.',
    );
  });
  parser.on('error', (error) => {
    throw new ImportError(`The file is not well-formed XML (${error.message.replace(/^\d+:\d+: /, '')}).`);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > 50) throw new ImportError('The file is nested too deeply.');
    if (open.length === 0 && name !== 'rss')
      throw new ImportError('The file is no WordPress export: it is no RSS.');
    if (open.length === 2 && entries.has(name)) entry = makeEntry(name);
    if (name === 'category')
      category = { domain: attributes['domain'] ?? '', slug: attributes['nicename'] ?? '' };
    open.push(name);
    text = '';
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    const value = cleanText(text);
    text = '';
    isWhole ||= open.length === 0;
    if (!entry) {
      if (open.length === 2 && siteFields.has(name)) channel.fields[name] = value.trim();
      return;
    }
    if (open.length === 2) {
      size.reset();
      read.push(entry);
      entry = null;
    } else if (name === 'category' && open.length === 3)
      entry.categories.push({ ...category, name: value.trim() });
    else if (name === 'wp:meta_key') metaKey = value;
    else if (name === 'wp:meta_value') entry.meta[metaKey] = value;
    else if (open.length === 3) entry.fields[name] = value;
  });
  let isBegun = false;
  for await (const part of decodeText(bytes)) {
    size.add(part.length);
    parser.write(part.replaceAll(control, ''));
    if (!isBegun && read.length > 0) {
      isBegun = true;
      yield channel;
    }
    yield* read;
    read = [];
  }
  if (!isWhole) throw new ImportError('The file is cut off: its end is missing.');
  if (!channel.fields['wp:wxr_version'])
    throw new ImportError('The file is no WordPress export: it does not say which version of WXR it has.');
}

const makeEntry = (name: string): WxrEntry => ({ name, fields: {}, categories: [], meta: {} });
