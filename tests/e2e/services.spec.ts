import { priceAnchor } from '#content/onward.ts';
import { services, servicesPage } from '#content/services.ts';
import { expect, test } from '#tests/support/product.ts';

test('an unknown service is not found @thorough', async ({ page }) => {
  const response = await page.goto('/services/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('the overview has four points for each service, then promises, then sizes of organization', async ({
  page,
}) => {
  await page.goto('/services');
  const cards = page
    .getByRole('region', { name: servicesPage.listHeading!, exact: true })
    .getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    ...services.map(({ title }) => title),
    'Security',
    'Performance',
    'Support',
    'For startups',
    'For small businesses',
    'For enterprises',
  ]);
  for (const id of ['for-startups', 'for-small-businesses', 'for-enterprises']) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
});

test('each page leads to contact from its head, and shows every part that is written for it', async ({
  page,
}) => {
  for (const { slug, hero, ...detail } of services) {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: hero.action.label }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
    const { process, technologies, figures, record } = detail;
    const parts: (Part | undefined)[] = [process, technologies, figures, record];
    if (slug === 'ai-automation') parts.push(detail.deliverables, detail.tools);
    if (slug === 'training-consultancy') parts.push(detail.workshops, detail.trainingProcess);
    else parts.push(detail.offerings);
    for (const part of parts) {
      const section = main.getByRole('region', { name: part?.heading ?? 'missing', exact: true });
      await expect(section, slug).toContainText(firstText(part?.items[0]));
    }
  }
});

test('paper has what the first step costs, and not the buttons beside it', async ({ page }) => {
  await page.goto('/services/ai-automation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(priceAnchor.note!)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book 30 minutes' })).toBeHidden();
});

interface Part {
  heading: string;
  items: unknown[];
}

/** The words that an item begins with. */
function firstText(item: unknown): string {
  return typeof item === 'string' ? item : String(Object.values(item ?? {})[0]);
}
