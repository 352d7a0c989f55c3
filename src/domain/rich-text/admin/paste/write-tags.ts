import { articleElements, findLanguage } from '../../elements.ts';
import { attributeOf, isElement, toAttributes, type Element } from '../markup.ts';

const mayBeEmpty = new Set(['alt', 'open', 'reversed']);

/** An element's tag with the attributes that articles have; with what is inside, the whole element. */
export function writeTag(tag: string, element: Element, inside?: string): string {
  const kept = toAttributes(element).filter(
    ([name, value]) => articleElements[tag]!.includes(name) && (value !== '' || mayBeEmpty.has(name)),
  );
  const start = `<${tag}${kept.map(([name, value]) => ` ${name}="${escape(value)}"`).join('')}>`;
  return inside === undefined ? start : `${start}${inside}</${tag}>`;
}

/** The ids of footnotes and of their places are kept; others may be those of something in the text. */
export function writeFootnoteId(element: Element): string {
  const id = attributeOf(element, 'id') ?? '';
  return /^fn-\d+(?:-place)?$/.test(id) ? ` id="${id}"` : '';
}

/** A block of code. @param language one of `codeLanguages` */
export const writeListing = (text: string, language: string): string =>
  `<pre><code${language && ` class="language-${language}"`}>${escape(text)}</code></pre>`;

/** The language that a listing's classes or those around it name. */
export function languageOf(pre: Element): string {
  const code = pre.childNodes.find((node) => isElement(node) && node.tagName === 'code');
  const around = pre.parentNode && 'attrs' in pre.parentNode ? pre.parentNode : undefined;
  const elements = [code, pre, around].filter((one) => one !== undefined) as Element[];
  return findLanguage([
    ...elements.flatMap((one) => (attributeOf(one, 'class') ?? '').split(/\s+/)),
    attributeOf(pre, 'lang') ?? '',
  ]);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
};

export const escape = (text: string): string =>
  text.replaceAll(/[&<>"\u00A0]/g, (character) => entities[character]!);
