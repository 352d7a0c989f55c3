import type { EditorView } from 'prosemirror-view';
import { useMemo, useRef, useState, type ComponentType, type RefObject } from 'react';
import { createArticleFormat } from '../article-format.ts';
import { linkAround, setLink } from '../edit-commands.ts';
import { createEditPlugins } from '../edit-plugins.ts';
import { createNodeViews } from '../node-views.ts';
import type { PastedPicture } from '../paste/pasted-pictures.ts';
import type { Attributes } from '../schema.ts';
import { useTextEditor, type KeptText } from '../use-text-editor.ts';
import { createBlockHandle } from './block-handle.ts';
import { HtmlDialog, KeysDialog, LinkDialog } from './edit-dialogs.tsx';
import { EditToolbar } from './edit-toolbar.tsx';
import { listInline, listLines } from './insertions.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { createSlashMenu } from './slash-menu.ts';
import {
  createUploadPlaces,
  insertPicture,
  uploadPicture,
  type ChosenPicture,
  type DescribedPicture,
  type StorePicture,
} from './upload-places.ts';
import { useUploadGuard } from './use-upload-guard.ts';
import './visual-editor.css';

export interface VisualEditorProps {
  /** Attributes of the editable element: its id, its name and what describes it. */
  attributes: Readonly<Record<string, string>>;
  /** The text as HTML. */
  value: string;
  /** Has the text with its undo history while it is not shown as it looks. */
  keptRef: RefObject<KeptText | null>;
  onChange: (html: string) => void;
  storePicture: StorePicture;
  /** Is given the names of the pictures that could not be stored and are not in the text, when they change. */
  onFailedPicturesChange: (names: readonly string[]) => void;
  /** Why a file cannot be stored; null if it can. */
  refusePicture: (file: File) => string | null;
  /** Keeps what a picture shows with it; empty: it only decorates. */
  describePicture: (url: string, alt: string) => void;
  /** Chooses a picture that was uploaded before. */
  PicturePicker: ComponentType<{
    onChoose: (picture: ChosenPicture) => void;
    onClose: () => void;
    finalFocus: RefObject<HTMLElement | null>;
  }>;
  /** HTML as visitors see it, sanitized. */
  render: (html: string) => Promise<string>;
}

/** A dialog that is open. */
type Asked =
  | { kind: 'link'; href: string }
  | {
      kind: 'picture';
      picture: string | File;
      alt: string | null;
      caption?: string;
      /** Why it could not be stored meanwhile. */
      failure?: string;
      apply: (picture: DescribedPicture) => void;
    }
  | { kind: 'library' }
  | { kind: 'html'; html: string; apply: (html: string) => void }
  | { kind: 'keys' };

/** Edits a text as it looks on the page. */
export function VisualEditor(props: VisualEditorProps) {
  const { attributes, value, keptRef, onChange, storePicture, refusePicture, describePicture } = props;
  const { PicturePicker, render } = props;
  const notePending = useUploadGuard(props.onFailedPicturesChange);
  const bar = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const choosePicture = { file: () => files.current?.click(), library: () => setAsked({ kind: 'library' }) };
  const { frame, place, text, editor, summary, run } = useTextEditor({
    value,
    keptRef,
    onChange,
    attributes: useMemo(() => toAttributes(attributes), [attributes]),
    describe: () => ({
      format: createArticleFormat(),
      plugins: [
        // An open menu takes the arrow keys first.
        createSlashMenu({ lines: listLines(choosePicture), inline: listInline(() => askLink()) }),
        createUploadPlaces(notePending),
        createBlockHandle(),
        ...createEditPlugins({
          'Mod-k': () => (askLink(), true),
          'Alt-F10': () => (bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), true),
        }),
      ],
      nodeViews: createNodeViews({
        renderIsland: (html, shown) => void showRendered(html, shown),
        editIsland: (html, apply) => setAsked({ kind: 'html', html, apply }),
        editPicture: (picture, apply) =>
          setAsked({
            kind: 'picture',
            picture: findAttribute(picture, 'src') ?? '',
            alt: findAttribute(picture, 'alt') ?? null,
            apply: ({ alt }) => apply(setAttribute(picture, 'alt', alt)),
          }),
      }),
      onFiles: (chosen, position) => takeFiles(chosen, position),
      onPictures: (pictures) => takePasted(pictures),
    }),
  });

  function askLink() {
    const view = editor.current?.view;
    if (view) setAsked({ kind: 'link', href: linkAround(view.state.selection)?.href ?? '' });
  }

  const close = () => setAsked(null);

  /** Asks for the alternative text of a single picture while it is being stored. */
  function takeFiles(chosen: readonly File[], position: number | null) {
    const view = editor.current?.view;
    if (!view) return;
    for (const file of chosen) {
      const { describe, isRefused } = upload(view, file, position, noteFailure);
      if (chosen.length > 1 || isRefused) continue;
      setAsked({ kind: 'picture', picture: file, alt: null, caption: '', apply: describe });
    }
  }

  /** Says in the dialog about a picture, which covers the place in the text, that it was not stored. */
  function noteFailure(file: File, failure: string) {
    setAsked((now) => (now?.kind === 'picture' && now.picture === file ? { ...now, failure } : now));
  }

  /** Stores pictures that came with words: nobody is asked in the middle of a text. */
  function takePasted(pictures: readonly PastedPicture[]) {
    const view = editor.current?.view;
    if (!view) return;
    for (const { file, alt, position } of pictures) {
      const { describe } = upload(view, file, position);
      if (alt !== null) describe({ alt, caption: '' });
    }
  }

  function upload(
    view: EditorView,
    file: File,
    position: number | null,
    onFailed?: (file: File, why: string) => void,
  ) {
    const refusal = refusePicture(file);
    const store = refusal === null ? storePicture : () => Promise.reject(new Error(refusal));
    const describe = uploadPicture(view, file, position, {
      store,
      onDescribed: describePicture,
      onFailed: (why) => onFailed?.(file, why),
    });
    return { describe, isRefused: refusal !== null };
  }

  /** Puts a picture that was uploaded before into the text, and asks for what it shows here. */
  function takeChosen(picture: ChosenPicture) {
    setAsked({
      kind: 'picture',
      picture: picture.url,
      alt: picture.alt,
      caption: '',
      apply(described) {
        const view = editor.current?.view;
        if (!view) return;
        insertPicture(view, picture, described);
        if (picture.alt === null) describePicture(picture.url, described.alt);
      },
    });
  }

  async function showRendered(html: string, shown: HTMLElement) {
    try {
      const rendered = await render(html);
      const { body } = new DOMParser().parseFromString(rendered, 'text/html');
      // Their cards stand for players.
      for (const player of body.querySelectorAll('iframe')) player.remove();
      const isVisible = body.textContent.trim() !== '' || body.querySelector('img, hr, table') !== null;
      if (isVisible) return shown.replaceChildren(...body.childNodes);
      shown.textContent = 'Visitors see nothing of this.';
    } catch {
      shown.textContent = 'It could not be shown.';
    }
    shown.classList.add('is-message');
  }

  return (
    <div ref={frame} className="visual-editor">
      <EditToolbar
        bar={bar}
        controls={attributes['id'] ?? ''}
        summary={summary}
        choosePicture={choosePicture}
        run={run}
        onLink={askLink}
        onKeys={() => setAsked({ kind: 'keys' })}
        text={text}
      />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label="Picture file"
        onChange={({ currentTarget }) => {
          takeFiles([...(currentTarget.files ?? [])], null);
          currentTarget.value = '';
        }}
      />
      <div ref={place} className="visual-editor-text" />
      {asked?.kind === 'link' && (
        <LinkDialog
          href={asked.href}
          onApply={(href) => {
            close();
            run(setLink(href));
          }}
          text={text}
          onClose={close}
        />
      )}
      {asked?.kind === 'picture' && (
        <PictureDialog
          picture={asked.picture}
          alt={asked.alt}
          caption={asked.caption}
          failure={asked.failure}
          onApply={(changed) => {
            close();
            asked.apply(changed);
          }}
          text={text}
          onClose={close}
        />
      )}
      {asked?.kind === 'library' && <PicturePicker onChoose={takeChosen} onClose={close} finalFocus={text} />}
      {asked?.kind === 'html' && (
        <HtmlDialog
          html={asked.html}
          onApply={(html) => {
            close();
            asked.apply(html);
          }}
          text={text}
          onClose={close}
        />
      )}
      {asked?.kind === 'keys' && <KeysDialog text={text} onClose={close} />}
    </div>
  );
}

const findAttribute = (attributes: Attributes, wanted: string): string | undefined =>
  attributes.find(([name]) => name === wanted)?.[1];

function setAttribute(attributes: Attributes, name: string, value: string): Attributes {
  const isThere = attributes.some(([other]) => other === name);
  if (!isThere) return [...attributes, [name, value]];
  return attributes.map((attribute) => (attribute[0] === name ? [name, value] : attribute));
}

/** The text looks as on the page. */
const toAttributes = (attributes: VisualEditorProps['attributes']) => ({
  ...attributes,
  class: 'prose',
  dir: 'auto',
});
