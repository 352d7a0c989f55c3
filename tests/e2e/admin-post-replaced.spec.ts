import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { openText, readAsHtml, showVisual, textOf } from '#tests/support/text-editor.ts';

test('undoing takes back that another text was shown, byte for byte', async ({ page, api }) => {
  const post = await api.createPost({ content: '<P>Published   words</P>' });
  await page.goto(`/admin/blogs/${post.id}`);
  const text = await showVisual(page);
  await text.getByText('Published').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', more');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft kept');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectNotice(page, 'success', 'Draft discarded');
  await expect(text).toHaveText('Published words');
  await text.focus();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('Published words, more');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(textOf(page)).toHaveValue('<P>Published   words, more</P>');
});

test('undoing goes on where it was after a look at the other way of writing @thorough', async ({ page }) => {
  const text = await openText(page, '<p>One</p>');
  await text.getByText('One').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' two');
  await readAsHtml(page);
  await textOf(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('<p>Zero</p>');
  await showVisual(page);
  await expect(page.locator('textarea[name="content"]')).toBeHidden();
  await expect(text.locator('p')).toHaveText(['Zero', 'One two']);
  for (const left of ['One two', 'One']) {
    await text.focus();
    await page.keyboard.press('Control+z');
    await expect(text).toHaveText(left);
  }
  expect(await readAsHtml(page)).toBe('<p>One</p>');
  // The box has what was undone elsewhere as one step, and its own steps before it.
  for (const left of ['<p>Zero</p><p>One two</p>', '<p>One two</p>']) {
    await textOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect(textOf(page)).toHaveValue(left);
  }
});
