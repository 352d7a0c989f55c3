import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** An element's attributes in the order of its source. */
export type Attributes = readonly (readonly [name: string, value: string])[];

/** Every element keeps what its source says of it, also what visitors are not shown. */
const attributes = { default: [] as Attributes };

/** The slice of the source that a block of the document's top level came from (`exact-text.ts`). */
const origin = { default: null as number | null };

/** The elements that become marks of the words inside them, by the mark's name. */
export const markElements: Readonly<Record<string, readonly string[]>> = {
  link: ['a'],
  strong: ['strong', 'b'],
  em: ['em', 'i'],
  strike: ['s', 'del', 'strike'],
  code: ['code'],
  element: 'abbr bdi bdo big cite dfn font ins kbd mark q ruby samp small span sub sup time tt u var'.split(
    ' ',
  ),
};

/** A block that may be typed into, on a line of its own. */
const textblock = { group: 'block', content: 'inline*' } satisfies NodeSpec;

const block = { group: 'block' } satisfies NodeSpec;

/** A pasted or typed element as the browser has it, with the attributes that an editor may bring in. */
const read = (tag: string, more: Record<string, unknown> = {}) => ({ tag, getAttrs: () => more });

const nodes: Record<string, NodeSpec> = {
  doc: {
    content: 'block+',
    attrs: {
      /** The source before the first block, and after the last one. */
      head: { default: '' },
      tail: { default: '' },
      /** Nothing but white space was read. */
      isBlank: { default: false },
    },
  },
  paragraph: {
    ...textblock,
    attrs: { tag: { default: 'p' }, attributes, origin },
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  /** Words in a cell, a list item or the text itself that no paragraph is around. */
  bare: {
    ...textblock,
    attrs: { origin },
    parseDOM: [{ tag: 'div[data-bare]' }],
    toDOM: () => ['div', { 'data-bare': '' }, 0],
  },
  heading: {
    ...textblock,
    defining: true,
    attrs: { level: { default: 2 }, attributes, origin },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => read(`h${level}`, { level })),
    toDOM: ({ attrs }) => [`h${attrs['level'] === 1 ? 2 : attrs['level']}`, 0],
  },
  blockquote: {
    ...block,
    content: 'block+',
    defining: true,
    attrs: { attributes, origin },
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  /** A division of the text, such as a builder's group, that looks like nothing by itself. */
  container: {
    ...block,
    content: 'block+',
    attrs: { tag: { default: 'div' }, attributes, origin },
    toDOM: () => ['div', { 'data-container': '' }, 0],
  },
  callout: {
    ...block,
    content: 'block+',
    defining: true,
    attrs: { kind: { default: 'note' }, attributes, origin },
    parseDOM: [read('aside.note', { kind: 'note' }), read('aside.warning', { kind: 'warning' })],
    toDOM: ({ attrs }) => ['aside', { class: attrs['kind'] }, 0],
  },
  details: {
    ...block,
    content: 'summary block*',
    defining: true,
    isolating: true,
    attrs: { attributes, origin },
    parseDOM: [{ tag: 'details' }],
    toDOM: () => ['div', { 'data-details': '' }, 0],
  },
  summary: {
    content: 'inline*',
    defining: true,
    attrs: { attributes },
    parseDOM: [{ tag: 'summary' }],
    toDOM: () => ['div', { 'data-summary': '' }, 0],
  },
  code_block: {
    ...block,
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { code: { default: [] as Attributes | null }, attributes, origin },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  bullet_list: {
    ...block,
    content: 'list_item+',
    attrs: { attributes, origin },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    ...block,
    content: 'list_item+',
    attrs: { attributes, origin },
    parseDOM: [{ tag: 'ol' }],
    toDOM: ({ attrs }) => ['ol', numbering(attrs['attributes']), 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    attrs: { attributes },
    parseDOM: [{ tag: 'li' }],
    toDOM: ({ attrs }) => ['li', Object.fromEntries(onlyNamed(attrs['attributes'], ['value'])), 0],
  },
  horizontal_rule: {
    ...block,
    attrs: { attributes, origin },
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  /** A picture with its caption, which is the node's content. */
  figure: {
    ...textblock,
    defining: true,
    isolating: true,
    attrs: {
      image: attributes,
      link: { default: null as Attributes | null },
      attributes,
      caption: attributes,
      origin,
    },
    toDOM: ({ attrs }) => ['figure', ['img', imageOf(attrs['image'])], ['figcaption', 0]],
  },
  ...withOrigin(tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: { attributes } })),
  /** A block that is shown as it is, and edited as HTML. */
  island: { ...block, atom: true, attrs: { html: {}, origin }, toDOM: () => ['div', { 'data-island': '' }] },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    attrs: { attributes },
    toDOM: ({ attrs }) => ['img', imageOf(attrs['attributes'])],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** A newline of the source, with the spaces around it, that is a line break on the page. */
  newline: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: { space: { default: '\n' } },
    toDOM: () => ['br'],
  },
  /** A newline of the source that is a space on the page. */
  wrap: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: { space: { default: '\n' } },
    toDOM: () => ['span', { 'data-wrap': '' }, ' '],
  },
  /** Anything else inside a line, such as an empty anchor. */
  inline_island: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { html: {} },
    toDOM: () => ['span', { 'data-inline-island': '' }],
  },
};

const marks: Record<string, MarkSpec> = {
  link: {
    inclusive: false,
    attrs: { tag: { default: 'a' }, attributes },
    parseDOM: [
      { tag: 'a[href]', getAttrs: (dom) => ({ attributes: [['href', dom.getAttribute('href')!]] }) },
    ],
    toDOM: ({ attrs }) => ['a', Object.fromEntries(onlyNamed(attrs['attributes'], ['href', 'title'])), 0],
  },
  strong: markSpec('strong', ['strong', 'b']),
  em: markSpec('em', ['em', 'i']),
  strike: markSpec('s', ['s', 'del', 'strike']),
  code: { ...markSpec('code', ['code']), code: true },
  element: {
    excludes: '',
    // No button ends one: what is typed after a footnote's number would be raised like it.
    inclusive: false,
    attrs: { tag: {}, attributes },
    parseDOM: 'sub sup u mark kbd small'.split(' ').map((tag) => read(tag, { tag })),
    toDOM: ({ attrs }) => [attrs['tag'], 0],
  },
};

/** The elements, and the rules by which they stand in each other, of a post's text. */
export const articleSchema = new Schema({ nodes, marks });

/** Those of a text that has paragraphs and flat lists, bold, italic and links alone. */
export const simpleSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: nodes['paragraph']!,
    bullet_list: nodes['bullet_list']!,
    ordered_list: nodes['ordered_list']!,
    list_item: { ...nodes['list_item'], content: 'paragraph+' },
    text: nodes['text']!,
  },
  marks: { link: marks['link']!, strong: marks['strong']!, em: marks['em']! },
});

function markSpec(name: string, tags: readonly string[]): MarkSpec {
  return {
    attrs: { tag: { default: name }, attributes },
    parseDOM: tags.map((tag) => read(tag, { tag })),
    toDOM: ({ attrs }): DOMOutputSpec => [attrs['tag'], 0],
  };
}

/** Cells keep their source's attributes; the first rows may stand in the table's head. */
function withOrigin(specs: ReturnType<typeof tableNodes>): Record<string, NodeSpec> {
  const { table, table_row: row, table_cell: cell, table_header: header } = specs;
  return {
    table: {
      ...table,
      attrs: {
        caption: { default: null as string | null },
        /** Its column groups, as HTML. */
        columns: { default: '' },
        attributes,
        origin,
      },
    },
    table_row: {
      ...row,
      attrs: { section: { default: 'tbody' }, sectionAttributes: attributes, attributes },
    },
    table_cell: cell,
    table_header: header,
  };
}

const onlyNamed = (list: Attributes, names: readonly string[]) =>
  list.filter(([name]) => names.includes(name));

const numbering = (list: Attributes) => Object.fromEntries(onlyNamed(list, ['start', 'reversed', 'type']));

const imageOf = (list: Attributes) =>
  Object.fromEntries(onlyNamed(list, ['src', 'alt', 'title', 'width', 'height']));
