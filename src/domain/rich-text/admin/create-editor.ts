import type { DOMSerializer, Node } from 'prosemirror-model';
import { closeHistory, history } from 'prosemirror-history';
import { EditorState, Selection, type Plugin, type Transaction } from 'prosemirror-state';
import { EditorView, type EditorProps } from 'prosemirror-view';
import { notify } from '#design/ui/toast.ts';
import { createElement } from './create-element.ts';
import { liftPictures, takePictures, type PastedPicture } from './paste/pasted-pictures.ts';
import { readPasted, type PastedData } from './paste/read-pasted.ts';
import { findStart, goBelow } from './whole-blocks.ts';

/** How a kind of text is stored. */
export interface TextFormat {
  /** A stored text as a document. */
  read(html: string): Node;
  /** A document as it is stored; those of texts that were read before can still be written. */
  write(doc: Node): string;
  /** Puts what was pasted, cleaned, in the place of the selection. */
  paste(tr: Transaction, html: string): void;
  /** Pictures and blocks of code may stand in the text. */
  hasBlocks: boolean;
  /** The highest number of a footnote, if the text may have them. */
  findLastFootnote?(doc: Node): number;
  /** Writes what is copied, if not as it is shown. */
  clipboardSerializer?: DOMSerializer;
}

export interface EditorOptions {
  format: TextFormat;
  /** The text as it is stored. */
  html: string;
  /** The text of an editor that was closed, to go on with instead: its undo history is kept. */
  former?: EditorState | undefined;
  /** The name of the text for assistive technology, and other attributes of the editable element. */
  attributes: Readonly<Record<string, string>>;
  plugins: Plugin[];
  nodeViews?: EditorProps['nodeViews'];
  /** After each change of the document, or of the selection alone. */
  onChange(state: EditorState, isEdited: boolean): void;
  /** Pictures that were pasted or dropped; where they were dropped, or null. Left out, they are none of the text. */
  onFiles?(files: readonly File[], position: number | null): void;
  /** Pictures that stood among the words that were pasted. */
  onPictures?(pictures: readonly PastedPicture[]): void;
}

export interface Editor {
  format: TextFormat;
  view: EditorView;
  /** The text as it is to be stored. */
  read(): string;
  /** Shows another text, such as a restored version; undoing brings the present one back. */
  write(html: string): void;
  /** Changes the attributes of the editable element. */
  describe(attributes: EditorOptions['attributes']): void;
  destroy(): void;
}

/** The height and width that the toolbar and the actions cover at the edges of the window, in px. */
const outOfView = { top: 104, bottom: 120, left: 4, right: 4 };

/** More characters than these, with what formats them, cannot be stored. */
const mostPasted = 1_000_000;

/** More than these take so long that it is said before. */
const longPasted = 20_000;

const tooLong = {
  title: 'Not pasted',
  description: `This text is too long: with its formatting, ${mostPasted.toLocaleString('en-US')} characters at most`,
  kind: 'error',
} as const;

const statusClass =
  'fixed inset-x-0 top-20 z-20 mx-auto w-fit rounded-control border border-ink bg-sheet px-4 py-2 text-small';

/** Once the browser has shown what is there now. */
const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/** An editor of a text in a place of the page. It is plain DOM: React renders only what is around it. */
export function createEditor(place: HTMLElement, options: EditorOptions): Editor {
  const { format, plugins, nodeViews, onFiles, onPictures } = options;
  const start = (): EditorState => {
    const doc = format.read(options.html);
    return EditorState.create({ doc, selection: findStart(doc), plugins });
  };
  const view: EditorView = new EditorView(place, {
    state: options.former ? continueText(options.former, plugins) : start(),
    attributes: toTextbox(options.attributes),
    scrollMargin: outOfView,
    scrollThreshold: outOfView,
    ...(nodeViews && { nodeViews }),
    ...(format.clipboardSerializer && { clipboardSerializer: format.clipboardSerializer }),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      options.onChange(view.state, transaction.docChanged);
    },
    handleDOMEvents: {
      focus() {
        // The browser has the selection of when the text was left; what is typed at once belongs to its present one.
        view.focus();
        return false;
      },
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
        if (onFiles && files.length > 0) onFiles(files, at);
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
    const [markup, text, code] = ['text/html', 'text/plain', 'vscode-editor-data'].map((type) =>
      data.getData(type),
    ) as [string, string, string];
    const files = listPictures(data);
    // Word and browsers add a picture of the words to them.
    const isPicture = markup === '' || /^\s*(?:<meta[^>]*>)?\s*<img[^>]*>\s*$/i.test(markup);
    if (onFiles && files.length > 0 && isPicture) return onFiles(files, null);
    const { html, pictures } = takePictures(markup);
    const length = html === '' ? text.length : html.length - Math.max(0, html.search(/<body\b/i));
    if (length > mostPasted) return notify(tooLong);
    const work = () => insert({ html, text, code }, pictures);
    if (length < longPasted) return work();
    const status = createElement('p', { class: statusClass, role: 'status' });
    status.textContent = 'Pasting...';
    place.append(status);
    afterPaint(() => {
      if (!view.isDestroyed) work();
      afterPaint(() => status.remove());
    });
  }

  function insert(data: PastedData, pictures: ReturnType<typeof takePictures>['pictures']): void {
    const { selection, doc } = view.state;
    const tr = goBelow(view.state);
    if (selection.$from.parent.type.spec.code) {
      view.dispatch(tr.insertText(data.text.replaceAll('\r\n', '\n')).scrollIntoView());
      return;
    }
    const lastFootnote = format.findLastFootnote?.(doc) ?? 0;
    const { html, notices } = readPasted(data, { hasBlocks: format.hasBlocks, lastFootnote });
    format.paste(tr, html);
    const placed = liftPictures(tr, pictures);
    view.dispatch(tr.scrollIntoView());
    onPictures?.(placed);
    if (notices.length > 0)
      notify({ title: 'Not everything was pasted', description: notices.join(' '), kind: 'error' });
  }

  return {
    format,
    view,
    read: () => format.write(view.state.doc),
    write(html) {
      const doc = format.read(html);
      const tr = closeHistory(view.state.tr).replaceWith(0, view.state.doc.content.size, doc.content);
      for (const [name, value] of Object.entries(doc.attrs)) tr.setDocAttribute(name, value);
      view.dispatch(tr.setSelection(findStart(tr.doc)));
    },
    describe: (attributes) => view.setProps({ attributes: toTextbox(attributes) }),
    destroy: () => view.destroy(),
  };
}

/** All that a closed editor's other plugins had goes with it. */
const continueText = (former: EditorState, plugins: Plugin[]): EditorState =>
  former.reconfigure({ plugins: [history()] }).reconfigure({ plugins });

const toTextbox = (attributes: EditorOptions['attributes']) => ({
  ...attributes,
  role: 'textbox',
  'aria-multiline': 'true',
});

const listPictures = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
