import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../ui/button.tsx';

/** How long "Copied" is shown. */
const indicatorMs = 2000;

interface CopyButtonProps extends Pick<ButtonProps, 'disabled' | 'variant' | 'size'> {
  /** The noun in the accessible name: "Copy API key". */
  name: string;
  /** The text, requested on click; null if there is none. */
  readText: () => string | null;
  onCopied?: () => void;
  /** There was nothing to copy. */
  onMissing?: () => void;
  /** The browser refused. */
  onRefused?: () => void;
}

/** Copies a text and shows "Copied" for two seconds. */
export function CopyButton({ name, readText, onCopied, onMissing, onRefused, ...button }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setIsCopied(false), indicatorMs);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    const text = readText();
    if (text === null) return onMissing?.();
    if (!(await copyText(text))) return onRefused?.();
    setIsCopied(true);
    setCopies((count) => count + 1);
    onCopied?.();
  }

  return (
    <>
      <Button variant="secondary" {...button} aria-label={`Copy ${name}`} onClick={() => void copy()}>
        {isCopied ? <TickIcon /> : <SheetsIcon />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  );
}

const iconClass = 'size-4 fill-none stroke-current stroke-[1.5]';

const SheetsIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className={iconClass}>
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
  </svg>
);

const TickIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className={iconClass}>
    <path d="M2.5 8.5l3.5 4 7.5-9" />
  </svg>
);

/**
 * Puts text on the clipboard. False when the browser refuses.
 * The asynchronous clipboard is missing on plain http; the old command still works there.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line baseline-js/use-baseline -- what refuses it has the old command
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  const focused = document.activeElement;
  holder.value = text;
  holder.readOnly = true;
  holder.className = 'sr-only';
  // Inside an open dialog, since focus outside of it would be taken back.
  (focused?.closest('[role=dialog], [role=alertdialog]') ?? document.body).append(holder);
  holder.select();
  const copied = document.execCommand('copy');
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
