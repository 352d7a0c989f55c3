import { useState, type ReactNode, type RefObject } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { toHref } from './to-href.ts';

export interface DialogProps {
  /** Has the focus afterwards. */
  text: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface FormDialogProps extends DialogProps {
  name: string;
  onApply: () => void;
  /** A further action. */
  more?: ReactNode;
  children: ReactNode;
}

/** A dialog with fields that are applied together. */
export function FormDialog({ name, text, onApply, onClose, more, children }: FormDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={name} finalFocus={text}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // The form around the text is another one.
          event.stopPropagation();
          onApply();
        }}
      >
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Apply</Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {more}
        </div>
      </form>
    </Dialog>
  );
}

interface LinkDialogProps extends DialogProps {
  /** The present address; empty for a new link. */
  href: string;
  onApply: (href: string | null) => void;
}

export function LinkDialog({ href, onApply, ...dialog }: LinkDialogProps) {
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string>();

  function apply() {
    const address = toHref(typed);
    if (address === null) setError('Type an address, such as https://example.com or /blog/an-article');
    else onApply(address);
  }

  return (
    <FormDialog
      name="Link"
      onApply={apply}
      {...dialog}
      more={
        href !== '' && (
          <Button variant="quiet" onClick={() => onApply(null)}>
            Remove link
          </Button>
        )
      }
    >
      <TextField
        label="Address"
        hint="A page of this site begins with a slash."
        inputMode="url"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

interface HtmlDialogProps extends DialogProps {
  html: string;
  /** An empty one removes the block. */
  onApply: (html: string) => void;
}

export function HtmlDialog({ html, onApply, ...dialog }: HtmlDialogProps) {
  const [typed, setTyped] = useState(html);
  return (
    <FormDialog
      name="Edit HTML"
      onApply={() => onApply(typed.trim() === '' ? '' : typed)}
      {...dialog}
      more={
        <Button variant="quiet" onClick={() => onApply('')}>
          Remove block
        </Button>
      }
    >
      <TextArea
        label="HTML"
        rows={10}
        controlClassName="font-mono text-small"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </FormDialog>
  );
}

/** The keys and their effects; Markdown signs at the end. */
const keys = [
  ['/', 'On an empty line: a list of what can be inserted. After a space: a footnote or a link'],
  ['Ctrl+B, Ctrl+I, Ctrl+E', 'Bold, italic, code'],
  ['Ctrl+Shift+X', 'Strikethrough'],
  ['Ctrl+K', 'Link'],
  ['Ctrl+Alt+0', 'Paragraph'],
  ['Ctrl+Alt+2 to 4', 'Heading 2 to 4'],
  ['Ctrl+Alt+C', 'Code block'],
  ['Ctrl+Shift+7, 8, 9', 'Numbered list, bulleted list, quote'],
  ['Tab, Shift+Tab', 'In a list: deeper, back. In a table: next cell, previous; after the last, a new row'],
  ['Shift+Enter', 'Line break'],
  ['Ctrl+Enter', 'Out of a code block'],
  ['Enter', 'On an empty last line: out of a list, a quote, a note or details'],
  ['↑, ↓', 'At the beginning or the end of the text: out of its first or last block'],
  ['Alt+↑, Alt+↓', 'Move the block'],
  ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
  ['Ctrl+Shift+V', 'Paste without formatting'],
  ['Alt+F10', 'To the toolbar; Escape returns'],
  ['Ctrl+S', 'Save without publishing'],
  ['## , - , 1. , > , ``` , ---', 'At the start of a line: heading, lists, quote, code, divider'],
  ['**bold**, *italic*, `code`, ~~struck~~', 'Marks as they are typed'],
] as const;

export const KeysDialog = ({ text, onClose }: DialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    finalFocus={text}
    title="Keys"
    description="On a Mac, Command stands for Ctrl."
  >
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2 text-small">
      {keys.map(([key, meaning]) => (
        <div key={key} className="contents">
          <dt className="font-mono text-fine wrap-anywhere">{key}</dt>
          <dd className="wrap-anywhere">{meaning}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
