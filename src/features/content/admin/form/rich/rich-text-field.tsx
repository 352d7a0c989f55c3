import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { parseRichText, writeRichText } from '#content/rich-text.schema.ts';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { Button } from '#design/ui/button.tsx';
import { controlClass, describeField } from '#design/ui/field-frame.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { useFormParts, type FieldProps } from '../form-parts.ts';
import { toCleared } from '../to-cleared.ts';
import { LinkDialog } from './link-dialog.tsx';
import { readElements } from './read-elements.ts';

/** The actions on the selected words, by the browser's own editing commands. */
const commands = [
  { name: 'bold', label: 'Bold', keys: 'Control+B' },
  { name: 'italic', label: 'Italic', keys: 'Control+I' },
  { name: 'insertUnorderedList', label: 'List', keys: undefined },
  { name: 'insertOrderedList', label: 'Numbered list', keys: undefined },
] as const;

/** A text with bold, italic, links and lists, edited as it will look. */
export function RichTextField({ schema, value, path, label, isRequired, isNullable }: FieldProps) {
  const { errors, onChange } = useFormParts();
  const id = toFieldId(path);
  const box = useRef<HTMLDivElement>(null);
  const selected = useRef<Range | null>(null);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [link, setLink] = useState<string | null>(null);
  const text = typeof value === 'string' ? value : '';
  const shown = useRef<string | null>(null);
  const error = errors[path];

  // What is typed is there already; a change from elsewhere, such as a restored version, is rendered.
  useEffect(() => {
    if (!box.current || shown.current === text) return;
    shown.current = text;
    // Only text that was parsed into paragraphs, lists and their marks is written as markup.
    const blocks = parseRichText(text);
    if (blocks) box.current.innerHTML = writeRichText(blocks);
    else box.current.textContent = text;
  }, [text]);

  useEffect(() => {
    const note = () => {
      if (!box.current?.contains(getSelection()?.anchorNode ?? null)) return;
      setPressed(commands.map(({ name }) => name).filter((name) => document.queryCommandState(name)));
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, []);

  function report() {
    if (!box.current) return;
    const html = writeRichText(readElements(box.current));
    shown.current = html;
    onChange(path, html === '' ? toCleared({ isRequired, isNullable }, '') : html);
  }

  // Deprecated, but the only way to edit with the browser's own undo; every browser has it.
  function run(command: string, argument?: string) {
    box.current?.focus();
    document.execCommand(command, false, argument);
    report();
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html === '') return run('insertText', event.clipboardData.getData('text/plain'));
    const page = new DOMParser().parseFromString(html, 'text/html');
    return run('insertHTML', writeRichText(readElements(page.body)));
  }

  function askForLink() {
    const selection = getSelection();
    if (!selection || selection.rangeCount === 0 || !box.current?.contains(selection.anchorNode)) return;
    const present = selection.anchorNode?.parentElement?.closest('a');
    if (present) selection.selectAllChildren(present);
    if (selection.isCollapsed) return box.current.focus();
    selected.current = selection.getRangeAt(0).cloneRange();
    setLink(present?.getAttribute('href') ?? '');
  }

  function applyLink(href: string) {
    setLink(null);
    const range = selected.current;
    if (!range) return;
    // The dialog returns the focus first.
    requestAnimationFrame(() => {
      box.current?.focus();
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      run(href === '' ? 'unlink' : 'createLink', href);
    });
  }

  return (
    <div className="flex flex-col gap-1">
      <span id={`${id}-label`} className="self-start text-small font-medium text-ink">
        {label}
      </span>
      <div role="toolbar" aria-label={`Format ${label}`} aria-controls={id} className="flex flex-wrap gap-2">
        {commands.map(({ name, label: words, keys }) => (
          <ToggleButton
            key={name}
            isPressed={pressed.includes(name)}
            aria-keyshortcuts={keys}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(name)}
          >
            {words}
          </ToggleButton>
        ))}
        <Button
          variant="secondary"
          size="compact"
          onMouseDown={(event) => event.preventDefault()}
          onClick={askForLink}
        >
          Link
        </Button>
      </div>
      <div
        ref={box}
        {...describeField(id, { hint: true, error })}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={`${id}-label`}
        aria-required={isRequired && !isNullable}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        className={`${controlClass} rich-text max-h-120 min-h-40 overflow-y-auto`}
        onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
        onInput={report}
        onPaste={paste}
      />
      <p id={`${id}-hint`} className="text-fine text-ink-2">
        {schema.description} Select words, then press Link to make them one.
        {schema.maxLength !== undefined &&
          ` ${text.length} of ${schema.maxLength} characters with their marks.`}
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
      {link !== null && <LinkDialog href={link} onApply={applyLink} onClose={() => setLink(null)} />}
    </div>
  );
}
