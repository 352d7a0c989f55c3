import { useEffect, type RefObject } from 'react';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';

/** Shorter texts are on a page more than once. */
const shortestText = 4;

/** So much of a text is enough to find it. */
const longestText = 40;

/** Scrolls a page to the text of the field that is being edited, wherever the page shows it. */
export function useFollowFocus(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const page = frame.current?.contentWindow;
      const text = readText(target as HTMLElement);
      const shown = page && text.length >= shortestText ? findText(page.document, text) : null;
      if (!page || !shown) return;
      // scrollIntoView would scroll the form as well.
      page.scrollTo({ top: page.scrollY + shown.getBoundingClientRect().top - page.innerHeight / 3 });
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [frame]);
}

const toWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Of a field of the form; empty for anything else. */
function readText(control: HTMLElement): string {
  if (!control.closest(`[id^="${toFieldId('')}"]`)) return '';
  const { value } = control as HTMLInputElement;
  return toWords(value ?? control.innerText).slice(0, longestText);
}

function findText(page: Document, text: string): Element | null {
  const shown = page.createTreeWalker(page.querySelector('main') ?? page.body, NodeFilter.SHOW_TEXT);
  while (shown.nextNode()) {
    const { parentElement, textContent } = shown.currentNode;
    if (parentElement?.checkVisibility() && toWords(textContent ?? '').includes(text)) return parentElement;
  }
  return null;
}
