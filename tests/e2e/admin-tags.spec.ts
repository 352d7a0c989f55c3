import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';

const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

const follow = async (page: Page, path: string) => {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers()['location']];
};

test('a tag is described and renamed, merged into another, and deleted @thorough', async ({ page, api }) => {
  const [one, two] = [makeWord(), makeWord()];
  await api.createPost({ tags: [one] });
  await api.createPost({ tags: [one, two] });
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Tags' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs\/tags$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeFocused();
  await expect(rowOf(page, one)).toContainText('2 blogs');
  await expectAccessible(page);

  await rowOf(page, one).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit tag' });
  await dialog.getByLabel('Slug').fill(two);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Another tag has this slug. Merge the two instead.');
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill(`New ${one}`);
  await dialog.getByLabel('Slug').fill(`new-${one}`);
  await expect(dialog).toContainText('The present address will lead there.');
  await dialog.getByLabel('Description').fill(`What ${one} is about.`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'success', 'Tag saved');
  await expect(rowOf(page, `New ${one}`)).toContainText(`What ${one} is about.`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeFocused();
  expect(await follow(page, `/blog/tag/${one}`)).toEqual([301, `/blog/tag/new-${one}`]);

  await rowOf(page, `New ${one}`).getByRole('button', { name: 'Merge' }).click();
  await page.getByLabel('Merge into').selectOption({ value: two });
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expectNotice(page, 'success', `Merged into ${two}`);
  await expect(rowOf(page, `New ${one}`)).toHaveCount(0);
  await expect(rowOf(page, two)).toContainText('2 blogs');
  expect(await follow(page, `/blog/tag/${one}`)).toEqual([301, `/blog/tag/${two}`]);

  await rowOf(page, two).getByRole('link', { name: '2 blogs' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/blogs\\?tag=${two}$`));
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(2);
  await page.goBack();
  await rowOf(page, two).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete tag?' });
  await expect(question).toContainText(`“${two}” is taken off 2 blogs`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'success', 'Tag deleted');
  await expect(rowOf(page, two)).toHaveCount(0);
  expect((await page.request.get(`/blog/tag/${two}`)).status()).toBe(404);
});
