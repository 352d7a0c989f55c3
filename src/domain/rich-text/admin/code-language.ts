import type { Node } from 'prosemirror-model';
import { TextSelection, type Command } from 'prosemirror-state';
import type { Attributes } from './schema.ts';

const attributesOf = ({ attrs }: Node): Attributes => (attrs['code'] ?? []) as Attributes;

/** The language of a block of code; empty for none. */
export const languageOf = (block: Node): string =>
  /(?:^|\s)language-(\S+)/.exec(attributesOf(block).find(([name]) => name === 'class')?.[1] ?? '')?.[1] ?? '';

/** Gives a language to the block of code at a position, with the cursor in the code. */
export const setLanguage =
  (position: number, language: string): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const block = doc.nodeAt(position);
    if (!block?.type.spec.code) return false;
    const others = attributesOf(block).filter(([name]) => name !== 'class');
    const code: Attributes = language === '' ? others : [['class', `language-${language}`], ...others];
    tr.setNodeMarkup(position, null, { ...block.attrs, code });
    const end = position + 1 + block.content.size;
    const isInside = selection instanceof TextSelection && selection.from > position && selection.to <= end;
    if (!isInside) tr.setSelection(TextSelection.create(tr.doc, end));
    dispatch?.(tr);
    return true;
  };
