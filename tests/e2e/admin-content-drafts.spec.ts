import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  createCase,
  createPage,
  expect,
  openCaseForm,
  openPageForm,
  test,
} from '#tests/support/edited-content.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';
import { signInSecondAdmin } from '#tests/support/second-admin.ts';
import { toSessionState } from '#tests/support/session-state.ts';

test('a draft is discarded, and an earlier version is compared and restored @thorough', async ({
  page,
  content,
}) => {
  const slug = await createPage(content);
  await openPageForm(page, slug);
  const lead = page.getByLabel('Lead', { exact: true }).first();
  await lead.fill('Its other lead.');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expectNotice(page, 'success', 'Draft discarded');
  await expect(lead).toHaveValue('Its lead.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare version 3' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison of two versions' });
  await expect(comparison.locator('del')).toHaveText('other ');
  await page.getByRole('button', { name: 'Restore version 3' }).click();
  await expectNotice(page, 'success', 'Version restored as a draft');
  await expect(lead).toHaveValue('Its other lead.');
  await expect(page.getByRole('button', { name: 'Compare version 5' })).toBeVisible();
  expect(await (await page.request.get(`/${slug}`)).text()).not.toContain('Its other lead.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectNotice(page, 'success', 'Document published');
  expect(await (await page.request.get(`/${slug}`)).text()).toContain('Its other lead.');
});

test('two editors see each other, and nobody loses a text @thorough', async ({
  page,
  product,
  content,
  browser,
}) => {
  const slug = await createCase(content);
  const cookie = await signInSecondAdmin(product, 'eva@example.com');
  const context = await browser.newContext({ baseURL: product.url, storageState: toSessionState(cookie) });
  const eva = await context.newPage();
  await openCaseForm(eva, slug);
  await openCaseForm(page, slug);
  await expect(page.getByText('eva is editing this too.')).toBeVisible();
  await eva.getByLabel('Client', { exact: true }).fill('Their Client');
  await eva.getByLabel('Team').fill('Their team');
  await eva.getByRole('button', { name: 'Save draft' }).click();
  await expectNotice(eva, 'success', 'Draft saved');

  await page.getByLabel('Client', { exact: true }).fill('My Client');
  await page.getByLabel('Duration').fill('Two weeks');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const merge = page.getByRole('alert', { name: 'Changed by someone else' });
  await expect(merge).toBeFocused();
  await expect(merge).toContainText('eva changed Client and Team in this document on');
  await expect(merge.locator('del, ins')).toHaveCount(0);
  await expect(merge.locator('mark').first()).toHaveText('My');
  await expect(merge.getByRole('group')).toHaveCount(3);
  await expectAccessible(page);
  await merge.getByRole('group', { name: 'Client' }).getByLabel('Use theirs').check();
  await merge.getByRole('button', { name: 'Save these choices' }).click();
  await expectNotice(page, 'success', 'Draft saved');
  await expect(merge).toHaveCount(0);
  expect((await content.read(`cases/${slug}`)) as object).toMatchObject({
    draft: { client: 'Their Client', team: 'Their team', duration: 'Two weeks' },
  });
  await context.close();
});

test('what was typed while someone renamed the document is saved where it is now @thorough', async ({
  page,
  content,
}) => {
  const slug = await createCase(content);
  await openCaseForm(page, slug);
  await page.getByLabel('Duration').fill('Two weeks');
  const { data } = await content.read(`cases/${slug}`);
  const renamed = `${slug}-renamed`;
  expect((await content.ask('PUT', `/cases/${slug}`, { data, slug: renamed })).status).toBe(200);
  await page.getByRole('button', { name: 'Save draft' }).click();
  const merge = page.getByRole('alert', { name: 'Changed by someone else' });
  await merge.getByRole('button', { name: 'Save these choices' }).click();
  await expectNotice(page, 'success', 'Draft saved');
  await expect(page).toHaveURL(new RegExp(`/${renamed}$`));
  expect(await content.read(`cases/${renamed}`)).toMatchObject({ draft: { duration: 'Two weeks' } });
});

test('several documents are published and deleted at once @thorough', async ({ page, content }) => {
  const slugs = [await createPage(content), await createPage(content)];
  const { data } = await content.read(`pages/${slugs[0]}`);
  const changed = { data: { ...data, title: `Changed ${slugs[0]}` } };
  expect((await content.ask('PUT', `/pages/${slugs[0]}`, changed)).ok).toBe(true);
  const readAll = () => Promise.all(slugs.map(async (slug) => (await page.request.get(`/${slug}`)).status()));
  const bar = page.getByRole('toolbar', { name: 'Selected documents' });
  await page.goto('/admin/content/pages');
  const select = async () => {
    for (const slug of slugs)
      await page.getByRole('checkbox', { name: new RegExp(`^Select .*${slug}$`) }).click();
  };
  await select();
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expectNotice(page, 'success', '1 document published');
  expect(await (await page.request.get(`/${slugs[0]}`)).text()).toContain(`Changed ${slugs[0]}`);
  await select();
  await bar.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'success', '2 documents deleted');
  expect(await readAll()).toEqual([410, 410]);
});

test('a person whom blogs name is deleted only after saying which @thorough', async ({
  page,
  content,
  api,
}) => {
  const slug = makeWord();
  await content.create(`people/${slug}`, {
    name: `Eva ${slug}`,
    role: 'Engineer',
    line: 'Draws.',
    links: [],
  });
  const { title, slug: post } = await api.createPost({ author: slug });
  await page.goto('/admin/content/people');
  const row = page.getByRole('listitem').filter({ hasText: `Eva ${slug}` });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const linked = page.getByRole('dialog', { name: 'Something still leads here' });
  await expect(linked.getByRole('link', { name: title })).toHaveAttribute('href', /\/admin\/blogs\//);
  await expectAccessible(page);
  await linked.getByRole('button', { name: 'Delete anyway' }).click();
  await expectNotice(page, 'success', 'Person deleted');
  await page.goto(`/blog/${post}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(`Eva ${slug}`)).toHaveCount(0);
});
