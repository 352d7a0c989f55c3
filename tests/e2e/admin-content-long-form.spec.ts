import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { createCase, expect, openCaseForm, test } from '#tests/support/edited-content.ts';
import { expectNotice } from '#tests/support/notices.ts';

const previewOf = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');

const readScroll = (page: Page) =>
  page.getByTitle('Preview of the page').evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.scrollY);

test.use({ viewport: { width: 1440, height: 900 } });

test('a long form is folded to lines that say what is in it, and its outline leads to each @thorough', async ({
  page,
  content,
}) => {
  await openCaseForm(page, await createCase(content));
  const results = page.getByRole('group', { name: 'Results', exact: true });
  const metric = results.getByLabel('What was measured').first();
  await expect(metric).toBeHidden();
  await expect(results).toContainText('4: ');
  await expectAccessible(page);

  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(results.getByText('Result 1', { exact: true })).toBeVisible();
  await results.getByText('Result 1', { exact: true }).click();
  await expect(metric).toBeVisible();
  await outline.getByRole('button', { name: 'Fold all', exact: true }).click();
  await expect(metric).toBeHidden();
  await outline.getByRole('button', { name: 'Unfold all' }).click();
  await expect(metric).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Fold all', exact: true }).click();
  await page.getByRole('button', { name: 'Jump to' }).click();
  await page.getByRole('menuitem', { name: 'Results' }).click();
  await expect(results.locator(':focus')).toHaveCount(1);
  await expect(results.getByText('Result 1', { exact: true })).toBeVisible();
});

test('what is refused within a folded group opens it @thorough', async ({ page, content }) => {
  await openCaseForm(page, await createCase(content));
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: 'Unfold all' }).click();
  const metric = page.getByRole('group', { name: 'Result 2', exact: true }).getByLabel('What was measured');
  await metric.fill('');
  await outline.getByRole('button', { name: 'Fold all', exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(metric).toBeFocused();
  await expect(metric).toHaveAccessibleDescription(/What was measured is empty/);
});

test('items are duplicated, and inserted in between, by keyboard @thorough', async ({ page, content }) => {
  const slug = await createCase(content);
  await openCaseForm(page, slug);
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Unfold all' }).click();
  const solution = page.getByRole('group', { name: 'Solution', exact: true });
  const choose = async (item: string, action: string) => {
    await solution.getByRole('button', { name: `More for ${item}`, exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };
  const { data } = await content.read(`cases/${slug}`);
  const [first, second, ...rest] = (data as { solution: string[] }).solution;
  await choose('Paragraph 1', 'Duplicate');
  await expect(solution.getByLabel('Paragraph 2', { exact: true })).toBeFocused();
  await choose('Paragraph 3', 'Insert before');
  await expect(solution.getByLabel('Paragraph 3', { exact: true })).toBeFocused();
  await page.keyboard.type('In between');
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
  expect((await content.read(`cases/${slug}`)) as object).toMatchObject({
    draft: { solution: [first, first, 'In between', second, ...rest] },
  });
});

test('the preview follows what is typed, before it is saved, and scrolls to it @thorough', async ({
  page,
  content,
}) => {
  const slug = await createCase(content);
  await page.route('**/content-api/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await openCaseForm(page, slug);
  const preview = previewOf(page);
  await expect(preview.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Unfold all' }).click();
  const solution = page
    .getByRole('group', { name: 'Solution', exact: true })
    .getByLabel('Paragraph 1', { exact: true });
  await solution.fill('Typed, and not yet saved anywhere.');
  await expect(preview.getByText('Typed, and not yet saved anywhere.')).toBeAttached();
  await expect(page.getByText('As typed', { exact: true })).toBeVisible();

  await page.getByLabel('Client', { exact: true }).focus();
  await expect.poll(() => readScroll(page)).toBeLessThan(400);
  await solution.focus();
  await expect(preview.getByText('Typed, and not yet saved anywhere.')).toBeInViewport();

  await page.getByLabel('Client', { exact: true }).fill('');
  await expect(page.getByText('As it was before: a field is not complete')).toBeVisible();
  await expect(preview.getByText('Typed, and not yet saved anywhere.')).toBeAttached();
});

test('the preview of what is typed has nothing that the content security policy blocks @thorough', async ({
  page,
  content,
}) => {
  const slug = await createCase(content);
  const failed: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) failed.push(message.text());
  });
  await openCaseForm(page, slug);
  await page.getByLabel('Client', { exact: true }).fill(`Typed ${slug}`);
  await expect(page.getByText('As typed', { exact: true })).toBeVisible();
  await expect(previewOf(page).getByText(`Typed ${slug}`).first()).toBeAttached();
  expect(failed).toEqual([]);
});

test('a text is found wherever it is, drafts included, and leads to its field', async ({ page, content }) => {
  const slug = await createCase(content);
  const { data } = await content.read(`cases/${slug}`);
  const [first, ...others] = (data as { results: object[] }).results;
  const results = [first, { ...others[0], value: `Zweig ${slug}` }, ...others.slice(1)];
  await content.ask('PUT', `/cases/${slug}`, { data: { ...data, results } });
  await page.goto('/admin/content');
  await page.getByRole('searchbox', { name: 'Search all texts' }).fill(`zweig ${slug}`.toUpperCase());
  await expect(page.getByText('1 text', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Client ${slug}: Result 2: Result` }).click();
  const field = page
    .getByRole('group', { name: 'Result 2', exact: true })
    .getByLabel('Result', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`Zweig ${slug}`);
  await page.goto('/admin/content?q=no-such-words');
  await expect(page.getByText('No text has these words')).toBeVisible();
});

test('a legal text that was written as one becomes sections @thorough', async ({ page }) => {
  await page.goto('/admin/content/legal/terms-of-service');
  await page.getByRole('group', { name: 'Sections', exact: true }).getByText('Sections').first().click();
  await page.getByRole('button', { name: 'Paste a whole text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a whole text' });
  await dialog.getByRole('button', { name: 'Replace the sections' }).click();
  await expect(dialog.getByText('Please paste a text')).toBeVisible();
  await dialog
    .getByLabel('Text')
    .fill('1. Our office\nBrightwater, Hamburg.\n\n2. Your duties\nYou:\n- answer\n- pay\n');
  await expect(dialog.getByText('Headings: Our office · Your duties')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace the sections' }).click();
  const preview = previewOf(page);
  await expect(preview.getByRole('heading', { name: 'Our office' })).toBeAttached();
  await expect(preview.getByRole('listitem').filter({ hasText: /^pay$/ })).toBeAttached();
});

test('a name is enough for an address, and one that cannot be had is said at once @thorough', async ({
  page,
  content,
}) => {
  const slug = await createCase(content);
  await page.goto('/admin/content/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  const address = dialog.getByLabel('Address');
  const goOn = dialog.getByRole('button', { name: 'Continue' });
  await expect(address).toHaveAccessibleDescription(/software’s: .*admin/);
  const failed: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text());
  });
  for (const [typed, fault, proposal] of [
    ['Admin', /Address is an address of the software/, 'admin-2'],
    ['admin/x', /Address is an address of the software/, 'admin-x'],
    ['日本', /Address must be lowercase letters and digits/, 'page'],
  ] as const) {
    await address.fill(typed);
    await expect(address).toHaveAccessibleDescription(fault);
    await expect(dialog.getByRole('button', { name: new RegExp(`^Use ${proposal}`) })).toBeVisible();
  }
  await address.fill('');
  await expect(address).toHaveAccessibleDescription(/Please enter an address/);
  await address.fill('admin/x');
  await dialog.getByRole('button', { name: 'Use admin-x' }).click();
  await expect(address).toHaveValue('admin-x');
  await expect(address).not.toHaveAttribute('aria-invalid');
  expect(failed).toEqual([]);
  await address.fill(`Shopify Work ${slug}`);
  await expect(address).toHaveAccessibleDescription(
    new RegExp(`It becomes shopify-work-${slug}. It can be changed later.`),
  );
  await goOn.click();
  await expect(page).toHaveURL(new RegExp(`/admin/content/pages/shopify-work-${slug}`));

  await page.goto('/admin/content/cases');
  await page.getByRole('button', { name: 'New case' }).click();
  const other = page.getByRole('dialog');
  await other.getByLabel('Address').fill(slug);
  await expect(other.getByRole('button', { name: `Use ${slug}-2` })).toBeVisible();
  await expect(other.getByLabel('Address')).toHaveAccessibleDescription(/Another document has this address/);
});
