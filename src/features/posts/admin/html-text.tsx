import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { LateWriter } from '#domain/rich-text/admin/late-writer.ts';

interface HtmlTextProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'hidden' | 'onChange'
> {
  value: string;
  isShown: boolean;
  onChange: (html: string) => void;
}

/**
 * A text as HTML. It stays on the page while it is hidden, for its undo history; what was changed elsewhere meanwhile
 * is one step of it.
 */
export function HtmlText({ value, isShown, onChange, ...rest }: HtmlTextProps) {
  const [writer] = useState(() => new LateWriter());
  const box = useRef<HTMLTextAreaElement>(null);
  /** The value that the box was last given, or has written. */
  const written = useRef(value);
  const wasShown = useRef(isShown);

  useEffect(() => writer.follow(box.current!), [writer]);

  // React sets a default value anew after each key.
  useLayoutEffect(() => {
    box.current!.value = written.current;
  }, []);

  useLayoutEffect(() => {
    if (isShown && value !== written.current) {
      written.current = value;
      if (wasShown.current) box.current!.value = value;
      else typeChange(box.current!, value);
      writer.drop();
    }
    wasShown.current = isShown;
  }, [isShown, value, writer]);

  return (
    <textarea
      {...rest}
      ref={box}
      hidden={!isShown}
      onChange={({ currentTarget }) =>
        writer.plan(() => {
          if (currentTarget.value === written.current) return;
          written.current = currentTarget.value;
          onChange(currentTarget.value);
        })
      }
    />
  );
}

/** Changes the text as if the difference had been typed: setting the value would end its history. */
function typeChange(box: HTMLTextAreaElement, next: string): void {
  const { value } = box;
  if (value === next) return;
  const shorter = Math.min(value.length, next.length);
  let start = 0;
  while (start < shorter && value[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && value.at(-1 - end) === next.at(-1 - end)) end += 1;
  const focused = document.activeElement;
  box.focus({ preventScroll: true });
  box.setSelectionRange(start, value.length - end);
  insertTyped(next.slice(start, next.length - end));
  // No browser is known to insert anything else; what is shown is what is stored.
  if (box.value !== next) box.value = next;
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Puts a text in the place of the selection. Deprecated, and the only way that keeps the history. */
function insertTyped(text: string): void {
  if (text === '') {
    document.execCommand('delete');
    return;
  }
  // As text, Chromium inserts each line by itself, which takes seconds from a thousand lines on. Firefox refuses markup.
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
  // A line break at the end is taken for the end of the block.
  const markup = text.endsWith('\n') ? `${escaped}<br>` : escaped;
  if (!document.execCommand('insertHTML', false, markup)) document.execCommand('insertText', false, text);
}
