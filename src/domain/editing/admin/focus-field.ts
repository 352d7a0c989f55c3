/** The id of the control of a field. */
export const toFieldId = (path: string): string => `field-${path}`;

/** Focuses the first of these fields that has a control, or what contains it; what is folded around it opens. */
export function focusField(paths: readonly string[]): void {
  for (const path of paths) {
    for (let at = path; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
      const control = document.getElementById(toFieldId(at));
      if (!control) continue;
      for (
        let fold = control.closest('details');
        fold;
        fold = fold.parentElement?.closest('details') ?? null
      ) {
        fold.open = true;
      }
      return control.focus();
    }
  }
}
