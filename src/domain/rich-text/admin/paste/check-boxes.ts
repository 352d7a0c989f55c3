import { attributeOf, isElement, type Element } from '../markup.ts';

/** Whether an item of a checklist is done: it cannot be ticked here. */
export function writeCheck(item: Element): string {
  const box = findBox(item);
  if (!box) return '';
  const isDone =
    attributeOf(box, 'checked') !== undefined ||
    [attributeOf(box, 'aria-checked'), attributeOf(box, 'data-checked')].includes('true');
  return isDone ? '☑ ' : '☐ ';
}

/** What says that an item can be ticked: itself, or a box in it. */
function findBox(element: Element): Element | undefined {
  const isBox =
    attributeOf(element, 'role') === 'checkbox' ||
    attributeOf(element, 'data-checked') !== undefined ||
    (element.tagName === 'input' && attributeOf(element, 'type') === 'checkbox');
  if (isBox) return element;
  for (const child of element.childNodes) {
    if (!isElement(child) || /^(?:ul|ol|table)$/.test(child.tagName)) continue;
    const found = findBox(child);
    if (found) return found;
  }
  return undefined;
}
