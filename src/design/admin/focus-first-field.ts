/** Shows a part of the page, and focuses the first thing in it that can be filled in, or else its first control. */
export function focusFirstField(selector: string): void {
  const part = document.querySelector(selector);
  part?.scrollIntoView();
  const first =
    part?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled') ??
    part?.querySelector<HTMLElement>('summary, button, a');
  first?.focus({ preventScroll: true });
}
