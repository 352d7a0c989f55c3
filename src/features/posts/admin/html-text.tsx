import { useLayoutEffect, useRef, type ComponentProps } from 'react';

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
  const box = useRef<HTMLTextAreaElement>(null);
  const wasShown = useRef(isShown);

  useLayoutEffect(() => {
    if (isShown && !wasShown.current) typeChange(box.current!, value);
    if (isShown && box.current!.value !== value) box.current!.value = value;
    wasShown.current = isShown;
  }, [isShown, value]);

  return (
    <textarea
      {...rest}
      ref={box}
      hidden={!isShown}
      defaultValue={value}
      onChange={({ currentTarget }) => {
        // What is written from outside is no change, and may be older than the form's value.
        if (currentTarget.value !== value) onChange(currentTarget.value);
      }}
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
  const come = next.slice(start, next.length - end);
  // Deprecated, and the only way to do it.
  document.execCommand(come === '' ? 'delete' : 'insertText', false, come);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
