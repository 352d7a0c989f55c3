import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { openText, readAsHtml } from '#tests/support/text-editor.ts';

const table =
  '<p>Before</p>\n<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';

/** With the cursor at the end of a cell. */
async function goToCell(text: Locator, words: string) {
  await text.getByText(words, { exact: true }).click();
  // The browser tells of a new selection a moment later; keys that come before go to where the cursor was.
  const tools = text.page().getByRole('toolbar', { name: 'Formatting' });
  await expect(tools.getByRole('button', { name: 'Table', exact: true })).toBeVisible();
  await text.press('End');
}

test('Tab in the last cell adds a row, in which typing goes on', async ({ page }) => {
  const text = await openText(page, table);
  await goToCell(text, '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await expect(text.locator('tr').last()).toHaveText('34');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expect(text.locator('tr').last()).toHaveText('34');
  const html = await readAsHtml(page);
  expect(html.replaceAll('\n', '')).toBe(
    table.replace('</tr></tbody>', '</tr><tr><td>3</td><td>4</td></tr></tbody>').replaceAll('\n', ''),
  );
});

test('Shift+Tab in the first cell leaves the cursor there @thorough', async ({ page }) => {
  const text = await openText(page, table);
  await goToCell(text, 'B');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('new');
  await expect(text.locator('th').first()).toHaveText('Anew');
});

test('the arrow keys lead out of a table that ends the text @thorough', async ({ page }) => {
  const text = await openText(page, table);
  await goToCell(text, '2');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('After');
  await expect(text.locator('td').last()).toHaveText('2');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  expect(await readAsHtml(page)).toContain('<p>After</p>');
});
