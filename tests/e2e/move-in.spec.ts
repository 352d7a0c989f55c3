import type { Page } from '@playwright/test';
import { defaultContent } from '#content/collections.ts';
import { demoArticles } from '#content/demo/articles.ts';
import { demoMessages } from '#content/demo/messages.ts';
import { listDocuments } from '#content/documents.ts';
import { findNeutral } from '#content/neutral.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { countActs } from '#tests/support/count-acts.ts';
import { crawlForWords, listDemonstrationWords } from '#tests/support/crawl-for-words.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { seedProduct } from '#tests/support/seed-product.ts';

/** Clicks and presses of keys, texts aside. */
const actsAtMost = 400;

/** What every site may say: the specification's own words among them. */
const everyones = JSON.stringify([
  ...listDocuments(defaultContent).map(({ collection, slug }) => findNeutral(collection, slug)),
  defaultContent.quiz,
  settingDefaults.tagline,
]);

const demonstration = [
  ...listDemonstrationWords(),
  ...demoArticles.flatMap(({ title, excerpt }) => [title, excerpt]),
  ...demoMessages.map(({ email }) => email),
  settingDefaults.site_name,
].filter((text) => !everyones.includes(JSON.stringify(text).slice(1, -1)));

/** A landscape architects' texts, by the paths of their fields. */
const service = (name: string) => ({
  title: name,
  description: `${name} for towns and schools.`,
  'features.0': 'Drawn by hand',
  metaTitle: `${name} by Fernhollow`,
  metaDescription: `${name} from the first walk to the last tree.`,
  'hero.headline': `${name}, walked first`,
  'hero.lead': 'We walk the ground before we draw on it.',
  'hero.action.label': 'Walk with us',
  'hero.action.href': '/contact',
  'offerings.heading': 'What we draw',
  'process.heading': 'How it grows',
  'closing.headline': 'Show us your ground',
  'closing.action.label': 'Walk with us',
  'closing.action.href': '/contact',
});

const person = { name: 'Ida Farn', role: 'Landscape architect', line: 'Walks before she draws.' };

const study = {
  client: 'Town of Moorbeck',
  category: 'Squares',
  industry: 'Municipal',
  hoverSummary: 'A square with shade at noon.',
  year: '2024',
  duration: '9 months',
  team: 'Two of us',
  'challenge.0': 'The square was a car park.',
  'solution.0': 'We planted lindens and moved the cars.',
  'results.0.metric': 'Trees',
  'results.0.value': '31',
  'results.0.description': 'Counted in spring.',
  hindsight: 'We would plant a year earlier.',
};

const colleague = { name: 'Moss Rill', email: 'moss@fernhollow.com', password: 'a password of moss' };

const legalText = (name: string) =>
  `1. Who we are\nFernhollow, Lime Lane 2, writes this ${name}.\n\n2. What we keep\nWhat you send us:\n- your name\n- your letter\n`;

/** Types a text into each field, which is clicked first. */
async function type(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    const field = page.locator(`[id="${toFieldId(path)}"]`);
    await field.click();
    await field.fill(text);
  }
}

async function openCollection(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}

async function add(
  page: Page,
  [collection, singular, address]: readonly [string, string, string],
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await openCollection(page, collection);
  await page.getByRole('button', { name: `New ${singular}` }).click();
  const dialog = page.getByRole('dialog', { name: `New ${singular}` });
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await type(page, texts);
  await publish(page);
}

/** Those of the software's trade, three of which the home page shows. */
async function deleteServices(page: Page): Promise<void> {
  await openCollection(page, 'Services');
  for (const { slug, title } of defaultContent.services) {
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    if (defaultContent.site.homeServices.services.includes(slug))
      await page.getByRole('button', { name: 'Delete and remove it from these' }).click();
    await expect(row).toHaveCount(0);
  }
}

async function publish(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^Published/ })).toBeVisible();
}

test('an agency of another trade makes the site its own in an afternoon @thorough', async ({
  page,
  context,
  browser,
  product,
}) => {
  test.slow();
  await seedProduct(product);
  const countSoFar = await countActs(context);
  await page.goto('/auth');
  await page.getByLabel('Email').click();
  await page.getByLabel('Email').fill(product.admin.email);
  await page.getByLabel('Password', { exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(product.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  const checklist = page.getByRole('region', { name: /^Before the site goes public/ });
  await expect(checklist).toContainText('0 of 9 done');
  await page.getByRole('button', { name: 'Start clean' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start clean' });
  await dialog.getByLabel('Name of your company').fill('Fernhollow');
  await dialog.getByLabel('Contact email').fill('post@fernhollow.com');
  await dialog.getByRole('button', { name: 'Remove the demonstration' }).click();
  await expectNotice(page, 'success', 'The demonstration was removed');

  for (const [label, text] of [
    ['Tagline', 'Gardens for towns'],
    ['Contact Phone', '+44 20 7946 0123'],
    ['Contact Address', 'Lime Lane 2, Moorbeck'],
  ] as const) {
    await page.getByLabel(label).click();
    await page.getByLabel(label).fill(text);
  }
  await page
    .getByLabel(/Logo/)
    .first()
    .setInputFiles(await makePicture());
  await expectNotice(page, 'success', 'Logo uploaded successfully');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectNotice(page, 'success', 'Settings saved successfully');

  await deleteServices(page);
  await add(page, ['Services', 'service', 'town-squares'], service('Town squares'));
  await add(page, ['Services', 'service', 'school-gardens'], service('School gardens'));
  await add(page, ['People', 'person', 'ida-farn'], person);
  await add(page, ['Case studies', 'case study', 'moorbeck-square'], study);

  for (const name of ['Terms of service', 'Privacy policy']) {
    await openCollection(page, 'Legal pages');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await type(page, { lead: `The ${name.toLowerCase()} of Fernhollow, in short.` });
    await page.getByRole('group', { name: 'Sections', exact: true }).getByText('Sections').first().click();
    await page.getByRole('button', { name: 'Paste a whole text' }).click();
    const paste = page.getByRole('dialog', { name: 'Paste a whole text' });
    await paste.getByLabel('Text').fill(legalText(name));
    await paste.getByRole('button', { name: 'Replace the sections' }).click();
    await publish(page);
  }

  const { name, email, password } = colleague;
  await page.getByRole('tab', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a colleague' });
  await invitation.getByLabel('Email').fill(email);
  await invitation.getByRole('button', { name: 'Create link' }).click();
  const shown = page.getByRole('dialog', { name: 'Invitation link' });
  const link = await shown.getByRole('textbox', { name: 'Link' }).inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  const theirs = await browser.newContext({ baseURL: product.url });
  const theirPage = await theirs.newPage();
  await theirPage.goto(link);
  await theirPage.getByLabel('Name').fill(name);
  await theirPage.getByLabel('Password').fill(password);
  await theirPage.getByRole('button', { name: 'Accept invitation' }).click();
  await theirPage.getByLabel('Email').fill(email);
  await theirPage.getByLabel('Password').fill(password);
  await theirPage.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirPage.getByRole('tab')).toHaveText(['Blogs', 'API Keys', 'API Documentation', 'Media']);
  await page.reload();
  const member = page.getByRole('listitem').filter({ hasText: email });
  await member.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expectNotice(page, 'success', `${name} is deactivated`);
  await theirPage.reload();
  await expect(theirPage).toHaveURL(/\/auth$/);
  await theirs.close();

  const acts = countSoFar();
  test.info().annotations.push({ type: 'clicks and keys', description: String(acts) });
  expect(acts).toBeGreaterThan(60);
  expect(acts).toBeLessThanOrEqual(actsAtMost);

  await page.getByRole('tab', { name: 'Site Settings' }).click();
  for (const step of ['Name, logo and contact', 'People', 'Services', 'Case studies', 'Legal texts']) {
    await expect(checklist.getByRole('heading', { name: `${step} (done)` })).toBeVisible();
  }

  const sent = await page.request.post('/functions/v1/messages-api', {
    headers: { origin: product.url },
    data: { name: 'Ann', email: 'ann@example.org', subject: 'A yard', message: 'Can you walk it?' },
  });
  expect(sent.status()).toBe(201);
  await expect.poll(() => product.outboxMails().map(({ to }) => to)).toContain('post@fernhollow.com');
  const mails = JSON.stringify(product.outboxMails());
  expect(demonstration.filter((text) => mails.includes(text))).toEqual([]);

  const { found, statuses } = await crawlForWords(product.url, demonstration);
  expect(found).toEqual([]);
  expect(statuses).toMatchObject({
    '/services/town-squares': 200,
    '/services/school-gardens': 200,
    '/portfolio/moorbeck-square': 200,
  });
  const dead = Object.entries(statuses).filter(([, status]) => status >= 400);
  expect(dead).toEqual([
    ['/services/mobile-app-development', 410],
    ['/nowhere', 404],
  ]);
});
