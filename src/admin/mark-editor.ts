/** site/shell/shell.inline.js looks for it: if set, pages show the link "Edit this page". */
const mark = 'editor';

/** Makes this browser's pages link to where they are edited, or not. Storage may be disabled. */
export function markEditor(isEditor: boolean): void {
  try {
    if (isEditor) localStorage.setItem(mark, 'yes');
    else localStorage.removeItem(mark);
  } catch {
    // The pages stay as everyone sees them.
  }
}
