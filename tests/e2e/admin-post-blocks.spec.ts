import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { openText, readAsHtml } from '#tests/support/text-editor.ts';

const three = '<p>One</p>\n<h2>Two</h2>\n<p>Three</p>';

test('a block is dragged by its handle to another place, and undoing takes it back @thorough', async ({
  page,
}) => {
  const text = await openText(page, three);
  const handle = page.getByRole('button', { name: 'Move block' });
  await text.getByText('Three').hover();
  await expect(handle).toHaveAccessibleName('Move block 3 of 3');
  await handle.hover();
  await page.mouse.down();
  const { x, y } = (await text.getByText('One').boundingBox())!;
  await page.mouse.move(x, y + 40);
  await page.mouse.move(x, y + 2);
  await expect(page.locator('.block-drop-line')).toBeVisible();
  await page.mouse.up();
  await expect(text).toHaveText('ThreeOneTwo');
  await text.focus();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('OneTwoThree');
  await page.keyboard.press('Control+y');
  expect(await readAsHtml(page)).toBe('<p>Three</p>\n<p>One</p>\n<h2>Two</h2>');
});

test('Escape ends a drag, and the block stays where it was @thorough', async ({ page }) => {
  const text = await openText(page, three);
  await text.getByText('One').hover();
  await page.getByRole('button', { name: 'Move block' }).hover();
  await page.mouse.down();
  const { x, y, height } = (await text.getByText('Three').boundingBox())!;
  await page.mouse.move(x, y + height);
  await expect(page.locator('.block-drop-line')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.block-drop-line')).toBeHidden();
  await page.mouse.up();
  expect(await readAsHtml(page)).toBe(three);
});

test('a block is moved by keyboard, with the cursor in it and on its handle', async ({ page }) => {
  const text = await openText(page, three);
  await text.getByText('One').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(text).toHaveText('TwoOneThree');
  const handle = page.getByRole('button', { name: 'Move block' });
  await expect(handle).toHaveAccessibleName('Move block 2 of 3');
  await page.keyboard.press('Tab');
  await expect(handle).toBeFocused();
  await expect(handle).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Block 3 of 3', { exact: true })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await expect(text).toHaveText('OneTwoThree');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Delete');
  expect(await readAsHtml(page)).toBe('<h2>Two</h2>\n<p>Three</p>');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the handle is beside the block that was tapped, and moves it @thorough', async ({ page }) => {
    const text = await openText(page, three);
    await text.getByText('Two').tap();
    const handle = page.getByRole('button', { name: 'Move block 2 of 3' });
    await expect(handle).toHaveCSS('opacity', '1');
    const from = (await handle.boundingBox())!;
    const to = (await text.getByText('One').boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + 12, y }],
      });
    await touch('touchStart', from.y + 12);
    for (let y = from.y; y > to.y; y -= 8) await touch('touchMove', y);
    await touch('touchMove', to.y + 1);
    await expect(page.locator('.block-drop-line')).toBeVisible();
    await touch('touchEnd', to.y + 1);
    await expect(text).toHaveText('TwoOneThree');
    await expectAccessible(page);
  });
});

test('keys lead out of every block at the end of the text, and at its beginning @thorough', async ({
  page,
}) => {
  const details = '<details>\n<summary>More</summary>\n<p>Inside</p>\n</details>';
  for (const [block, word] of [
    [details, 'Inside'],
    ['<pre><code>Code</code></pre>', /^C[!ode]+$/],
    ['<table>\n<tbody>\n<tr><td>Cell</td><td>Other</td></tr>\n</tbody>\n</table>', /^C[!el]+$/],
    ['<aside class="note">\n<p>Mind</p>\n</aside>', /^M[!ind]+$/],
  ] as const) {
    const text = await openText(page, block);
    const leave = async (key: string, words: string) => {
      await text.getByText(word).click();
      // The typed text is where the click was.
      await page.keyboard.type('!');
      await page.keyboard.press(key);
      await page.keyboard.type(words);
    };
    await leave('ArrowDown', 'Below');
    if (block !== details) await leave('ArrowUp', 'Above');
    const above = block === details ? '' : '<p>Above</p>\n';
    expect((await readAsHtml(page)).replaceAll('!', '')).toBe(`${above}${block}\n<p>Below</p>`);
  }
});

test('details and a block of code are written without the mouse', async ({ page }) => {
  const text = await openText(page, '');
  await text.focus();
  await page.keyboard.type('/details');
  await page.keyboard.press('Enter');
  for (const words of ['More', 'Inside', '', '```ts', 'a']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('End');
  expect(await readAsHtml(page)).toBe(
    '<details>\n<summary>More</summary>\n<p>Inside</p>\n</details>\n<pre><code class="language-ts">a\n</code></pre>\n<p>End</p>',
  );
});
