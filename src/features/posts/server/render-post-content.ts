import sanitizeHtml from 'sanitize-html';

/** Inside these, a newline is layout of the source and not a break. */
const blocksWithoutBreaks = new Set(['pre', 'ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tr']);

const blockEnd =
  /^(?:address|article|aside|blockquote|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/**
 * An admin's HTML as visitors get it: newlines in running text become breaks, then anything not on the
 * allow-list is removed. Sanitizing comes last, so nothing before it has to be safe.
 */
export function renderPostContent(content: string): string {
  return sanitizeHtml(breakLines(content), {
    allowedTags: [
      ...['p', 'br', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr'],
      ...[
        'strong',
        'b',
        'em',
        'i',
        'u',
        's',
        'del',
        'ins',
        'mark',
        'sub',
        'sup',
        'small',
        'abbr',
        'cite',
        'q',
      ],
      ...['a', 'img', 'figure', 'figcaption', 'pre', 'code', 'kbd', 'samp', 'span', 'div', 'section'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start', 'reversed'],
      abbr: ['title'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      img: sanitizeHtml.simpleTransform('img', { loading: 'lazy', decoding: 'async' }),
      a: (tagName, attributes) => ({
        tagName,
        attribs: /^https?:/.test(attributes['href'] ?? '')
          ? { ...attributes, rel: 'noopener noreferrer' }
          : attributes,
      }),
    },
  });
}

/** Replaces newlines in running text with `<br>`; not inside the blocks above, nor between two blocks. */
function breakLines(content: string): string {
  const open: string[] = [];
  const tokens = dropDeepTags(splitTags(dropComments(content.replaceAll(/\r\n?/g, '\n'))));
  return tokens
    .map((token, index) => {
      const tag = index % 2 === 1 ? token.match(/^<(\/?)([a-zA-Z][a-zA-Z0-9]*)/) : null;
      if (tag) {
        trackOpen(open, tag[2]!.toLowerCase(), tag[1] === '/');
        return token;
      }
      if (open.length > 0) return token;
      return breakText(token, isBlockTag(tokens[index - 1]), isBlockTag(tokens[index + 1]));
    })
    .join('');
}

/** An unclosed comment extends to the end (HTML Standard, 13.2.5.45). */
function dropComments(html: string): string {
  const [text = '', ...commented] = html.split('<!--');
  return text + commented.map((part) => part.split(/-->(.*)/s, 2)[1] ?? '').join('');
}

/**
 * Text and tags in turn. Text after the last `>` is in no tag: searching it for one from each `<` would take
 * a time that grows with the square of its length.
 */
function splitTags(html: string): string[] {
  const end = html.lastIndexOf('>') + 1;
  const tokens = html.slice(0, end).split(/(<\/?[a-zA-Z][^>]*>)/);
  tokens.push(tokens.pop()! + html.slice(end));
  return tokens;
}

/** Far more than anyone nests or leaves open. */
const deepestTags = 2000;

const emptyTag = /^<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/i;

/** The parser's time grows with the square of the number of open tags: deeper ones are removed. */
function dropDeepTags(tokens: string[]): string[] {
  let depth = 0;
  return tokens.map((token, index) => {
    if (index % 2 === 0 || emptyTag.test(token)) return token;
    depth = token.startsWith('</') ? Math.max(depth - 1, 0) : depth + 1;
    return depth > deepestTags ? '' : token;
  });
}

/** Deeper lists are not tracked: searching them all for each end tag takes too long. */
const countedDepth = 64;

function trackOpen(open: string[], name: string, closes: boolean): void {
  if (!blocksWithoutBreaks.has(name)) return;
  if (closes) open.length = open.includes(name) ? open.lastIndexOf(name) : open.length;
  else if (open.length < countedDepth) open.push(name);
}

function isBlockTag(token: string | undefined): boolean {
  const name = token?.match(/^<\/?([a-zA-Z][a-zA-Z0-9]*)/)?.[1];
  return name !== undefined && blockEnd.test(name.toLowerCase());
}

/** Newlines at a block's edge are layout of the source. */
function breakText(text: string, afterBlock: boolean, beforeBlock: boolean): string {
  let inner = text;
  if (afterBlock) inner = dropLayout(inner, inner.trimStart());
  if (beforeBlock) inner = dropLayout(inner, inner.trimEnd());
  return inner.replaceAll('\n', '<br>');
}

/** The trimmed text, if a newline was among what was trimmed. */
const dropLayout = (text: string, trimmed: string): string =>
  countNewlines(text) > countNewlines(trimmed) ? trimmed : text;

const countNewlines = (text: string): number => text.split('\n').length;
