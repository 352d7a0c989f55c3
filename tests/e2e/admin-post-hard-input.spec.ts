import { expect, test } from '#tests/support/admin.ts';
import { openText, pasteInto, readAsHtml, textOf } from '#tests/support/text-editor.ts';
import { watchForScript } from '#tests/support/script-watch.ts';

const words = (count: number) => 'word '.repeat(count).trim();

const nest = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}Inside${close.repeat(depth)}`;

test.describe('the editor stays usable after @thorough', () => {
  for (const [name, html, last] of [
    ['two megabytes of paragraphs', `<p>${words(40)}</p>`.repeat(10_000), 'word'],
    ['half a megabyte in one paragraph', `<p><b>Long</b> ${words(100_000)}</p>`, 'word'],
    ['20,000 words', `<h2>Part</h2><p>${words(100)}</p>`.repeat(200), 'word'],
    [
      '300 pictures',
      '<figure><img src="/uploads/none.png" alt="A"><figcaption>Words</figcaption></figure>'.repeat(300),
      'Words',
    ],
    ['tables in tables', nest('<table><tr><td>a</td><td>', '</td></tr></table>', 30), 'Inside'],
    ['tables nested a thousand deep', nest('<table><tr><td>', '</td></tr></table>', 1000), 'Inside'],
    ['divisions nested 20,000 deep', nest('<div>', '</div>', 20_000), 'Inside'],
    ['marks nested 20,000 deep', nest('<i><b>', '</b></i>', 10_000), 'Inside'],
  ] as const) {
    test(`a paste of ${name}`, async ({ page }) => {
      const watch = await watchForScript(page);
      const text = await openText(page, '');
      await pasteInto(text, { 'text/html': html });
      await expect(text).toContainText(last);
      await page.keyboard.press('Control+z');
      await expect(text).not.toContainText(last);
      await page.keyboard.press('Control+y');
      expect(await readAsHtml(page)).toContain(last);
      expect(await watch.readFaults()).toEqual([]);
    });

    // More than that cannot be stored.
    if (html.length > 600_000) continue;
    test(`a stored text of ${name}`, async ({ page }) => {
      const watch = await watchForScript(page);
      const text = await openText(page, html);
      await expect(text).toContainText(last);
      expect(await readAsHtml(page)).toBe(html);
      expect(await watch.readFaults()).toEqual([]);
      await expect(textOf(page)).toBeVisible();
    });
  }
});
