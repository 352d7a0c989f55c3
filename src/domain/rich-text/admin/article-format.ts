import { DOMSerializer, Fragment, Slice } from 'prosemirror-model';
import type { TextFormat } from './create-editor.ts';
import { readExact, writeExact, type ExactText } from './exact-text.ts';
import { addNotes, areNotes, findLastFootnote, renumberFootnotes } from './footnotes.ts';
import { articleSchema } from './schema.ts';
import { writeBlock } from './to-markup.ts';

/** A post's text: what was not edited is written as it was, byte for byte. */
export function createArticleFormat(): TextFormat {
  let slices: ExactText['slices'] = [];
  return {
    read(html) {
      const exact = readExact(html, slices);
      slices = exact.slices;
      return exact.doc;
    },
    write: (doc) => writeExact(doc, { slices }),
    hasBlocks: true,
    findLastFootnote,
    paste(tr, html) {
      const { doc } = readExact(html);
      const content = doc.children.map((node) =>
        node.type.create({ ...node.attrs, origin: null }, node.content),
      );
      const notes = content.filter(areNotes).flatMap(({ children }) => children);
      const others = content.filter((node) => !areNotes(node));
      if (others.length > 0) tr.replaceSelection(Slice.maxOpen(Fragment.from(others), false));
      if (notes.length === 0) return;
      addNotes(tr, notes);
      renumberFootnotes(tr);
    },
    clipboardSerializer: new ArticleSerializer({}, {}),
  };
}

/** Copies the text's own HTML, not what the editor shows in its place. */
class ArticleSerializer extends DOMSerializer {
  override serializeFragment(fragment: Fragment): DocumentFragment {
    const isLine = fragment.firstChild?.isInline ?? false;
    const html = isLine
      ? writeBlock(articleSchema.nodes['bare']!.create(null, fragment))
      : fragment.content.map(writeBlock).join('\n');
    const result = document.createDocumentFragment();
    // A table's rows alone are no HTML outside of a table.
    const source = /^<tr\b/.test(html) ? `<table>${html}</table>` : html;
    result.append(...new DOMParser().parseFromString(source, 'text/html').body.childNodes);
    return result;
  }
}
