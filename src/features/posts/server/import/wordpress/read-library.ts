import { decodePath } from '../former-path.ts';
import { ImportError } from '../import-error.ts';
import type { FoundAuthor } from '../source/found-post.ts';
import type { FormerSite } from '../source/post-markup.ts';
import type { WxrEntry } from './read-items.ts';

/** A file of WordPress' media library. */
export interface Attachment {
  address: string;
  alt: string;
  caption: string;
}

/** Things that posts refer to. */
export interface WordpressLibrary {
  site: FormerSite;
  authors: Map<string, FoundAuthor>;
  attachments: Map<string, Attachment>;
}

/** Addresses of the site. */
const siteFields = ['link', 'wp:base_site_url', 'wp:base_blog_url'];

const maximumAttachments = 500_000;

/** Reads the site's address, authors and media library, which may come after the posts. @throws ImportError */
export async function readLibrary(entries: AsyncIterable<WxrEntry>): Promise<WordpressLibrary> {
  const authors = new Map<string, FoundAuthor>();
  const attachments = new Map<string, Attachment>();
  const origins: string[] = [];
  for await (const { name, fields, meta } of entries) {
    if (name === 'channel') {
      origins.push(...siteFields.flatMap((field) => fields[field] ?? []));
    } else if (name === 'wp:author') {
      const login = fields['wp:author_login'] ?? '';
      const display = fields['wp:author_display_name'] || login;
      const email = (fields['wp:author_email'] ?? '').toLowerCase();
      authors.set(...detach<[string, FoundAuthor]>([login, { name: display, email, slug: login }]));
    } else if (fields['wp:post_type'] === 'attachment') {
      if (attachments.size >= maximumAttachments)
        throw new ImportError('The export has more than 500,000 files.');
      const attachment = {
        address: fields['wp:attachment_url'] || (fields['guid'] ?? ''),
        alt: meta['_wp_attachment_image_alt'] ?? '',
        caption: fields['excerpt:encoded'] ?? '',
      };
      attachments.set(...detach<[string, Attachment]>([fields['wp:post_id'] ?? '', attachment]));
    }
  }
  return { site: toSite(origins), authors, attachments };
}

/** A part of a text keeps the whole in memory (V8): as a copy, an address keeps nothing else of the file. */
const detach = <Texts extends object>(texts: Texts): Texts => structuredClone(texts);

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';

function toSite(origins: string[]): FormerSite {
  const hosts = new Set(origins.map(hostOf).filter(Boolean));
  return {
    pathOf(address) {
      if (address.startsWith('/') && !address.startsWith('//')) return address;
      const absolute = address.startsWith('//') ? `https:${address}` : address;
      if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return null;
      const url = new URL(absolute);
      // Jetpack serves pictures as i0.wp.com/their-host/their-path.
      const [, host = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
      if (/^i\d\.wp\.com$/.test(url.host) && hosts.has(host.replace(/^www\./, ''))) return rest;
      return hosts.has(hostOf(absolute)) ? url.pathname + url.search + url.hash : null;
    },
    filesOf(path) {
      const [, file] = /\/wp-content\/uploads\/([^?#]+)/.exec(path) ?? [];
      if (file === undefined) return null;
      const decoded = decodePath(file);
      // `-300x200` is a smaller variant, and `-scaled` that of a picture above 2560 pixels.
      const original = decoded.replace(/-\d+x\d+(?=\.\w+$)/, '');
      return [...new Set([original, original.replace(/-scaled(?=\.\w+$)/, ''), decoded])];
    },
  };
}
