/** The thing that a person would look for: a role with its name, a field by its label, or a text. */
export interface Target {
  role?: Role;
  /** Of the role or of the field: the whole of it, or a part. */
  name?: string;
  within?: Target;
}

type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'dialog'
  | 'field'
  | 'file'
  | 'group'
  | 'heading'
  | 'link'
  | 'status'
  | 'switch'
  | 'tab'
  | 'text';

/** The first visible match, one with just that name before others. It runs in the page: it uses nothing around it. */
export function findElement({ role = 'text', name = '', within }: Target): HTMLElement | null {
  const selectors: Record<Role, string> = {
    alert: '[role="alert"]',
    article: 'article',
    button: 'button, summary, [role="button"]',
    dialog: 'dialog[open], [role="dialog"], [role="alertdialog"]',
    field: 'input, textarea, select, [contenteditable="true"]',
    file: 'input[type="file"]',
    group: 'fieldset, [role="group"]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    status: '[role="status"]',
    switch: '[role="switch"]',
    tab: '[role="tab"]',
    text: 'body *',
  };
  const readText = (element: Element | null | undefined) => element?.textContent ?? '';
  const readName = (element: Element) => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const text =
      labels.map((id) => readText(document.getElementById(id))).join(' ') ||
      element.getAttribute('aria-label') ||
      readText('labels' in element ? (element as HTMLInputElement).labels?.[0] : null) ||
      readText(element);
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const root = within ? findElement(within) : document;
  const found = [...(root?.querySelectorAll<HTMLElement>(selectors[role]) ?? [])]
    // Fields for files are seldom seen: a button opens the choice.
    .filter((element) => role === 'file' || element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, name: readName(element) }))
    .filter((one) => one.name.includes(name));
  // The innermost of those that hold a text.
  if (role === 'text') found.reverse();
  return (found.find((one) => one.name === name) ?? found[0])?.element ?? null;
}
