import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { openText, pasteInto, readAsHtml, textOf } from '#tests/support/text-editor.ts';

const overlapping = '<table bgcolor=red><tr><td rowspan=2>a<td>b</table>';
const player = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';

/** By keyboard alone, from the switch above the text. */
async function goIn(page: Page) {
  await page.getByRole('button', { name: 'HTML', exact: true }).focus();
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await page.keyboard.press('Tab');
  await expect(tools.getByRole('button', { name: 'Kind of block' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(textOf(page)).toBeFocused();
}

for (const block of [overlapping, player, '<hr>', '<script>x()</script>', `<figure>${player}</figure>`]) {
  const tag = block === player ? [] : '@thorough';
  test(
    `a text that begins with ${block} keeps it when one tabs into it and types`,
    { tag },
    async ({ page }) => {
      const html = `${block}\n<p>y</p>`;
      await openText(page, html);
      await goIn(page);
      await expect(page.locator('.ProseMirror-selectednode')).toHaveCount(0);
      await page.keyboard.type('ZQ');
      await page.keyboard.press('Control+End');
      await page.keyboard.type(', more');
      expect(await readAsHtml(page)).toBe(`<p>ZQ</p>\n${block}\n<p>y, more</p>`);
    },
  );
}

test('what is typed and pasted goes below a block that is selected whole; Delete removes it', async ({
  page,
}) => {
  const html = `<p>x</p>\n${overlapping}\n<p>y</p>`;
  const text = await openText(page, html);
  const island = page.locator('.edit-island');
  // Each time elsewhere: two clicks at a place are a double click.
  const select = async (x: number) => {
    await island.click({ position: { x, y: 4 } });
    await expect(island).toHaveClass(/ProseMirror-selectednode/);
  };
  await select(4);
  await page.keyboard.type('ZQ');
  await expect(text.locator('p').nth(1)).toHaveText('ZQ');
  await select(60);
  await pasteInto(text, { 'text/plain': 'pasted' });
  await expect(text.locator('p').nth(1)).toHaveText('pasted');
  await select(120);
  await page.keyboard.press('Delete');
  await expect(island).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(island).toHaveCount(1);
  expect(await readAsHtml(page)).toBe(`<p>x</p>\n${overlapping}\n<p>pasted</p>\n<p>ZQ</p>\n<p>y</p>`);
});
