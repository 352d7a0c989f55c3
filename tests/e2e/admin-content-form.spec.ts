import type { Locator, Page } from '@playwright/test';
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
import { makePicture } from '#tests/support/pictures.ts';
import { makeWord } from '#tests/support/site-api.ts';

/** Goes to something as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('an editor does it all by keyboard @thorough', async ({ page, content }) => {
  const slug = await createPage(content, ['One', 'Two']);
  const heading = page.getByRole('heading', { level: 1 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/admin/content');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Pages', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Pages');
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByLabel('Search pages'));
  await page.keyboard.type(slug);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
    `Page ${slug}`,
  ]);
  await tabTo(page, page.getByRole('link', { name: `Page ${slug}` }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(`Page ${slug}`);

  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.press('End');
  await page.keyboard.type(' now');
  await tabTo(page, button('Move Section 1 down'));
  await page.keyboard.press('Enter');
  await expect(button('Move Section 2 down')).toBeFocused();
  await tabTo(page, button('Add to sections'));
  await page.keyboard.press('Enter');
  const added = page.getByRole('group', { name: 'Section 3', exact: true });
  await expect(added.getByLabel('Kind')).toBeFocused();
  await tabTo(page, added.getByLabel('Heading'));
  await page.keyboard.type('Three');
  await tabTo(page, added.getByRole('textbox', { name: 'Text' }));
  await page.keyboard.type('Typed.');
  await tabTo(page, button('Remove Section 1'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button('Add to sections')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');

  await tabTo(page, button('Publish'));
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', 'Document published');
  expect((await content.read(`pages/${slug}`)).data).toMatchObject({
    title: `Page ${slug} now`,
    sections: [{ heading: 'One' }, { heading: 'Three', body: '<p>Typed.</p>' }],
  });
  await tabTo(page, button('Phone'));
  await page.keyboard.press('Enter');
  await expect(button('Phone')).toHaveAttribute('aria-pressed', 'true');

  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.type('!');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const leave = async () => {
    await tabTo(page, page.getByRole('link', { name: 'Content', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
  };
  await leave();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByLabel('Title', { exact: true }).focus();
  await leave();
  await tabTo(page, question.getByRole('button', { name: 'Discard changes' }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Content');
  await expect(heading).toBeFocused();
});

test('what is refused is said at its field, and nothing is lost @thorough', async ({ page, content }) => {
  const slug = await createPage(content);
  await openPageForm(page, slug);
  const title = page.getByLabel('Title', { exact: true });
  const lead = page.getByLabel('Lead', { exact: true }).first();
  const link = page.getByLabel('Leads to');
  await title.fill('x'.repeat(61));
  await lead.fill('');
  await page.getByRole('button', { name: 'Add button' }).click();
  await page.getByLabel('Link text', { exact: true }).fill('Write');
  await link.fill('javascript:alert(1)');
  await page.keyboard.press('Control+s');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/more than 60/);
  await expect(lead).toHaveAccessibleDescription(/Lead is empty/);
  await expect(link).toHaveAccessibleDescription(/must be a path/);
  await expectAccessible(page);
  expect((await content.read(`pages/${slug}`)) as object).toMatchObject({ has_draft: false });

  await title.fill('Short');
  await page.keyboard.press('Control+s');
  await expect(lead).toBeFocused();
  await expect(title).not.toHaveAccessibleDescription(/more than 60/);
  await lead.fill('Its lead.');
  await link.fill('/contact');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
  await expect(link).not.toHaveAccessibleDescription(/must be a path/);
});

test("a case's picture is uploaded, and needs words for those who cannot see it @thorough", async ({
  page,
  content,
}) => {
  const slug = await createCase(content);
  await openCaseForm(page, slug);
  await page.getByRole('button', { name: 'Add picture' }).click();
  const picture = page.getByRole('group', { name: 'Picture', exact: true });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    picture.getByText('Choose file').click(),
  ]);
  await chooser.setFiles(await makePicture());
  await expectNotice(page, 'success', 'Image uploaded successfully');
  await page.keyboard.press('Control+s');
  const words = picture.getByLabel('What the picture shows');
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/What the picture shows is empty/);
  await words.fill('A desk with a lamp.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectNotice(page, 'success', 'Document published');
  await page.goto(`/portfolio/${slug}`);
  await expect(page.getByRole('img', { name: 'A desk with a lamp.' })).toBeVisible();
});

test("a case's picture is chosen from the library, with its words @thorough", async ({
  page,
  content,
  product,
}) => {
  const headers = { origin: product.url };
  const stored = await page.request.post('/functions/v1/uploads', {
    headers,
    multipart: { kind: 'content', file: { ...(await makePicture()), name: 'Chosen for a case.png' } },
  });
  const { url } = (await stored.json()) as { url: string };
  await page.request.patch(`/functions/v1${url}`, { headers, data: { alt: 'A lamp on a desk' } });
  await openCaseForm(page, await createCase(content));
  await page.getByRole('button', { name: 'Add picture' }).click();
  const picture = page.getByRole('group', { name: 'Picture', exact: true });
  await picture.getByRole('button', { name: 'Choose from library' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Chosen for a case.png' }).click();
  await expect(picture.getByLabel('What the picture shows')).toHaveValue('A lamp on a desk');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
});

test('an article that was renamed is chosen by its title, and one that is gone is said to be @thorough', async ({
  page,
  content,
  api,
}) => {
  const slug = await createCase(content);
  const [renamed, gone] = [await api.createPost({ published: true }), makeWord()];
  const { data } = await content.read(`cases/${slug}`);
  const onward = { services: [], cases: [], products: [], articles: [renamed.slug, gone] };
  await content.ask('PUT', `/cases/${slug}`, { data: { ...data, onward } });
  await api.ask('PUT', `/blog-api/${renamed.id}`, { slug: makeWord() });
  await openCaseForm(page, slug);
  const find = (name: string) => page.getByRole('combobox', { name, exact: true });
  await expect(find('Article 1').getByRole('option', { selected: true })).toHaveText(renamed.title);
  await expect(find('Article 2')).toHaveAccessibleDescription(/no longer exists/);
});

test('a form and its preview fit a phone @thorough', async ({ page, content }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const slug = await createPage(content);
  await openPageForm(page, slug);
  await page.getByLabel('Lead', { exact: true }).first().fill('Typed on a phone.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectNotice(page, 'success', 'Draft saved');
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByText('Typed on a phone.')).toBeVisible();
  const frame = await page.getByTitle('Preview of the page').boundingBox();
  expect(frame!.x + frame!.width).toBeLessThanOrEqual(390);
  for (const tab of ['Versions', 'Preview']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await expectAccessible(page);
});
