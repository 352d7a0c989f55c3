import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { openContentApi } from '#tests/support/content-api.ts';
import { expectNotice } from '#tests/support/notices.ts';

test('an owner makes a page with the form: an address of two parts, and a text with marks', async ({
  page,
  product,
  api,
}) => {
  await page.goto('/admin/content/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Address').fill('jobs/designer');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Designer wanted');
  await page.getByLabel('Description', { exact: true }).fill('A job for a designer.');
  await page.getByLabel('Heading', { exact: true }).fill('You draw, we build');
  await page.getByLabel('Lead', { exact: true }).fill('On paper first.');
  await page.getByRole('button', { name: 'Add to sections' }).click();
  const section = page.getByRole('group', { name: 'Section 1' });
  await section.getByLabel('Heading').fill('What you do');

  const text = section.getByRole('textbox', { name: 'Text', exact: true });
  const format = section.getByRole('toolbar', { name: 'Format Text' });
  await text.click();
  await page.keyboard.type('You ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('draw');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' *screens* & **icons**');
  await page.keyboard.press('Enter');
  await format.getByRole('button', { name: 'List', exact: true }).click();
  await page.keyboard.type('By hand');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Shift+ArrowLeft');
  await format.getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Leads to').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Leads to')).toHaveAccessibleDescription(/must be a path/);
  await dialog.getByLabel('Leads to').fill('/contact');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'hand' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
  await expect(page).toHaveURL('/admin/content/pages/jobs~designer');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectNotice(page, 'success', 'Document published');

  const { data } = await openContentApi(product.url, api.cookie).read('pages/jobs~designer');
  expect(data).toMatchObject({
    sections: [
      {
        body: '<p>You <strong>draw</strong> <em>screens</em> &amp; <strong>icons</strong></p><ul><li>By <a href="/contact">hand</a></li></ul>',
      },
    ],
  });
  await page.goto('/jobs/designer');
  await expect(page.getByRole('main').getByRole('link', { name: 'hand' })).toHaveAttribute(
    'href',
    '/contact',
  );

  await page.goto('/admin/content/pages/jobs~designer');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('dialog').getByLabel('Address')).toHaveValue('jobs/designer');
  await page.getByRole('dialog').getByLabel('Address').fill('/team/designer');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expectNotice(page, 'success', 'Document renamed');
  const moved = await page.goto('/jobs/designer');
  expect(moved?.url()).toBe(`${product.url}/team/designer`);

  await page.goto('/admin/content/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Address').fill('jobs/designer');
  const note = page.getByText(
    '/jobs/designer currently redirects to /team/designer. This page will take its place once it is published.',
  );
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(note).toBeVisible();
});

test('what is pasted into a text keeps its paragraphs and marks, and nothing else @thorough', async ({
  page,
}) => {
  await page.goto('/admin/content/pages/pasted?new=-');
  await page.getByRole('button', { name: 'Add to sections' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.evaluate((box) => {
    box.focus();
    const data = new DataTransfer();
    const html =
      '<h1 style="color:red">One</h1><div>Two <b onclick="x">bold</b><script>alert(1)</script><img src="/x"></div>';
    data.setData('text/html', html);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole('paragraph')).toHaveText(['One', 'Two bold']);
  await expect(text.locator('script, img, h1, [style], [onclick]')).toHaveCount(0);
});

test('a section that becomes one of another kind, and of its former again, has what it had', async ({
  page,
}) => {
  await page.goto('/admin/content/pages/changed?new=-');
  await page.getByRole('button', { name: 'Add to sections' }).click();
  const section = page.getByRole('group', { name: 'Section 1' });
  const kind = section.getByLabel('Kind');
  const text = section.getByRole('textbox', { name: 'Text', exact: true });
  await section.getByLabel('Heading').fill('What you do');
  await section.getByLabel('Dark band').check();
  await text.click();
  await page.keyboard.type('You draw.');
  await kind.focus();
  await kind.selectOption('Quote');
  await expect(section.getByLabel('Dark band')).toBeChecked();
  await section.getByLabel('Who said it').fill('Ann Lee');
  await section.getByLabel('Heading').fill('What she does');
  await kind.selectOption('List');
  await kind.selectOption('Text');
  await expect(text).toHaveText('You draw.');
  await expect(section.getByLabel('Heading')).toHaveValue('What she does');
  await kind.selectOption('Quote');
  await expect(section.getByLabel('Who said it')).toHaveValue('Ann Lee');
});
