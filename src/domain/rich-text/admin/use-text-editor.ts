import type { Command, EditorState } from 'prosemirror-state';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createEditor, type Editor, type EditorOptions, type TextFormat } from './create-editor.ts';
import { describeSelection, type SelectionSummary } from './describe-selection.ts';
import { LateWriter } from './late-writer.ts';

/** A text that was closed and may be opened again, with its undo history. */
export interface KeptText {
  html: string;
  format: TextFormat;
  state: EditorState;
}

interface TextEditorOptions {
  /** The text as the form has it. */
  value: string;
  /** Has the text from its closing to its next opening; left out, its history ends there. */
  keptRef?: RefObject<KeptText | null>;
  onChange: (html: string) => void;
  attributes: EditorOptions['attributes'];
  /** The options that the editor is made with, once. */
  describe: () => Omit<EditorOptions, 'html' | 'attributes' | 'onChange'>;
}

const nothing: SelectionSummary = {
  kind: 'paragraph',
  marks: [],
  list: null,
  isLinked: false,
  isInTable: false,
  canUndo: false,
  canRedo: false,
};

/** An editor in a place of the page while its component is there, in step with a form's value. */
export function useTextEditor({ value, keptRef, onChange, attributes, describe }: TextEditorOptions) {
  /** Holds the text and its tools. */
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLElement>(null);
  const editor = useRef<Editor>(null);
  const written = useRef(value);
  const [writer] = useState(() => new LateWriter());
  const [summary, setSummary] = useState(nothing);

  const write = useEffectEvent(() => {
    const html = editor.current!.read();
    if (html === written.current) return;
    written.current = html;
    onChange(html);
  });

  const createIn = useEffectEvent((element: HTMLElement) => {
    const former = keptRef?.current;
    const described = describe();
    const created = createEditor(element, {
      ...described,
      format: former?.format ?? described.format,
      former: former?.state,
      html: written.current,
      attributes,
      onChange(state, isEdited) {
        const next = describeSelection(state);
        setSummary((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
        if (isEdited) writer.plan(() => write());
      },
    });
    if (former && former.html !== written.current) created.write(written.current);
    return created;
  });

  const keep = useEffectEvent(({ format, view }: Editor) => {
    if (keptRef) keptRef.current = { html: written.current, format, state: view.state };
  });

  useEffect(() => {
    const created = createIn(place.current!);
    editor.current = created;
    text.current = created.view.dom;
    const end = writer.follow(frame.current!);
    return () => {
      end();
      keep(created);
      editor.current = null;
      created.destroy();
    };
  }, [writer]);

  useEffect(() => editor.current?.describe(attributes), [attributes]);

  // In the layout phase: a passive effect may run after the next write, and would take the editor's own former text for
  // one that was set elsewhere.
  useLayoutEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.current?.write(value);
    writer.drop();
  }, [value, writer]);

  function run(command: Command) {
    const view = editor.current?.view;
    if (view) command(view.state, view.dispatch, view);
  }

  return { frame, place, text, editor, summary, run };
}
