import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { createArticleFormat } from '../article-format.ts';
import { liftPictures, takePictures } from './pasted-pictures.ts';
import { readPasted, type PastedData } from './read-pasted.ts';

const read = (data: Partial<PastedData>, hasBlocks = true) =>
  readPasted({ html: '', text: '', code: '', ...data }, { hasBlocks, lastFootnote: 0 });

const inEditor = (mode: string, text: string): PastedData => ({
  html: `<meta charset='utf-8'><div style="color: #d4d4d4;font-family: Menlo, Monaco, 'Courier New', monospace;font-weight: normal;white-space: pre;"><div>${text}</div></div>`,
  text,
  code: JSON.stringify({ version: 1, isFromEmptySelection: false, mode }),
});

describe('what is copied in Visual Studio Code', () => {
  const lines = '  if (a < b) {\r\n\treturn;\r\n  }\r\n';

  it('is a block of code in its language, with its indentation', () => {
    const code = '  if (a &lt; b) {\n\treturn;\n  }';
    const languages = { typescript: 'ts', shellscript: 'bash', python: 'python' };
    for (const [mode, language] of Object.entries(languages)) {
      expect(read(inEditor(mode, lines)).html).toBe(
        `<pre><code class="language-${language}">${code}</code></pre>`,
      );
    }
    expect(read(inEditor('cobol', lines)).html).toBe(`<pre><code>${code}</code></pre>`);
    expect(read({ ...inEditor('typescript', lines), code: '' }).html).toBe(`<pre><code>${code}</code></pre>`);
  });

  it('is code among words where it is one line, and text where it is no code', () => {
    expect(read(inEditor('typescript', 'a < b')).html).toBe('<code>a &lt; b</code>');
    expect(read(inEditor('plaintext', 'One\n\nTwo')).html).toBe('<p>One</p>\n<p>Two</p>');
    expect(read(inEditor('markdown', '# One\n\nTwo')).html).toBe('<h2>One</h2>\n<p>Two</p>');
    expect(read(inEditor('typescript', 'a\n\nb'), false).html).toBe('<p>a</p>\n<p>b</p>');
  });
});

describe('front matter', () => {
  it.each(['---\ntitle: "One"\ntags:\n  - a\n---\n\n# Two', '+++\r\ntitle = "One"\r\n+++\r\n# Two'])(
    'is left out, and that is said: %j',
    (text) => {
      const { html, notices } = read({ text });
      expect(html).toBe('<h2>Two</h2>');
      expect(notices).toEqual([expect.stringContaining('front matter')]);
    },
  );

  it.each(['---\n\nOne\n\n---\n\n# Two', '# One\n\n---\n\nkey: value\n\n---\n'])(
    'is no text between dividers: %j',
    (text) => {
      expect(read({ text })).toMatchObject({ html: expect.stringContaining('<hr>'), notices: [] });
    },
  );
});

describe('pictures', () => {
  it('that did not come along leave a mark, and are said', () => {
    const html = '<p>a <img src="file:///C:/Temp/one.png"></p><p><img src="x.png" alt="Two"></p>';
    const pasted = read({ html });
    expect(pasted.html).toBe(
      '<p>a <mark>[Picture not pasted: one.png]</mark></p>\n<p><mark>[Picture not pasted: Two]</mark></p>',
    );
    expect(pasted.notices).toEqual([expect.stringContaining('2 pictures')]);
    expect(read({ html }, false)).toEqual({ html: '<p>a </p>\n<p></p>', notices: [] });
  });

  it('that stand in the markup itself are files, each for its place', async () => {
    const bytes = (letter: string) => Buffer.from(letter.repeat(300)).toString('base64');
    const picture = (letter: string, more = '') =>
      `<img src="data:image/png;base64,${bytes(letter)}" ${more}>`;
    const { html, pictures } = takePictures(
      `<p>One ${picture('a', 'alt="A"')} two</p><p>${picture('b')}</p><figure>${picture('c')}<figcaption>Said</figcaption></figure><p>Three</p>`,
    );
    expect(html.length).toBeLessThan(300);
    const format = createArticleFormat();
    const state = EditorState.create({ doc: format.read('') });
    const { tr } = state;
    format.paste(tr, read({ html }).html);
    const placed = liftPictures(tr, pictures);
    tr.doc.check();
    expect(format.write(tr.doc)).toBe('<p>One  two</p>\n<p>Said</p>\n<p>Three</p>');
    expect(placed.map(({ alt, file }) => [alt, file.name, file.type])).toEqual([
      ['A', 'pasted-1.png', 'image/png'],
      [null, 'pasted-2.png', 'image/png'],
      [null, 'pasted-3.png', 'image/png'],
    ]);
    expect(await placed[1]!.file.text()).toBe('b'.repeat(300));
    const [first, second, third] = placed.map(({ position }) => position) as [number, number, number];
    expect(tr.doc.resolve(first).parent.textContent).toBe('One  two');
    expect([first <= second, second <= third]).toEqual([true, true]);
  });
});
