import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';

test.use({ signedIn: true });

test('the words in a highlight’s drawing are fields, and the page shows what they say @thorough', async ({
  page,
}) => {
  await page.goto('/admin/content/site/highlights');
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await page.getByLabel('Struck line', { exact: true }).fill('');
  await page.getByLabel('Red line', { exact: true }).fill('sum += line.rappen');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectNotice(page, 'success', 'Document published');
  await page.goto('/');
  const habits = page.getByRole('region', { name: 'Drafted fast, checked line by line' });
  const drawing = habits.getByRole('img').first();
  await expect(drawing.getByText('sum += line.rappen')).toBeVisible();
  await expect(drawing.getByText('round')).toHaveCount(0);
  await expect(habits.getByRole('img', { name: /^A test report/ })).toBeVisible();
});
