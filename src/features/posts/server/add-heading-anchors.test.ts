import { describe, expect, it } from 'vitest';
import { addHeadingAnchors } from './add-heading-anchors.ts';
import { renderPostContent } from './render-post-content.ts';

const prepare = (content: string) => addHeadingAnchors(renderPostContent(content));

describe('adding heading anchors', () => {
  it('gives chapters anchors of their own and lists them', () => {
    const { html, headings } = prepare('<h2>Cost &amp; <em>use</em></h2><p>a</p><h2>Cost &amp; use</h2>');
    expect(headings).toEqual([
      { id: 'part-cost-use', text: 'Cost & use' },
      { id: 'part-cost-use-2', text: 'Cost & use' },
    ]);
    expect(html).toContain('<h2 id="part-cost-use">Cost &amp; <em>use</em></h2>');
  });

  it('lists two hundred chapters and no more', () => {
    const { headings, html } = addHeadingAnchors('<h2>Room</h2>'.repeat(500));
    expect(headings).toHaveLength(200);
    expect(html.match(/<h2 id=/g)).toHaveLength(200);
    expect(html.match(/<h2>/g)).toHaveLength(300);
  });

  it('makes wide tables and listings scrollable by keyboard', () => {
    const { html } = prepare('<table><tr><td>1</td></tr></table><pre>a</pre>');
    expect(html).toContain('<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>');
    expect(html).toContain('</table></div>');
    expect(html).toContain('<pre tabindex="0">');
  });

  it('takes no markup out of a heading for the list of contents', () => {
    const { html, headings } = prepare('<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>');
    expect(headings[0]?.text).toBe('<script>alert(1)</script>');
    expect(headings[0]?.id).toMatch(/^[a-z0-9-]+$/);
    expect(html).not.toContain('<script');
  });

  it('counts whole minutes, at least one', () => {
    expect(prepare('short').readingMinutes).toBe(1);
    expect(prepare('word '.repeat(660)).readingMinutes).toBe(3);
  });
});
