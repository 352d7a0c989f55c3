import type { Node } from 'prosemirror-model';
import { Selection, type Transaction } from 'prosemirror-state';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { codeLanguages } from '../elements.ts';
import { languageOf, setLanguage } from './code-language.ts';
import { createButton, createElement } from './create-element.ts';
import { articleSchema, type Attributes } from './schema.ts';

/** Dialogs of the screen around the document that its own elements open. */
export interface EditDialogs {
  /** Shows HTML in a place as the site renders it. */
  renderIsland(html: string, place: HTMLElement): void;
  /** Asks for other HTML; an empty one removes the block. */
  editIsland(html: string, apply: (html: string) => void): void;
  /** Asks for a picture's address, alternative text and size. */
  editPicture(attributes: Attributes, apply: (attributes: Attributes) => void): void;
}

export function createNodeViews(dialogs: EditDialogs): Record<string, NodeViewConstructor> {
  return {
    island: (node, view, getPos) => viewIsland({ node, view, getPos }, dialogs),
    inline_island: (node, view, getPos) => viewInlineIsland({ node, view, getPos }, dialogs),
    figure: (node, view, getPos) => viewFigure({ node, view, getPos }, dialogs),
    code_block: (node, view, getPos) => viewCode({ node, view, getPos }),
    table: ({ attrs }) => viewTable(attrs['caption']),
  };
}

interface Viewed {
  node: Node;
  view: EditorView;
  getPos: () => number | undefined;
}

function viewIsland({ node, view, getPos }: Viewed, dialogs: EditDialogs): NodeView {
  const dom = createElement('div', { class: 'edit-island', contenteditable: 'false' });
  const shown = createElement('div', { class: 'edit-island-shown', inert: '' });
  dialogs.renderIsland(node.attrs['html'], shown);
  const edit = createButton('Edit HTML', () =>
    dialogs.editIsland(node.attrs['html'], (html) => replace({ node, view, getPos }, 'html', html)),
  );
  dom.append(shown, edit);
  return { dom, stopEvent: (event) => event.target === edit, ignoreMutation: () => true };
}

function viewInlineIsland({ node, view, getPos }: Viewed, dialogs: EditDialogs): NodeView {
  const { html } = node.attrs;
  const name = /^<([\w-]+)/.exec(html)?.[1] ?? 'HTML';
  const dom = createButton(`<${name}>`, () =>
    dialogs.editIsland(html, (changed) => replace({ node, view, getPos }, 'html', changed)),
  );
  dom.className = 'edit-inline-island';
  dom.title = 'Edit HTML';
  return { dom, ignoreMutation: () => true };
}

function viewFigure({ node, view, getPos }: Viewed, dialogs: EditDialogs): NodeView {
  let current = node;
  const dom = createElement('figure', {});
  const image = createElement('img', {});
  const caption = createElement('figcaption', { 'data-placeholder': 'Caption' });
  const edit = createButton('Alternative text', () =>
    dialogs.editPicture(current.attrs['image'], (attributes) =>
      replace({ node: current, view, getPos }, 'image', attributes),
    ),
  );
  const picture = createElement('div', { class: 'edit-picture', contenteditable: 'false' });
  picture.append(image, edit);
  dom.append(picture, caption);
  const show = () => {
    for (const [name, value] of current.attrs['image'] as Attributes) {
      if (['src', 'alt', 'width', 'height'].includes(name)) image.setAttribute(name, value);
    }
    const alt = (current.attrs['image'] as Attributes).find(([name]) => name === 'alt')?.[1];
    edit.classList.toggle('is-missing', alt === undefined);
    caption.classList.toggle('is-empty', current.content.size === 0);
  };
  show();
  return {
    dom,
    contentDOM: caption,
    update(next) {
      if (next.type !== current.type) return false;
      current = next;
      show();
      return true;
    },
    stopEvent: (event) => event.target === edit,
    ignoreMutation: (mutation) => !caption.contains(mutation.target),
  };
}

function viewCode({ node, view, getPos }: Viewed): NodeView {
  let current = node;
  const dom = createElement('pre', {});
  const code = createElement('code', {});
  const select = createElement('select', { 'aria-label': 'Language', contenteditable: 'false' });
  for (const [value, label] of Object.entries(codeLanguages)) select.append(new Option(label, value));
  const show = () => {
    const language = languageOf(current);
    if (!(language in codeLanguages)) select.append(new Option(language, language));
    select.value = language;
  };
  // The focus stays in the list: each letter typed there chooses.
  select.addEventListener('change', () => {
    const position = getPos();
    if (position !== undefined) setLanguage(position, select.value)(view.state, view.dispatch);
  });
  select.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    view.focus();
  });
  show();
  dom.append(select, code);
  return {
    dom,
    contentDOM: code,
    update(next) {
      if (next.type !== current.type) return false;
      current = next;
      show();
      return true;
    },
    stopEvent: (event) => event.target === select,
    ignoreMutation: (mutation) => !code.contains(mutation.target),
  };
}

/** A table wider than the column scrolls by itself, as on the page. */
function viewTable(caption: string | null): NodeView {
  const dom = createElement('div', { class: 'table-scroll' });
  const table = createElement('table', {});
  const contentDOM = createElement('tbody', {});
  if (caption !== null) {
    const shown = createElement('caption', { contenteditable: 'false' });
    shown.textContent = new DOMParser().parseFromString(caption, 'text/html').body.textContent;
    table.append(shown);
  }
  table.append(contentDOM);
  dom.append(table);
  return { dom, contentDOM };
}

/** Sets an attribute of a node, and goes on behind it; an empty text removes it. */
function replace({ node: asked, view, getPos }: Viewed, name: string, value: unknown): void {
  // Its view may have been drawn anew while the dialog was open, and then knows no place.
  const position = getPos() ?? findNode(view.state.doc, asked);
  const node = position === null ? null : view.state.doc.nodeAt(position);
  if (position === null || !node) return;
  const { tr } = view.state;
  if (value === '') tr.delete(position, position + node.nodeSize);
  else tr.setNodeMarkup(position, null, { ...node.attrs, [name]: value });
  if (tr.doc.childCount === 0) tr.insert(0, articleSchema.nodes['paragraph']!.create());
  if (value !== '') selectAfter(tr, position + node.nodeSize);
  view.dispatch(tr);
  view.focus();
}

function findNode(doc: Node, wanted: Node): number | null {
  let found: number | null = null;
  doc.descendants((node, position) => {
    if (node === wanted) found = position;
    return found === null;
  });
  return found;
}

/** Puts the cursor into the next line, which is made at the end of the text. */
function selectAfter(tr: Transaction, position: number): void {
  const next = () => Selection.findFrom(tr.doc.resolve(position), 1, true);
  if (!next()) tr.insert(tr.doc.content.size, articleSchema.nodes['paragraph']!.create());
  tr.setSelection(next()!);
}
