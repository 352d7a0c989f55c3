import { Slice } from 'prosemirror-model';
import { EditorState, Selection, type Command, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { cleanPastedMarkup, cleanPastedText } from './clean-pasted.ts';
import { createEditPlugins } from './edit-plugins.ts';
import { readExact, writeExact, type ExactText } from './exact-text.ts';
import { articleSerializer } from './article-serializer.ts';
import { createNodeViews, type EditDialogs } from './node-views.ts';

export interface EditorOptions {
  /** The text as it is stored. */
  html: string;
  /** The name of the text for assistive technology, and other attributes of the editable element. */
  attributes: Readonly<Record<string, string>>;
  dialogs: EditDialogs;
  /** More keys, such as the one that asks for a link. */
  keys?: Readonly<Record<string, Command>>;
  plugins?: readonly Plugin[];
  /** After each change of the document, or of the selection alone. */
  onChange(state: EditorState, isEdited: boolean): void;
  /** Pictures that were pasted or dropped; where they were dropped, or null. */
  onFiles(files: readonly File[], position: number | null): void;
}

export interface Editor {
  view: EditorView;
  /** The text as it is to be stored: what was not edited is as it was, byte for byte. */
  read(): string;
  /** Shows another text, such as a restored version. */
  write(html: string): void;
  /** Changes the attributes of the editable element. */
  describe(attributes: EditorOptions['attributes']): void;
  destroy(): void;
}

/** What the toolbar and the actions cover at the edges of the window, in px. */
const outOfView = { top: 72, bottom: 120, left: 4, right: 4 };

/** An editor of a post's text in a place of the page. It is plain DOM: React renders only what is around it. */
export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  let exact = readExact(options.html);
  // Those of the screen come first: an open menu takes the arrow keys.
  const plugins = [...(options.plugins ?? []), ...createEditPlugins(options.keys)];
  const toState = ({ doc }: ExactText) => EditorState.create({ doc, plugins });
  const view: EditorView = new EditorView(place, {
    state: toState(exact),
    attributes: toTextbox(options.attributes),
    clipboardSerializer: articleSerializer,
    scrollMargin: outOfView,
    scrollThreshold: outOfView,
    nodeViews: createNodeViews(options.dialogs),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      options.onChange(view.state, transaction.docChanged);
    },
    handleDOMEvents: {
      paste(_view, event) {
        event.preventDefault();
        paste(event.clipboardData);
        return true;
      },
      drop(_view, event) {
        const data = event.dataTransfer;
        if (view.dragging || !data) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
        const files = listPictures(data);
        if (files.length > 0) options.onFiles(files, at);
        else {
          if (at !== null) select(at);
          paste(data);
        }
        return true;
      },
    },
  });

  function select(position: number): void {
    const { tr, doc } = view.state;
    view.dispatch(tr.setSelection(Selection.near(doc.resolve(position))));
  }

  function paste(data: DataTransfer | null): void {
    if (!data) return;
    const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
    const files = listPictures(data);
    // Word and browsers add a picture of the words to them.
    if (files.length > 0 && (html === '' || /^\s*(?:<meta[^>]*>)?\s*<img[^>]*>\s*$/i.test(html))) {
      options.onFiles(files, null);
      return;
    }
    const { parent } = view.state.selection.$from;
    if (parent.type.spec.code) view.dispatch(view.state.tr.insertText(text.replaceAll('\r\n', '\n')));
    else insert(html === '' ? cleanPastedText(text) : cleanPastedMarkup(html));
  }

  function insert(html: string): void {
    const { doc } = readExact(html);
    const content = doc.children.map((node) =>
      node.type.create({ ...node.attrs, origin: null }, node.content),
    );
    const fragment = doc.type.create(null, content).content;
    view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(fragment)).scrollIntoView());
  }

  return {
    view,
    read: () => writeExact(view.state.doc, exact),
    write(html) {
      exact = readExact(html);
      view.updateState(toState(exact));
    },
    describe: (attributes) => view.setProps({ attributes: toTextbox(attributes) }),
    destroy: () => view.destroy(),
  };
}

const toTextbox = (attributes: EditorOptions['attributes']) => ({
  ...attributes,
  role: 'textbox',
  'aria-multiline': 'true',
});

const listPictures = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
