/**
 * Puts text on the clipboard. False when the browser refuses.
 * The asynchronous clipboard is missing on plain http; the old command still works there.
 */
export async function copyText(text: string): Promise<boolean> {
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
