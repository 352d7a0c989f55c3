import type { Node } from 'prosemirror-model';
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

/** A picture that was uploaded before. */
export interface ChosenPicture {
  url: string;
  /** Null: unknown. */
  width: number | null;
  height: number | null;
  /** Describes it; empty: it only decorates; null: nobody has said yet. */
  alt: string | null;
}

/** The texts of a picture in a text. */
export interface DescribedPicture {
  alt: string;
  caption: string;
}

interface UploadOptions {
  store: StorePicture;
  /** Is told what a picture shows, once both are known. */
  onDescribed: (url: string, alt: string) => void;
  /** Is told why a picture could not be stored. */
  onFailed: (why: string) => void;
}

/** A picture that is not in the text: it is still being stored, or could not be. */
export interface PendingPicture {
  name: string;
  hasFailed: boolean;
}

/** The specification of a place's decoration, which stays the same while it moves. */
interface Place extends PendingPicture {
  element: HTMLElement;
  side: -1;
  ignoreSelection: true;
  stopEvent: () => boolean;
}

/** @param size of what is put there instead */
interface Removal {
  remove: Place;
  size: number;
}

type Change = { add: Place; at: number } | Removal;

const key = new PluginKey<DecorationSet>('upload-places');

/**
 * Shows where pictures will be while they are stored; the text itself does not have them yet.
 * @param report is given those, after every transaction
 */
export const createUploadPlaces = (report: (pending: readonly PendingPicture[]) => void): Plugin =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const mapped = set.map(tr.mapping, tr.doc);
        const change: Change | undefined = tr.getMeta(key);
        if (!change) return mapped;
        return 'add' in change
          ? mapped.add(tr.doc, [createWidget(change.at, change.add)])
          : removePlace(mapped, change, tr.doc);
      },
    },
    props: { decorations: (state) => key.getState(state) },
    view: () => ({ update: ({ state }) => report(listPending(state)) }),
  });

const createWidget = (at: number, place: Place): Decoration => Decoration.widget(at, place.element, place);

const listPending = (state: EditorState): PendingPicture[] =>
  listPlaces(state).map(({ spec: { name, hasFailed } }) => ({ name, hasFailed }));

const listPlaces = (state: EditorState): Decoration[] => key.getState(state)?.find() ?? [];

/** Places that come after one at the same position come after what is put there: pictures keep their order. */
function removePlace(set: DecorationSet, { remove, size }: Removal, doc: Node) {
  const places = set.find();
  const index = places.findIndex(({ spec }) => spec === remove);
  const { from } = places[index]!;
  const [place, ...later] = places.slice(index).filter((one) => one.from === from);
  const moved = later.map(({ spec }) => createWidget(from + size, spec as Place));
  return set.remove([place!, ...later]).add(doc, moved);
}

/**
 * Stores a picture and puts it between two blocks of the text. A failure is shown in its place.
 * @returns says what it shows, also while it is being stored
 */
export function uploadPicture(
  view: EditorView,
  file: File,
  position: number | null,
  { store, onDescribed, onFailed }: UploadOptions,
): (described: DescribedPicture) => void {
  let described: DescribedPicture | null = null;
  let storedAt: string | null = null;
  const status = createElement('p', { role: 'status' });
  const bar = createElement('progress', { max: '1', 'aria-label': `Upload of ${file.name}` });
  const retry = createButton('Retry', () => void run());
  const remove = createButton('Remove', () => leave());
  const element = createElement('div', { class: 'upload-place', contenteditable: 'false' });
  element.append(status, bar, retry, remove);
  const place: Place = {
    name: file.name,
    hasFailed: false,
    element,
    side: -1,
    ignoreSelection: true,
    stopEvent: () => true,
  };
  const show = (text: string, hasFailed: boolean) => {
    place.hasFailed = hasFailed;
    status.textContent = text;
    element.classList.toggle('has-failed', hasFailed);
    bar.hidden = hasFailed;
    retry.hidden = !hasFailed;
    remove.hidden = !hasFailed;
    // Nothing changes but what is reported.
    if (!view.isDestroyed) view.dispatch(view.state.tr);
  };

  change({ add: place, at: findBoundary(view.state, position) });
  void run();
  return (given) => {
    described = given;
    if (storedAt === null) return;
    describePicture(view, storedAt, given);
    onDescribed(storedAt, given.alt);
  };

  async function run(): Promise<void> {
    show(`Uploading ${file.name}...`, false);
    bar.value = 0;
    try {
      put(await store(file, (share) => (bar.value = share)));
    } catch (error) {
      const why = `${file.name}: ${error instanceof Error ? error.message : 'It could not be uploaded'}`;
      show(why, true);
      onFailed(why);
    }
  }

  function put({ url, width, height }: StoredPicture): void {
    const found = findPlace(view, place);
    if (found === null) return;
    storedAt = url;
    const figure = createFigure({ url, width, height }, described);
    if (described) onDescribed(url, described.alt);
    change({ remove: place, size: figure.nodeSize }, view.state.tr.insert(found, figure));
  }

  function leave(): void {
    if (findPlace(view, place) !== null) change({ remove: place, size: 0 });
    view.focus();
  }

  function change(what: Change, tr = view.state.tr): void {
    view.dispatch(tr.setMeta(key, what));
  }
}

/** Puts a stored picture after the block that the cursor is in. */
export function insertPicture(view: EditorView, picture: ChosenPicture, described: DescribedPicture): void {
  const figure = createFigure(picture, described);
  view.dispatch(view.state.tr.insert(findBoundary(view.state, null), figure).scrollIntoView());
}

function createFigure(
  { url, width, height }: Omit<ChosenPicture, 'alt'>,
  described: DescribedPicture | null,
): Node {
  const size: Attributes =
    width === null || height === null
      ? []
      : [
          ['width', String(width)],
          ['height', String(height)],
        ];
  // Without the attribute, nobody has said yet what it shows.
  const alt: Attributes = described ? [['alt', described.alt]] : [];
  const image: Attributes = [['src', url], ...alt, ...size];
  const caption = described?.caption ? articleSchema.text(described.caption) : null;
  return articleSchema.nodes['figure']!.create({ image }, caption);
}

/** Sets the alternative text of the picture at an address, and its caption if it has none. */
function describePicture(view: EditorView, url: string, { alt, caption }: DescribedPicture): void {
  if (view.isDestroyed) return;
  const { tr } = view.state;
  view.state.doc.descendants((node, position) => {
    const image: Attributes = node.attrs['image'] ?? [];
    if (!image.some(([name, value]) => name === 'src' && value === url)) return;
    const others = image.filter(([name]) => name !== 'src' && name !== 'alt');
    const described: Attributes = [['src', url], ['alt', alt], ...others];
    tr.setNodeMarkup(position, null, { ...node.attrs, image: described });
    if (caption !== '' && node.type === articleSchema.nodes['figure'] && node.content.size === 0)
      tr.insert(position + 1, articleSchema.text(caption));
  });
  view.dispatch(tr);
}

/** Where it is by now; null once it is gone. */
function findPlace(view: EditorView, place: Place): number | null {
  if (view.isDestroyed) return null;
  return listPlaces(view.state).find(({ spec }) => spec === place)?.from ?? null;
}

/** Before an empty line, or after the block that a position is in. */
function findBoundary({ doc, selection }: EditorState, position: number | null): number {
  const $at = position === null ? selection.$from : doc.resolve(position);
  if ($at.depth === 0) return $at.pos;
  const isEmptyLine = $at.depth === 1 && $at.parent.isTextblock && $at.parent.content.size === 0;
  return isEmptyLine ? $at.before(1) : $at.after(1);
}
