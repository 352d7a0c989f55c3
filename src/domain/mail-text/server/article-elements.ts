import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react';
import { readMarkup, type MarkupToken, type StartToken } from '#domain/rich-text/server/read-markup.ts';
import { voidElements } from '#domain/rich-text/elements.ts';
import { MailLink, MailParagraph } from './mail-elements.ts';

/** The addresses that a mail gives an article's links and pictures. */
export interface ArticleAddresses {
  /** The whole address of a link. */
  toHref(href: string): string;
  /** The whole address of a picture that mail programs show, and its width in pixels. */
  toPicture(src: string, width: number | null): { src: string; width: number };
}

type Attributes = ReadonlyMap<string, string>;

type Render = (children: ReactNode, attributes: Attributes, addresses: ArticleAddresses) => ReactNode;

const ink = '#1c2430';

const blockStyle = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: ink };

const heading =
  (level: 2 | 3, size: number): Render =>
  (children) =>
    h(
      `h${level}`,
      {
        className: 'ink',
        style: { margin: '24px 0 12px', fontSize: `${size}px`, lineHeight: 1.3, fontWeight: 700, color: ink },
      },
      children,
    );

const inline =
  (name: string, style?: Record<string, string | number>): Render =>
  (children) =>
    h(name, style && { style }, children);

const paragraph: Render = (children) => h(MailParagraph, null, children);

const block: Render = (children) => h('div', { className: 'ink', style: blockStyle }, children);

const list =
  (name: 'ul' | 'ol'): Render =>
  (children, attributes) =>
    h(
      name,
      {
        className: 'ink',
        style: { ...blockStyle, paddingLeft: '24px' },
        ...(name === 'ol' && readNumbering(attributes)),
      },
      children,
    );

const readNumbering = (attributes: Attributes) => ({
  ...(attributes.has('start') && { start: Number(attributes.get('start')) || 1 }),
  ...(/^[1aAiI]$/.test(attributes.get('type') ?? '') && { type: attributes.get('type') as 'a' }),
  ...(attributes.has('reversed') && { reversed: true }),
});

const item: Render = (children, attributes) =>
  h(
    'li',
    {
      style: { margin: '0 0 6px' },
      ...(Number.parseInt(attributes.get('value') ?? '') && {
        value: Number.parseInt(attributes.get('value')!),
      }),
    },
    children,
  );

const code = { fontFamily: "Consolas, Menlo, 'Courier New', monospace", fontSize: '14px' };

/** Outlook's Word engine takes widths, padding and borders of a table's cell alone. */
const boxed =
  (style: Record<string, string | number>): Render =>
  (children) =>
    h(
      'table',
      {
        role: 'presentation',
        width: '100%',
        cellPadding: 0,
        cellSpacing: 0,
        style: { margin: '0 0 16px', tableLayout: 'fixed' },
      },
      h(
        'tbody',
        null,
        h('tr', null, h('td', { className: 'ink rule', style: { ...blockStyle, ...style } }, children)),
      ),
    );

const cell =
  (name: 'td' | 'th'): Render =>
  (children, attributes) =>
    h(
      name,
      {
        className: 'ink rule',
        align: 'left',
        ...(attributes.has('colspan') && { colSpan: Number(attributes.get('colspan')) || 1 }),
        ...(attributes.has('rowspan') && { rowSpan: Number(attributes.get('rowspan')) || 1 }),
        style: {
          padding: '6px 8px',
          border: '1px solid #d5dae0',
          fontSize: '15px',
          lineHeight: '22px',
          verticalAlign: 'top',
          // A column is as wide as its longest word.
          wordBreak: 'normal',
          color: ink,
        },
      },
      children,
    );

const picture: Render = (_children, attributes, { toPicture }) => {
  const width = Number(attributes.get('width')) || null;
  const image = toPicture(attributes.get('src') ?? '', width);
  return h('img', {
    src: image.src,
    width: image.width,
    alt: attributes.get('alt') ?? '',
    className: 'quiet picture',
    // The text shown where pictures are off is as legible as the rest.
    style: {
      display: 'block',
      width: '100%',
      maxWidth: `${image.width}px`,
      height: 'auto',
      border: 0,
      margin: '0 0 8px',
      fontSize: '15px',
      lineHeight: '22px',
      color: '#566070',
    },
  });
};

const rule: Render = () =>
  h('hr', {
    className: 'rule',
    style: { margin: '24px 0', border: 0, borderTop: '1px solid #d5dae0' },
  });

const quiet: Render = (children) =>
  h(
    'p',
    {
      className: 'quiet',
      style: { margin: '0 0 16px', fontSize: '14px', lineHeight: '21px', color: '#566070' },
    },
    children,
  );

const bare: Render = (children) => h(Fragment, null, children);

/** How a mail shows the elements of articles. What is in none of these shows its content. */
const elements: Readonly<Record<string, Render>> = {
  ...{ p: paragraph, div: block, section: block, details: block, dl: block, summary: paragraph },
  ...{ h2: heading(2, 21), h3: heading(3, 18), h4: heading(3, 16), h5: heading(3, 16), h6: heading(3, 16) },
  ...{ ul: list('ul'), ol: list('ol'), li: item },
  dt: (children) =>
    h('p', { className: 'ink', style: { ...blockStyle, margin: 0, fontWeight: 700 } }, children),
  dd: (children) => h('p', { className: 'ink', style: { ...blockStyle, paddingLeft: '16px' } }, children),
  // Its last paragraph has a margin below.
  blockquote: boxed({ padding: '0 0 0 16px', borderLeft: '3px solid #0b5a6b' }),
  aside: boxed({ padding: '16px 16px 0', border: '1px solid #d5dae0' }),
  pre: (children) =>
    boxed({ padding: '12px 16px', border: '1px solid #d5dae0' })(
      h('pre', { style: { ...code, margin: 0, whiteSpace: 'pre-wrap', wordBreak: 'break-word' } }, children),
      new Map(),
      { toHref: String, toPicture: (src) => ({ src, width: 0 }) },
    ),
  table: (children) =>
    h(
      'table',
      { cellPadding: 0, cellSpacing: 0, style: { margin: '0 0 16px', borderCollapse: 'collapse' } },
      children,
    ),
  ...Object.fromEntries(['thead', 'tbody', 'tfoot', 'tr'].map((name) => [name, inline(name)])),
  ...{ th: cell('th'), td: cell('td'), caption: inline('caption', { textAlign: 'left', fontWeight: 700 }) },
  ...{ figure: bare, figcaption: quiet, img: picture, hr: rule, br: () => h('br') },
  a: (children, attributes, { toHref }) =>
    attributes.has('href') ? h(MailLink, { href: toHref(attributes.get('href')!) }, children) : children,
  ...Object.fromEntries(
    ['strong', 'em', 'b', 'i', 'u', 's', 'del', 'sub', 'sup', 'small'].map((name) => [name, inline(name)]),
  ),
  ...{ code: inline('code', code), samp: inline('code', code), kbd: inline('code', code) },
};

interface OpenElement {
  name: string;
  attributes: Attributes;
  children: ReactNode[];
}

/** Clean article markup (clean-article.ts) as a mail's elements. */
export function toMailElements(html: string, addresses: ArticleAddresses): ReactElement {
  const root: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open: OpenElement[] = [root];
  const close = () => {
    const { name, attributes, children } = open.pop()!;
    add(renderElement({ name, attributes, children }, addresses));
  };
  const add = (node: ReactNode) => {
    const { children } = open.at(-1)!;
    children.push(h(Fragment, { key: children.length }, node));
  };
  for (const token of readMarkup(html)) {
    if (token.kind === 'text') addText(token.text, open.at(-1)!, add);
    else if (token.kind === 'end') {
      if (open.some(({ name }) => name === token.name)) while (open.at(-1)!.name !== token.name) close();
      if (open.length > 1 && open.at(-1)!.name === token.name) close();
    } else if (voidElements.has(token.name)) add(renderElement(toOpen(token), addresses));
    else open.push(toOpen(token));
  }
  while (open.length > 1) close();
  return h(Fragment, null, ...root.children);
}

const toOpen = ({ name, attributes }: Extract<MarkupToken, StartToken>): OpenElement => ({
  name,
  attributes,
  children: [],
});

/** Between the rows of a table or the items of a list there is only layout. */
const layout = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

function addText(text: string, { name }: OpenElement, add: (node: ReactNode) => void): void {
  if (layout.has(name) && text.trim() === '') return;
  add(text);
}

const renderElement = ({ name, attributes, children }: OpenElement, addresses: ArticleAddresses): ReactNode =>
  (elements[name] ?? bare)(children, attributes, addresses);
