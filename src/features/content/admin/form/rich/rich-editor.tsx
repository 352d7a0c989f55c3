import { useMemo, useState } from 'react';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { controlClass } from '#design/ui/field-frame.tsx';
import { linkAround, setLink, toggle, toggleList } from '#domain/rich-text/admin/edit-commands.ts';
import { createSimplePlugins } from '#domain/rich-text/admin/edit-plugins.ts';
import { useTextEditor } from '#domain/rich-text/admin/use-text-editor.ts';
import { LinkDialog } from './link-dialog.tsx';
import { richFormat } from './rich-format.ts';

interface RichEditorProps {
  label: string;
  /** Attributes of the editable element: its id, its name and what describes it. */
  attributes: Readonly<Record<string, string>>;
  value: string;
  onChange: (html: string) => void;
}

const actions = [
  { name: 'strong', label: 'Bold', keys: 'Control+B', command: toggle('strong') },
  { name: 'em', label: 'Italic', keys: 'Control+I', command: toggle('em') },
  { name: 'bullet_list', label: 'List', keys: 'Control+Shift+8', command: toggleList('bullet_list') },
  {
    name: 'ordered_list',
    label: 'Numbered list',
    keys: 'Control+Shift+7',
    command: toggleList('ordered_list'),
  },
] as const;

/** Edits paragraphs and lists with bold, italic and links as they will look. */
export function RichEditor({ label, attributes, value, onChange }: RichEditorProps) {
  const [link, setLinkAsked] = useState<string | null>(null);
  const { frame, place, text, editor, summary, run } = useTextEditor({
    value,
    onChange,
    attributes: useMemo(() => ({ ...attributes, class: editableClass }), [attributes]),
    describe: () => ({
      format: richFormat,
      plugins: createSimplePlugins({ 'Mod-k': () => (askForLink(), true) }),
    }),
  });
  const pressed = [...summary.marks, summary.list];

  /** Asks where the selected words, or the link with the cursor, lead. */
  function askForLink() {
    const view = editor.current?.view;
    if (!view) return;
    const around = linkAround(view.state.selection);
    if (view.state.selection.empty && !around) view.focus();
    else setLinkAsked(around?.href ?? '');
  }

  return (
    <div ref={frame} className="flex flex-col gap-2">
      <div
        role="toolbar"
        aria-label={`Format ${label}`}
        aria-controls={attributes['id']}
        className="flex flex-wrap gap-2"
      >
        {actions.map(({ name, label: words, keys, command }) => (
          <ToggleButton
            key={name}
            isPressed={pressed.includes(name)}
            aria-keyshortcuts={keys}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              run(command);
              text.current?.focus();
            }}
          >
            {words}
          </ToggleButton>
        ))}
        <ToggleButton
          isPressed={summary.isLinked}
          aria-keyshortcuts="Control+K"
          onMouseDown={(event) => event.preventDefault()}
          onClick={askForLink}
        >
          Link
        </ToggleButton>
      </div>
      <div ref={place} />
      {link !== null && (
        <LinkDialog
          href={link}
          onApply={(href) => {
            setLinkAsked(null);
            run(setLink(href === '' ? null : href));
          }}
          text={text}
          onClose={() => setLinkAsked(null)}
        />
      )}
    </div>
  );
}

const editableClass = `${controlClass} rich-text max-h-120 min-h-40 overflow-y-auto`;
