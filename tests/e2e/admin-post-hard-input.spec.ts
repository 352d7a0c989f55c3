import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { openText, pasteInto, readAsHtml, textOf } from '#tests/support/text-editor.ts';
import { watchForScript } from '#tests/support/script-watch.ts';

const words = (count: number) => 'word '.repeat(count).trim();

const nest = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}Inside${close.repeat(depth)}`;

test('a long paste is announced, and one that is too long is refused at once @thorough', async ({ page }) => {
  const text = await openText(page, '<p>Before</p>');
  await pasteInto(text, { 'text/html': `<p>${words(40)}</p>`.repeat(10_000) });
  await expectNotice(
    page,
    'error',
    'Not pasted',
    'This text is too long: with its formatting, 1,000,000 characters',
  );
  await expect(text).toHaveText('Before');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent === 'Pasting...') seen.push(node.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await pasteInto(text, { 'text/html': `<p>${words(40)}</p>`.repeat(500) });
  await expect(text.locator('p')).toHaveCount(500);
  expect(await page.evaluate(() => Object(globalThis).seen)).toEqual(['Pasting...']);
  await expect(page.getByText('Pasting...')).toHaveCount(0);
});

test('pictures among pasted words are stored in their place, and those that did not come along are named @thorough', async ({
  page,
}) => {
  const text = await openText(page, '');
  const { buffer } = await makePicture();
  const contained = `data:image/png;base64,${buffer.toString('base64')}`;
  await pasteInto(text, {
    'text/html': `<p>Before</p><p><img src="${contained}" alt="A field"></p><p>Between <img src="file:///C:/Temp/clip.png"></p>`,
  });
  await expect(text.getByRole('img', { name: 'A field' })).toBeVisible();
  await expectNotice(page, 'error', 'Not everything was pasted', 'A picture could not be taken');
  await expect(page.getByText('A picture was not pasted: its mark is still in the text.')).toBeVisible();
  expect(await readAsHtml(page)).toMatch(
    /^<p>Before<\/p>\n<figure>\n<img src="\/uploads\/[^"]+" alt="A field" [^>]+>\n<\/figure>\n<p>Between <mark>\[Picture not pasted: clip.png\]<\/mark><\/p>$/,
  );
});

test('hidden text, media and forms of a page are named when it is pasted, and hidden text before it is saved', async ({
  page,
}) => {
  const text = await openText(page, '');
  await pasteInto(text, {
    'text/html':
      '<p>Before</p><p style="display: none">SECRET</p><video src="https://example.org/v.mp4"></video><form><label>Name</label><input></form><dl><dt>Term</dt><dd>Said</dd></dl>',
  });
  await expectNotice(page, 'error', 'Not everything was pasted', 'Left out: hidden text, a field of a form.');
  await expectNotice(page, 'error', 'Not everything was pasted', 'Shown as a link: a video.');
  await expect(text).not.toContainText('SECRET');
  expect(await readAsHtml(page)).toBe(
    '<p>Before</p>\n<p><a href="https://example.org/v.mp4">https://example.org/v.mp4</a></p>\n<p>Name</p>\n<dl>\n<dt>Term</dt>\n<dd>Said</dd>\n</dl>',
  );
  await textOf(page).fill('<p>Before</p>\n<p hidden>SECRET</p>');
  const named = page.getByRole('status').filter({ hasText: 'Visitors do not get this as it is written' });
  await expect(named).toContainText('<p hidden>');
  await expect(named).toContainText('Left out: it is hidden (line 2)');
});

test('code from an editor keeps its lines and its language @thorough', async ({ page }) => {
  const text = await openText(page, '');
  await pasteInto(text, {
    'text/html': '<div style="white-space: pre;"><div>if (a) {</div><div>  b();</div></div>',
    'text/plain': 'if (a) {\n  b();\n}',
    'vscode-editor-data': JSON.stringify({ version: 1, mode: 'typescript' }),
  });
  await expect(text.getByLabel('Language')).toHaveValue('ts');
  expect(await readAsHtml(page)).toBe('<pre><code class="language-ts">if (a) {\n  b();\n}</code></pre>');
});

test('the footnotes of what is pasted are numbered by their places among the others @thorough', async ({
  page,
}) => {
  const footnote = (number: number) =>
    `<a href="#fn-${number}" id="fn-${number}-place"><sup>${number}</sup></a>`;
  const note = (number: number, source: string) =>
    `<li id="fn-${number}">${source} <a href="#fn-${number}-place">↩</a></li>`;
  const text = await openText(page, `<p>Own${footnote(1)}</p>\n<ol>\n${note(1, 'First')}\n</ol>`);
  await text.focus();
  await page.keyboard.press('Control+Home');
  await pasteInto(text, { 'text/plain': 'Other[^x] \n\n[^x]: Second' });
  expect(await readAsHtml(page)).toBe(
    `<p>Other${footnote(1)}Own${footnote(2)}</p>\n<ol>\n${note(1, 'Second')}\n${note(2, 'First')}\n</ol>`,
  );
});

test.describe('the editor stays usable after @thorough', () => {
  for (const [name, html, last] of [
    ['almost a megabyte of paragraphs', `<p>${words(40)}</p>`.repeat(4_800), 'word'],
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
