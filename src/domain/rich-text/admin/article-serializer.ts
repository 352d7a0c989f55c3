import { DOMSerializer, type Fragment } from 'prosemirror-model';
import { articleSchema } from './schema.ts';
import { writeBlock } from './to-markup.ts';

/** What is copied is the text's own HTML, not what the editor shows in its place. */
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

export const articleSerializer: DOMSerializer = new ArticleSerializer({}, {});
