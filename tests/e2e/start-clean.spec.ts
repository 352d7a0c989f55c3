import { defaultContent } from '#content/collections.ts';
import { demoArticles } from '#content/demo/articles.ts';
import { demoMessages } from '#content/demo/messages.ts';
import { findNeutral } from '#content/neutral.ts';
import { listDocuments } from '#content/documents.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { crawlForWords, listDemonstrationWords } from '#tests/support/crawl-for-words.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { publicRoutes } from '#tests/support/routes.ts';
import { seedProduct } from '#tests/support/seed-product.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';

/** Texts that every site may have: the specification's own words among them. */
const everyones = JSON.stringify([
  ...listDocuments(defaultContent).map(({ collection, slug }) => findNeutral(collection, slug)),
  defaultContent.legal,
  defaultContent.quiz,
]);

const madeUp = [
  ...listDemonstrationWords(),
  ...demoArticles.flatMap(({ title, excerpt }) => [title, excerpt]),
  ...demoMessages.map(({ email }) => email),
  settingDefaults.site_name,
  settingDefaults.tagline,
  '24/7',
  '2-4 hours',
  '$6,900',
].filter((text) => !everyones.includes(JSON.stringify(text).slice(1, -1)));

test('an owner sees what is missing, starts clean, and can bring it back', async ({ page, product }) => {
  test.slow();
  await seedProduct(product);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  await signInByForm(page, product.admin);

  const checklist = page.getByRole('region', { name: /^Before the site goes public/ });
  await expect(checklist).toContainText('0 of 9 done');
  await expect(page.getByLabel('Site name')).toHaveValue(settingDefaults.site_name);
  await expectAccessible(page);
  await checklist.getByRole('button', { name: 'Send a test email' }).click();
  await expect(checklist).toContainText('was written to a file, and reaches nobody.');
  await expect(page.getByRole('tab', { name: 'Content' })).toHaveAccessibleDescription(
    /claims of the demonstration$/,
  );

  await page.getByRole('button', { name: 'Start clean' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start clean' });
  await dialog.getByRole('button', { name: 'Remove the demonstration' }).click();
  await expect(dialog.getByLabel('Name of your company')).toHaveAccessibleDescription(/Site name is empty/);
  await dialog.getByLabel('Name of your company').fill('Brightwater');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove the demonstration' }).click();
  await expectNotice(page, 'success', 'The demonstration was removed');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await expect(page.getByLabel('Site name')).toHaveValue('Brightwater');

  const gone = /^\/(?:portfolio\/|blog\/(?!rss|atom|search))/;
  const { found, statuses } = await crawlForWords(product.url, madeUp, publicRoutes);
  expect(found).toEqual([]);
  const dead = Object.entries(statuses).filter(([path, status]) => status >= 400 && !gone.test(path));
  expect(dead).toEqual([['/nowhere', 404]]);

  errors.length = 0;
  const emptied = [
    '/',
    '/services',
    '/services/ai-automation',
    '/products',
    '/portfolio',
    '/blog',
    '/contact',
  ];
  for (const path of emptied) {
    await page.goto(path);
    if (process.env['TEST_ALL'] || path === '/') await expectAccessible(page);
    for (const heading of await page.getByRole('heading').all()) await expect(heading).not.toBeEmpty();
  }
  expect(errors).toEqual([]);

  await page.goto('/admin');
  await undo.click();
  await expectNotice(page, 'success', 'The demonstration is back');
  await page.goto('/portfolio/ticket-routing');
  await expect(page.getByRole('heading', { name: 'Quillmarsh Software' }).first()).toBeVisible();
  await page.goto('/blog/latest-ai-trends-2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demoArticles[0]!.title);
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('the checklist stays away once it is hidden, until it is asked for @thorough', async ({ page }) => {
    const checklist = page.getByRole('region', { name: /^Before the site goes public/ });
    await page.goto('/admin');
    await page.getByRole('link', { name: 'System', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
    await expect(checklist).toHaveCount(0);
    await page.goBack();
    await checklist.getByRole('button', { name: 'Hide the checklist' }).click();
    await expect(checklist).toBeHidden();
    await page.goto('/admin/overview');
    await page.getByRole('switch', { name: /setup checklist/ }).click();
    await expectNotice(page, 'success', 'The setup checklist is shown');
    await page.goto('/admin');
    await expect(checklist).toBeVisible();
  });

  test('a step of the checklist leads into its field @thorough', async ({ page }) => {
    for (const [link, field] of [
      ['Open the settings', 'Site Name'],
      ['Set the mail server', 'Server'],
      ['Set the booking address', 'Booking address'],
    ] as const) {
      await page.goto('/admin');
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByLabel(field, { exact: true }).first()).toBeFocused();
    }
  });

  test('a document lists its demonstration texts, each leading to its field @thorough', async ({ page }) => {
    await page.goto('/admin/content');
    await page.getByRole('link', { name: 'Security and purchasing' }).click();
    const list = page.getByRole('region', { name: /texts are the demonstration’s$/ });
    await list.getByRole('button', { name: /^Show all/ }).click();
    await list.getByRole('button', { name: /\$5 million per claim/ }).click();
    await expect(page.locator(':focus')).toHaveValue(/\$5 million per claim/);
    await expectAccessible(page);
  });
});
