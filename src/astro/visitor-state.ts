/** The elements in which a visitor's work or focus can be. */
const selector = 'input, textarea, select, details, summary, button, a';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Saves what a visitor has typed, chosen and opened, and where the focus is.
 * @param focused it may have lost the focus by being moved
 * @returns puts it back into elements that may have been replaced, as the visitor would: with the events that
 * components listen to
 */
export function saveVisitorState(from: ParentNode, focused: Element | null): (to: ParentNode) => void {
  const saved = Array.from(numberElements(from), ([place, element]) => ({
    place,
    restores: [saveContent(element), element === focused && saveFocus(element)],
  }));
  return (to) => {
    const elements = numberElements(to);
    for (const { place, restores } of saved) {
      const element = elements.get(place);
      for (const restore of restores) if (element && restore) restore(element);
    }
  };
}

/** The elements by what stays the same about them: kind, name, and place among others of the same. */
function numberElements(root: ParentNode): Map<string, Element> {
  const counts = new Map<string, number>();
  const elements = new Map<string, Element>();
  for (const element of root.querySelectorAll(selector)) {
    const kind = [element.localName, element.getAttribute('name'), readChoice(element)].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    elements.set(`${kind} ${count}`, element);
  }
  return elements;
}

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox');

const readChoice = (element: Element): string => (isChoice(element) ? element.value : '');

type Restore = (element: Element) => void;

function saveContent(element: Element): Restore | undefined {
  if (element instanceof HTMLDetailsElement) {
    const { open } = element;
    return (now) => Object.assign(now, { open });
  }
  if (isChoice(element) && element.checked !== element.defaultChecked) {
    const { checked } = element;
    return (now) => {
      if ((now as HTMLInputElement).checked !== checked) (now as HTMLInputElement).click();
    };
  }
  if (element instanceof HTMLSelectElement) {
    const { selectedIndex } = element;
    return (now) => {
      if ((now as HTMLSelectElement).selectedIndex === selectedIndex) return;
      Object.assign(now, { selectedIndex });
      now.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (isTextControl(element) && element.value !== element.defaultValue) {
    const { value } = element;
    return (now) => setText(now as TextControl, value);
  }
  return undefined;
}

const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'hidden' && element.type !== 'file');

function setText(control: TextControl, value: string): void {
  if (control.value !== value) {
    // React puts a setter of its own on the element, and would take the event for one without a change.
    const prototype = Object.getPrototypeOf(control) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function saveFocus(element: Element): Restore {
  const { selectionStart, selectionEnd, selectionDirection } = element as TextControl;
  return (now) => {
    if (now === document.activeElement) return;
    (now as HTMLElement).focus({ preventScroll: true });
    // Null for what has no selection, such as an email field.
    if (typeof selectionStart === 'number') {
      (now as TextControl).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
  };
}
