import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { sumLoads, watchLoads } from '#tests/support/page-loads.ts';
import { waitForQuiet } from '#tests/support/page-quiet.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { watchForScript } from '#tests/support/script-watch.ts';

const visual = (page: Page) => page.getByRole('button', { name: 'Visual', exact: true });
const asHtml = (page: Page) => page.getByRole('button', { name: 'HTML', exact: true });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const toolbarOf = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });

/** The text in the visual editor, with the cursor at its end. */
async function write(page: Page, html = ''): Promise<Locator> {
  await page.goto('/admin/blogs/new');
  if (html !== '') await textOf(page).fill(html);
  await visual(page).click();
  await expect(toolbarOf(page)).toBeVisible();
  await goToEnd(page);
  return textOf(page);
}

const waitForFocus = (page: Page) => expect(textOf(page)).toBeFocused();

async function goToEnd(page: Page) {
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
}

/** The text as it will be stored. */
async function readHtml(page: Page): Promise<string> {
  await asHtml(page).click();
  const html = await textOf(page).inputValue();
  await visual(page).click();
  await expect(toolbarOf(page)).toBeVisible();
  return html;
}

const paste = (text: Locator, data: Record<string, string>) =>
  text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

/** The alternative text that the dialog asks for. */
async function describePicture(page: Page, alt: string) {
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await dialog.getByLabel('Alternative text').fill(alt);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
}

async function choosePicture(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await toolbarOf(page).getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  await (await chooser).setFiles(await makePicture());
}

test('HTML opens first; the choice of the visual editor is remembered, and looking at it changes no byte @thorough', async ({
  page,
  api,
}) => {
  const content = readFileSync('tests/html-corpus/by-hand.html', 'utf8').replaceAll('\r\n', '\n').trim();
  const post = await api.createPost({ content });
  await page.goto(`/admin/blogs/${post.id}`);
  await expect(textOf(page)).toHaveValue(content);
  await expect(textOf(page)).toHaveAttribute('rows', '10');
  await visual(page).click();
  await expect(toolbarOf(page)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await readHtml(page)).toBe(content);
  await page.reload();
  await expect(toolbarOf(page)).toBeVisible();
  await asHtml(page).click();
  await page.reload();
  await expect(textOf(page)).toHaveValue(content);
});

test('the visual editor is loaded when it is chosen, and takes at most 180 KB', async ({ page }) => {
  const loads = await watchLoads(page);
  await page.goto('/admin/blogs/new');
  await expect(textOf(page)).toBeVisible();
  await waitForQuiet(page);
  loads.length = 0;
  await visual(page).click();
  await expect(toolbarOf(page)).toBeVisible();
  await waitForQuiet(page);
  expect(sumLoads(loads, 'Script')).toBeGreaterThan(80 * 1024);
  expect(sumLoads(loads)).toBeLessThanOrEqual(180 * 1024);
});

test('what is typed is what is saved, and the only change', async ({ page, api }) => {
  const before = '<h2 id="a">Part</h2>\n\n<P>Old   words\nover two lines</P>';
  const post = await api.createPost({ content: before });
  await page.goto(`/admin/blogs/${post.id}`);
  await visual(page).click();
  await goToEnd(page);
  await page.keyboard.type(', and new ones');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft kept');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
  expect(await api.findPost(post.title)).toMatchObject({
    content: '<h2 id="a">Part</h2>\n\n<P>Old   words\nover two lines, and new ones</P>',
  });
});

test('a draft that is discarded is shown in the visual editor @thorough', async ({ page, api }) => {
  const post = await api.createPost({ content: '<p>Published words</p>' });
  await page.goto(`/admin/blogs/${post.id}`);
  await visual(page).click();
  await goToEnd(page);
  await page.keyboard.type(', more');
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await expectNotice(page, 'success', 'Draft kept');
  await expect(textOf(page)).toHaveText('Published words, more');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectNotice(page, 'success', 'Draft discarded');
  await expect(textOf(page)).toHaveText('Published words');
});

test('everything can be done by keyboard @thorough', async ({ page }) => {
  const watch = await watchForScript(page);
  await write(page);
  await page.keyboard.type('Words');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+F10');
  await expect(toolbarOf(page).getByRole('button', { name: 'Kind of block' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const bold = toolbarOf(page).getByRole('button', { name: 'Bold' });
  await expect(bold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await waitForFocus(page);

  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(link.getByLabel('Address')).toHaveAccessibleDescription(/Type an address/);
  await link.getByLabel('Address').fill('example.com/a');
  await page.keyboard.press('Enter');
  await expect(link).toHaveCount(0);
  // Until the dialog has given the focus back for good.
  await expect(async () => {
    await page.keyboard.press('Control+End');
    await waitForFocus(page);
    expect(await page.evaluate(() => getSelection()!.isCollapsed)).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
  await page.keyboard.type('## A heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  expect(await readHtml(page)).toBe(
    '<p><a href="https://example.com/a"><strong>Words</strong></a></p>\n<h2>A heading</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
  expect(await watch.readFaults()).toEqual([]);
});

test('a slash opens a list of what the line can become @thorough', async ({ page }) => {
  const text = await write(page);
  await page.keyboard.type('/');
  const list = page.getByRole('listbox', { name: 'Insert' });
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { name: 'Heading 3' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(text).toHaveText('/');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('/warn');
  await expect(list.getByRole('option')).toHaveText(['Warning']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mind the gap');
  await page.keyboard.press('Control+End');
  expect(await readHtml(page)).toBe('<aside class="warning">\n<p>Mind the gap</p>\n</aside>');
});

test('the list stays within what the window shows, and the toolbar shows every tool @thorough', async ({
  page,
}) => {
  const text = await write(
    page,
    '<table><tr><td>One</td><td>Two</td></tr></table>' + '<p>Words</p>'.repeat(4),
  );
  const list = page.getByRole('listbox', { name: 'Insert' });
  for (const height of [900, 560, 420]) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height });
      await text.getByText('Two').click();
      const tools = toolbarOf(page);
      expect((await tools.boundingBox())!.height).toBeLessThan(width === 390 ? 104 : 56);
      for (const tool of await tools.getByRole('button').all()) {
        const { x, width: taken } = (await tool.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + taken).toBeLessThanOrEqual(width);
      }
      for (const move of ['', 'Control+End']) {
        if (move) await page.keyboard.press(move);
        else await page.keyboard.press('Shift+End');
        await page.keyboard.press('Enter');
        await page.keyboard.type('/');
        await expect(list).toBeVisible();
        const box = (await list.boundingBox())!;
        const bar = (await page.locator('[data-editor-bar]').boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Backspace');
      }
    }
  }
});

test('a table, details, a footnote and a divider @thorough', async ({ page }) => {
  const text = await write(page);
  const insert = async (name: string) => {
    await toolbarOf(page).getByRole('button', { name: 'Insert' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await waitForFocus(page);
  };
  await insert('Table');
  await page.keyboard.type('Head');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Next');
  const act = async (name: string) => {
    await toolbarOf(page).getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await waitForFocus(page);
  };
  await act('Delete column');
  await act('Row below');
  await act('Row of headings');
  await act('Row of headings');
  await expect(text.locator('tr')).toHaveCount(4);
  await expect(text.locator('th')).toHaveCount(2);
  await expectAccessible(page);
  await insert('Details');
  await page.keyboard.type('More');
  await insert('Divider');
  await page.keyboard.type('Claim');
  await insert('Footnote');
  await page.keyboard.type('Source');
  const html = await readHtml(page);
  expect(html).toContain('<thead>\n<tr><th>Head</th><th></th></tr>\n</thead>');
  expect(html).toContain('<details>\n<summary>More</summary>\n<p></p>\n</details>\n<hr>');
  expect(html).toContain('<p>Claim<a href="#fn-1" id="fn-1-place"><sup>1</sup></a></p>');
  expect(html).toMatch(/<ol>\n<li id="fn-1">Source <a href="#fn-1-place">↩<\/a><\/li>\n<\/ol>$/);
});

test("a footnote's note is written at once, by mouse, keyboard and slash @thorough", async ({ page }) => {
  const text = await write(page, '<p>Claim</p>');
  await toolbarOf(page).getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Footnote' }).click();
  await waitForFocus(page);
  await page.keyboard.type('First');
  await expect(text.locator('li')).toHaveText(['First ↩']);

  const goToClaim = async () => {
    await text.getByText('Claim').click();
    await expect(toolbarOf(page).getByRole('button', { name: 'Numbered list' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await page.keyboard.press('End');
  };
  await goToClaim();
  await page.keyboard.type(', second');
  await page.keyboard.press('Alt+F10');
  const insert = toolbarOf(page).getByRole('button', { name: 'Insert' });
  while (!(await insert.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Foot');
  await page.keyboard.press('Enter');
  await waitForFocus(page);
  await page.keyboard.type('Second');
  await expect(text.locator('li')).toHaveText(['First ↩', 'Second ↩']);

  await goToClaim();
  await page.keyboard.type(' and /');
  const list = page.getByRole('listbox', { name: 'Insert' });
  await expect(list.getByRole('option')).toHaveText(['Footnote', 'Link']);
  await expectAccessible(page);
  await page.keyboard.type('foot');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Third');
  await expect(text.locator('li')).toHaveText(['First ↩', 'Second ↩', 'Third ↩']);
  await expect(text.locator('p').first()).toHaveText('Claim1, second2 and 3');
});

test('what is pasted from Google Docs, and as Markdown, is clean', async ({ page }) => {
  const text = await write(page);
  await paste(text, { 'text/html': readFileSync('tests/html-corpus/google-docs.html', 'utf8') });
  await expect(text.locator('li')).toHaveText('Item');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(text, { 'text/plain': '# Title\n\nSome **bold** words\n\n1. one\n2. two' });
  expect(await readHtml(page)).toBe(
    '<p>Ordinary <strong>bold</strong> words.</p>\n<ul>\n<li>Item</li>\n</ul>\n<h2>Title</h2>\n<p>Some <strong>bold</strong> words</p>\n<ol>\n<li>one</li>\n<li>two</li>\n</ol>',
  );
});

test('what is copied in the text comes back as it was @thorough', async ({ page }) => {
  const content =
    '<aside class="note">\n<p>Careful</p>\n</aside>\n<details>\n<summary>More</summary>\n<p>Inside</p>\n</details>';
  const text = await write(page, content);
  await page.keyboard.press('Control+a');
  const copied = await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/html');
  });
  await page.keyboard.press('Delete');
  await paste(text, { 'text/html': copied });
  expect(await readHtml(page)).toBe(content);
});

test('a picture is stored, with its size and what it shows @thorough', async ({ page }) => {
  const text = await write(page);
  await page.keyboard.type('Before');
  await choosePicture(page);
  await describePicture(page, 'A green square');
  await expect(text.getByRole('img', { name: 'A green square' })).toBeVisible();
  await text.locator('figcaption').click();
  await page.keyboard.type('Its caption');
  await expectAccessible(page);
  expect(await readHtml(page)).toMatch(
    /^<p>Before<\/p>\n<figure>\n<img src="\/uploads\/blog-[^"]+" alt="A green square" width="320" height="180">\n<figcaption>Its caption<\/figcaption>\n<\/figure>$/,
  );
  await text.getByRole('button', { name: 'Alternative text' }).click();
  await describePicture(page, 'Another square');
  await expect(text.getByRole('img', { name: 'Another square' })).toBeVisible();
  await waitForFocus(page);
  await page.keyboard.type('Below it');
  expect(await readHtml(page)).toMatch(/alt="Another square"[^]*<\/figure>\n<p>Below it<\/p>$/);
});

test('a picture that cannot be stored leaves the text, says why and can be sent again @thorough', async ({
  page,
}) => {
  const text = await write(page);
  await page.keyboard.type('Words');
  await page.route('**/uploads', (route) => route.abort());
  await choosePicture(page);
  await expect(page.getByRole('dialog', { name: 'Picture' }).getByRole('alert')).toContainText(
    'picture.png: The server could not be reached',
  );
  await expectAccessible(page);
  await describePicture(page, 'Sent twice');
  await expect(text.getByText('picture.png: The server could not be reached')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/uploads');
  await text.getByRole('button', { name: 'Retry' }).click();
  await expect(text.getByRole('img', { name: 'Sent twice' })).toBeVisible();
  expect(await readHtml(page)).toContain('<p>Words</p>\n<figure>');
});

test('what has no place in the editor is shown as on the page, and edited as HTML @thorough', async ({
  page,
}) => {
  const watch = await watchForScript(page);
  const text = await write(
    page,
    '<p>Before</p>\n<pre>one <b>bold</b><script>alert(1)</script></pre>\n<svg onload="alert(1)"></svg>',
  );
  await expect(text.locator('.edit-island pre')).toHaveText('one bold');
  await expect(text.getByText('Visitors see nothing of this.')).toBeVisible();
  await expectAccessible(page);
  await text.getByRole('button', { name: 'Edit HTML' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit HTML' });
  await expectAccessible(page);
  await dialog.getByLabel('HTML').fill('<pre>two <b>bold</b></pre>');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(text.locator('.edit-island pre')).toHaveText('two bold');
  await text.getByRole('button', { name: 'Edit HTML' }).last().click();
  await dialog.getByRole('button', { name: 'Remove block' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await readHtml(page)).toBe('<p>Before</p>\n<pre>two <b>bold</b></pre>');
  expect(await watch.readFaults()).toEqual([]);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const tag = viewport.width > 1000 ? '@thorough' : [];
  test(`Save stays in reach at ${viewport.width} px, and the editor fits`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await write(page, `${'<p>Many words that fill the line and go on.</p>\n'.repeat(120)}`);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
    await expect(page.getByText('1,080 words, 5 min')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('advice before publishing names what is worth a look, and keeps nobody from saving @thorough', async ({
  page,
  api,
}) => {
  const { slug } = await api.createPost();
  const title = `A title of more than sixty characters, which search results cut ${slug}`;
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('An excerpt');
  await textOf(page).fill(
    `<h3>Too deep</h3><p><a href="/blog/${slug}">There</a> <a href="/blog/${slug}-gone">Gone</a></p><img src="https://example.com/x.png">`,
  );
  const advice = page.getByRole('region', { name: 'Before publishing' });
  await expect(advice.getByRole('listitem')).toHaveText([
    /^The title has \d+ characters/,
    /^The excerpt has 10 characters/,
    'There is no image for lists and shared links.',
    'A picture has no alternative text.',
    'A heading 3 comes without a heading 2 before it.',
    `The link “Gone” leads nowhere: there is no /blog/${slug}-gone.`,
  ]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Blog saved successfully');
});
