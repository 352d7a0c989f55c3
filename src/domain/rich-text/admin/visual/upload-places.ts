import { Plugin, PluginKey, type EditorState } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { createButton, createElement } from '../create-element.ts';
import { articleSchema, type Attributes } from '../schema.ts';

/** A stored picture. */
interface StoredPicture {
  url: string;
  width: number;
  height: number;
}

/**
 * Stores a picture and reports progress, from 0 to 1.
 * @throws Error with a message for the person who chose it
 */
export type StorePicture = (file: File, onProgress: (share: number) => void) => Promise<StoredPicture>;

/** The specification of a place's decoration, which stays the same while it moves. */
interface Place {
  side: -1;
  ignoreSelection: true;
  stopEvent: () => boolean;
}

type Change = { add: Decoration } | { remove: Place };

const key = new PluginKey<DecorationSet>('upload-places');

/** Shows where pictures will be while they are stored; the text itself does not have them yet. */
export const createUploadPlaces = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const mapped = set.map(tr.mapping, tr.doc);
        const change: Change | undefined = tr.getMeta(key);
        if (!change) return mapped;
        if ('add' in change) return mapped.add(tr.doc, [change.add]);
        return mapped.remove(mapped.find(undefined, undefined, (spec) => spec === change.remove));
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });

/**
 * Stores a picture and puts it between two blocks of the text. A failure is shown in its place.
 * @returns sets its alternative text, also while it is being stored
 */
export function uploadPicture(
  view: EditorView,
  file: File,
  position: number | null,
  store: StorePicture,
): (alt: string) => void {
  let alt = '';
  let storedAt: string | null = null;
  const status = createElement('p', { role: 'status' });
  const bar = createElement('progress', { max: '1', 'aria-label': `Upload of ${file.name}` });
  const retry = createButton('Retry', () => void run());
  const remove = createButton('Remove', () => leave());
  const element = createElement('div', { class: 'upload-place', contenteditable: 'false' });
  element.append(status, bar, retry, remove);
  const place: Place = { side: -1, ignoreSelection: true, stopEvent: () => true };
  const show = (text: string, hasFailed: boolean) => {
    status.textContent = text;
    element.classList.toggle('has-failed', hasFailed);
    bar.hidden = hasFailed;
    retry.hidden = !hasFailed;
    remove.hidden = !hasFailed;
  };

  const at = findBoundary(view.state, position);
  const add = Decoration.widget(at, element, place);
  view.dispatch(view.state.tr.setMeta(key, { add } satisfies Change));
  void run();
  return (given) => {
    alt = given;
    if (storedAt !== null) describePicture(view, storedAt, alt);
  };

  async function run(): Promise<void> {
    show(`Uploading ${file.name}...`, false);
    bar.value = 0;
    try {
      put(await store(file, (share) => (bar.value = share)));
    } catch (error) {
      show(`${file.name}: ${error instanceof Error ? error.message : 'It could not be uploaded'}`, true);
    }
  }

  function put({ url, width, height }: StoredPicture): void {
    const found = findPlace(view, place);
    if (found === null) return;
    storedAt = url;
    const image: Attributes = [
      ['src', url],
      ['alt', alt],
      ['width', String(width)],
      ['height', String(height)],
    ];
    const figure = articleSchema.nodes['figure']!.create({ image });
    view.dispatch(view.state.tr.setMeta(key, { remove: place } satisfies Change).insert(found, figure));
  }

  function leave(): void {
    if (findPlace(view, place) !== null)
      view.dispatch(view.state.tr.setMeta(key, { remove: place } satisfies Change));
    view.focus();
  }
}

/** Sets the alternative text of the picture at an address. */
function describePicture(view: EditorView, url: string, alt: string): void {
  if (view.isDestroyed) return;
  const { tr } = view.state;
  view.state.doc.descendants((node, position) => {
    const image: Attributes = node.attrs['image'] ?? [];
    if (!image.some(([name, value]) => name === 'src' && value === url)) return;
    const described = image.map(([name, value]) => [name, name === 'alt' ? alt : value]);
    tr.setNodeMarkup(position, null, { ...node.attrs, image: described });
  });
  view.dispatch(tr);
}

/** Where it is by now; null once it is gone. */
function findPlace(view: EditorView, place: Place): number | null {
  if (view.isDestroyed) return null;
  const found = key.getState(view.state)?.find(undefined, undefined, (spec) => spec === place);
  return found?.[0]?.from ?? null;
}

/** Before an empty line, or after the block that a position is in. */
function findBoundary({ doc, selection }: EditorState, position: number | null): number {
  const $at = position === null ? selection.$from : doc.resolve(position);
  if ($at.depth === 0) return $at.pos;
  const isEmptyLine = $at.depth === 1 && $at.parent.isTextblock && $at.parent.content.size === 0;
  return isEmptyLine ? $at.before(1) : $at.after(1);
}
