/** What site/shell/shell.inline.js looks for: where it is, pages show the link "Edit this page". */
const mark = 'editor';

/** Lets this browser's pages lead to where they are edited, or no longer. Storage may be switched off. */
export function markEditor(isEditor: boolean): void {
  try {
    if (isEditor) localStorage.setItem(mark, 'yes');
    else localStorage.removeItem(mark);
  } catch {
    // The pages stay as everyone sees them.
  }
}
