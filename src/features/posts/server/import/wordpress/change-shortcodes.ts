import { escapeMarkup } from '#domain/rich-text/server/write-markup.ts';
import type { PostParts } from '../source/post-markup.ts';
import type { Attachment } from './read-library.ts';

/** WordPress' own shortcodes as HTML; of others the text inside stays, and they are named. */
export function changeShortcodes(
  text: string,
  { attachments, parts }: { attachments: Map<string, Attachment>; parts: PostParts },
): string {
  let changed = replaceEnclosed(text, 'caption', toCaptioned);
  changed = replaceEnclosed(changed, 'embed', (_, address) => toLink(address));
  for (const name of ['code', 'sourcecode']) changed = replaceEnclosed(changed, name, toListing);
  changed = changed
    .replaceAll(/\[gallery([^\][]*)\]/g, (_, given: string) => {
      const ids = (readAttributes(given)['ids'] ?? '').split(',').map((id) => id.trim());
      const figures = ids.flatMap((id) => attachments.get(id) ?? []).map(toFigure);
      if (figures.length === 0) parts.note('removed', '[gallery]', 'It names no pictures of the export');
      return `\n\n${figures.join('\n')}\n\n`;
    })
    .replaceAll(/\[(?:video|audio)([^\][]*)\](?:\[\/(?:video|audio)\])?/g, (whole, given: string) => {
      const { src, mp4, mp3, m4v, ogg } = readAttributes(given);
      const address = src ?? mp4 ?? mp3 ?? m4v ?? ogg;
      parts.note('changed', whole, address ? 'A player became a link' : 'Removed: it names no file');
      return address ? toLink(address) : '';
    })
    .replaceAll(/\[youtube[= ]([^\][\s]+)[^\][]*\]/g, (_, address: string) => toLink(address));
  return dropUnknown(changed, parts);
}

/** Drops words in brackets that a plugin of WordPress would have replaced. Others are text. */
function dropUnknown(text: string, parts: PostParts): string {
  const ended = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/g)].map(([, name]) => name));
  return text.replaceAll(
    /\[(\/?)([a-z][a-z\d_-]{1,40})((?:\s[^\][<>]*)?)\](?!\()/g,
    (whole, end: string, name: string, given: string) => {
      if (end === '' && !given.includes('=') && !/[-_]/.test(name) && !ended.has(name)) return whole;
      parts.note('removed', `[${name}]`, 'A shortcode of a plugin; the text inside stays');
      return '';
    },
  );
}

/** Replaces `[name …]…[/name]`, in one pass: what has no end stays. */
function replaceEnclosed(
  text: string,
  name: string,
  replace: (given: string, inner: string) => string,
): string {
  const [begin, end] = [`[${name}`, `[/${name}]`];
  let result = '';
  let from = 0;
  let close = 0;
  for (;;) {
    const start = text.indexOf(begin, from);
    if (start < 0) return result + text.slice(from);
    if (close < start) close = text.indexOf(end, start);
    if (close < 0) return result + text.slice(from);
    const head = text.indexOf(']', start);
    const given = text.slice(start + begin.length, head);
    if (head > close || /^[\w-]/.test(given)) {
      result += text.slice(from, start + begin.length);
      from = start + begin.length;
    } else {
      result += text.slice(from, start) + replace(given, text.slice(head + 1, close));
      from = close + end.length;
    }
  }
}

function toCaptioned(given: string, inner: string): string {
  const [, picture = inner, after = ''] =
    /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inner) ?? [];
  const caption = after.trim() || readAttributes(given)['caption'] || '';
  return `\n\n<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>\n\n`;
}

function toListing(given: string, code: string): string {
  const { lang, language = lang } = readAttributes(given);
  const name = language ? ` class="language-${escapeMarkup(language)}"` : '';
  return `\n\n<pre><code${name}>${code.replaceAll('<', '&lt;').trim()}</code></pre>\n\n`;
}

/** `name="value"` pairs, as WordPress reads them. */
function readAttributes(given: string): Record<string, string> {
  const pairs = given.slice(0, 2000).matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g);
  return Object.fromEntries([...pairs].map(([, name, a, b, c]) => [name!, a ?? b ?? c ?? '']));
}

const toLink = (address: string): string => {
  const shown = escapeMarkup(address.trim().replaceAll('&amp;', '&'));
  return `\n\n<p><a href="${shown}">${shown}</a></p>\n\n`;
};

const toFigure = ({ address, alt, caption }: Attachment): string =>
  `<figure><img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
