/** The id of the control of a field. */
export const toFieldId = (path: string): string => `field-${path}`;

/** Focuses the first of these fields that has a control, or what contains it. */
export function focusField(paths: readonly string[]): void {
  for (const path of paths) {
    for (let at = path; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
      const control = document.getElementById(toFieldId(at));
      if (control) return control.focus();
    }
  }
}
