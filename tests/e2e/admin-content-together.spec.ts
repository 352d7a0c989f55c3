import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, openCaseForm, test } from '#tests/support/edited-content.ts';
import type { ContentApi } from '#tests/support/content-api.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';

/** Two drafts of cases that name each other. @returns their slugs */
async function createPair(content: ContentApi): Promise<[string, string]> {
  const [one, other] = [makeWord(), makeWord()];
  const { data } = await content.read('cases/ticket-routing');
  for (const [slug, named] of [
    [one, other],
    [other, one],
  ] as const) {
    const onward = { services: [], cases: [named], products: [], articles: [] };
    await content.ask('POST', `/cases/${slug}`, { data: { ...data, client: `Client ${slug}`, onward } });
  }
  return [one, other];
}

test('two drafts that name each other are published together, from the form and from the list @thorough', async ({
  page,
  content,
}) => {
  const [one, other] = await createPair(content);
  await openCaseForm(page, one);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish together?' });
  await expect(dialog.getByRole('link', { name: `Client ${other}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const field = page.getByLabel('Case 1', { exact: true });
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`“Client ${other}” is a draft that visitors cannot see yet`),
  );
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish both' }).click();
  await expectNotice(page, 'success', '2 documents published');
  await expect(dialog).toBeHidden();
  for (const slug of [one, other]) expect((await page.request.get(`/portfolio/${slug}`)).status()).toBe(200);

  const pair = await createPair(content);
  await page.goto('/admin/content/cases');
  for (const slug of pair) await page.getByRole('checkbox', { name: `Select Client ${slug}` }).check();
  await page
    .getByRole('toolbar', { name: 'Selected documents' })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expectNotice(page, 'success', '2 documents published');
  for (const slug of pair) expect((await page.request.get(`/portfolio/${slug}`)).status()).toBe(200);
});
