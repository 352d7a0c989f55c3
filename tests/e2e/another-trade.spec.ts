import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openContentApi, type ContentApi } from '#tests/support/content-api.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { uploadDescribed } from '#tests/support/pictures.ts';

test.use({ signedIn: true });

/** Publishes a document with some of its fields changed. */
async function change(content: ContentApi, document: string, changes: object): Promise<void> {
  const { data } = await content.read(document);
  const answer = await content.ask('PUT', `/${document}`, { data: { ...data, ...changes } });
  expect(answer.status, await answer.text()).toBe(200);
  await content.publish(document);
}

/** Fits a phone and a wide screen, and is accessible on both, light and dark. */
async function expectPresentable(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    const dir = process.env['PICTURES'];
    for (const colorScheme of dir ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      await page.screenshot({ path: `${dir}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

/** A gardener's home page: pictures instead of drawings, and five sections in an order of its own. */
async function makeGarden(url: string, cookie: string, picture: { image: string; text: string }) {
  const content = openContentApi(url, cookie);
  await change(content, 'site/hero', {
    eyebrow: 'Gardens that last',
    lead: 'We plan, plant and look after gardens within an hour of the harbor.',
  });
  await change(content, 'site/hero-drawings', {
    items: [{ tab: 'Garden', figure: { kind: 'picture', ...picture }, marks: [] }],
  });
  await change(content, 'site/highlights', {
    items: ['Plans you can read', 'Plants that live', 'One gardener'].map((title) => ({
      title,
      text: 'We say what grows where, and come back in the second spring to see that it does.',
      picture,
    })),
  });
  for (const slug of ['custom-software', 'web-app-development', 'ai-automation']) {
    const { data } = await content.read(`services/${slug}`);
    const answer = await content.ask('PUT', `/services/${slug}`, {
      data: { ...data, picture, shown: ['questions', 'offerings'] },
    });
    expect(answer.status, await answer.text()).toBe(200);
    await content.publish(`services/${slug}`);
  }
  for (const slug of ['ticket-routing', 'referral-triage', 'marking-desk']) {
    const { data } = await content.read(`cases/${slug}`);
    const { thumbnail: _, ...rest } = data as { thumbnail?: string };
    await content.ask('PUT', `/cases/${slug}`, { data: { ...rest, picture } });
    await content.publish(`cases/${slug}`);
  }
  await change(content, 'site/response-notes', { reader: undefined });
  await change(content, 'site/home-services', {
    services: ['custom-software', 'web-app-development', 'ai-automation'],
  });
  return content;
}

test('an owner of another trade has pictures of their own, and five sections in their order @thorough', async ({
  page,
  api,
  product,
}) => {
  const picture = await uploadDescribed(product.url, api.cookie);
  await api.saveSettings({
    site_name: 'Harbor Gardens',
    tagline: 'A garden you look after in an hour a week',
  });
  await makeGarden(product.url, api.cookie, picture);

  await page.goto('/admin/content/site/home-sections');
  const shown = page.getByRole('group', { name: 'Sections shown' });
  for (const hidden of ['Products', 'Approach', 'Timeline', 'Quiz']) {
    await shown.getByRole('switch', { name: hidden }).uncheck();
  }
  await shown.getByRole('button', { name: 'Move Portfolio up' }).press('Enter');
  await shown.getByRole('button', { name: 'Move Portfolio up' }).press('Enter');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectNotice(page, 'success', 'Document published');

  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Measured before and after',
    'Drafted fast, checked line by line',
    'Work we signed',
    'What we build most often',
    'Latest articles',
    'Bring one task. Leave with a plan.',
  ]);
  await expect(page.getByRole('main').getByRole('img', { name: picture.text }).first()).toBeVisible();
  await expect(page.locator('main use')).toHaveCount(0);
  await expectPresentable(page, 'home');
  await page.goto('/services/custom-software');
  await expect(page.getByRole('main').getByRole('img', { name: picture.text })).toBeVisible();
  await expectPresentable(page, 'service');
});

test('a page of many kinds of section takes applications, and the inbox has their file @thorough', async ({
  page,
  api,
  product,
}) => {
  const picture = await uploadDescribed(product.url, api.cookie);
  const content = openContentApi(product.url, api.cookie);
  const items = ['Dig', 'Plant', 'Water', 'Wait'].map((title) => ({ title, text: 'A day each.' }));
  await content.create('pages/gardener', {
    title: 'Gardener wanted',
    description: 'A job in the garden.',
    hero: { heading: 'Gardener wanted', lead: 'You know a weed when you see it.' },
    place: 'none',
    sections: [
      { kind: 'picture', heading: 'Where', ...picture },
      {
        kind: 'pictureText',
        heading: 'With whom',
        ...picture,
        side: 'right',
        body: '<p>Three gardeners.</p>',
      },
      {
        kind: 'quote',
        heading: 'What they say',
        dark: true,
        quote: 'I go home with earth on my hands.',
        name: 'Ada Moss',
        role: 'Gardener',
        portrait: picture,
      },
      { kind: 'logos', heading: 'For whom', items: [picture] },
      { kind: 'steps', heading: 'How a garden is made', items },
      {
        kind: 'video',
        heading: 'See it',
        title: 'A spring in two minutes',
        address: 'https://youtu.be/abc',
        image: picture.image,
        length: '2 minutes',
      },
    ],
    job: {
      postedOn: '2026-01-01',
      closesOn: '2099-12-31',
      employmentType: 'FULL_TIME',
      location: 'Hamburg',
      country: 'DE',
      remote: false,
      pay: { from: 38_000, to: 44_000, currency: 'EUR', per: 'YEAR' },
      apply: { heading: 'Apply for this job', lead: 'A few lines are enough.' },
    },
  });
  await page.goto('/gardener');
  await expect(page.getByText('€38,000 to €44,000 a year')).toBeVisible();
  await expectPresentable(page, 'gardener');

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Apply for this job' }).click();
  await expect(main.getByLabel('Full Name')).toBeInViewport();
  await main.getByLabel('Full Name').fill('Ann Moss');
  await main.getByLabel('Email Address').fill('ann@example.com');
  await main.getByLabel('About you').fill('I have grown leeks for ten years.');
  const file = main.getByLabel('File');
  await expect(file).toHaveAccessibleDescription(/up to 10 MB/);
  const attach = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await attach('Scans.pdf', Buffer.alloc(11 * 1024 * 1024));
  await expect(main.getByText('Size: 11.0 MB, larger than 10 MB')).toBeVisible();
  expect(await file.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'The file is larger than 10 MB',
  );
  await attach('Ann Moss.pdf', Buffer.from('%PDF-1.7'));
  await expect(main.getByText('Size: 1 KB')).toBeVisible();
  await page.getByRole('button', { name: 'Send Application' }).click();
  await expect(page.getByText('Application sent')).toBeVisible();

  await page.goto('/admin/messages');
  const entry = page.getByRole('listitem').filter({ hasText: 'Application: Gardener wanted' });
  await entry.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Ann Moss.pdf' })).toBeVisible();
});

test('the assistant answers by the topics of its owner, and can be hidden', async ({
  page,
  product,
  api,
}) => {
  const content = openContentApi(product.url, api.cookie);
  const topic = { words: ['hedge'], text: 'We cut hedges from August on.', links: [] };
  await change(content, 'site/assistant', { topics: [topic] });
  await page.goto('/blog');
  const open = page.getByRole('button', { name: 'Ask AI Assistant' });
  await open.click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('When is a hedge cut?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(topic.text);

  await change(content, 'site/assistant', { shown: false });
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(open).toHaveCount(0);
});
