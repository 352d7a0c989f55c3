import { defaultContent } from '#content/collections.ts';
import { fillFacts } from '#content/facts.schema.ts';
import { articlePath } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';

const { services, cases, people, products, site } = fillFacts(defaultContent);

test('each service page leads to a case, to two articles and to a call', async ({ page }) => {
  for (const { slug, onward, hero, price } of services) {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
    const foot = page.getByRole('region', { name: site.onward.heading });
    for (const study of onward?.cases ?? []) {
      await expect(page.getByRole('main').locator(`a[href="/portfolio/${study}"]`)).toHaveCount(1);
    }
    await expect(foot.locator('a[href^="/portfolio/"]')).toHaveCount(1);
    for (const article of onward?.articles ?? []) {
      await expect(foot.locator(`a[href="/blog/${article}"]`)).toHaveCount(1);
    }
    await expect(page.getByText(price?.price ?? site.priceAnchor.price).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Book 30 minutes' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
});

test('a case leads to its service and names who signed it', async ({ page }) => {
  const [study] = cases;
  await page.goto(`/portfolio/${study?.slug}`);
  const article = page.getByRole('article').first();
  await expect(article.locator(`a[href="/services/${study?.onward?.services[0]}"]`)).toBeVisible();
  const signer = people.find(({ slug }) => slug === study?.signedBy?.[0]);
  await expect(article.getByText(signer?.name ?? 'nobody', { exact: true })).toBeVisible();
  await expect(article.getByRole('img', { name: `Signature of ${signer?.name}` })).toBeVisible();
});

test('an article ends in a case, a service and a call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(articlePath);
  const foot = page.getByRole('region', { name: site.onward.heading });
  const toCase = foot.locator('a[href^="/portfolio/"]');
  await expect(toCase).toHaveCount(1);
  const study = (await toCase.getAttribute('href'))?.split('/').at(-1);
  await expect(foot.locator('a[href^="/services/"]')).toHaveCount(1);
  await expect(foot.getByText(cases.find(({ slug }) => slug === study)!.hoverSummary)).toBeVisible();
  const signed = page.getByRole('article').first();
  await expect(signed.getByRole('button', { name: 'Book 30 minutes' })).toBeVisible();
});

test('each product shows its screen and leads to a service, a case and an article', async ({ page }) => {
  await page.goto('/products');
  for (const { slug, title, onward } of products) {
    const sheet = page.locator(`#${slug}`);
    await expect(sheet.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(sheet.getByRole('img').first()).toHaveAttribute('aria-label', /signed/);
    await expect(sheet.locator(`a[href="/services/${onward?.services[0]}"]`)).toHaveCount(1);
    await expect(sheet.locator(`a[href="/portfolio/${onward?.cases[0]}"]`)).toHaveCount(1);
    await expect(sheet.locator(`a[href="/blog/${onward?.articles[0]}"]`)).toHaveCount(1);
  }
});

test('those who sign are on the contact page with their signatures', async ({ page }) => {
  await page.goto('/contact');
  for (const { name, signs } of people) {
    const person = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(person.getByRole('img', { name: `Signature of ${name}` })).toBeVisible();
    await expect(person.getByText(signs ?? 'nothing')).toBeVisible();
  }
});

test('the answers for hospitals and banks stand where the pages link to', async ({ page }) => {
  await page.goto(`/services/${services[0]?.slug}`);
  await page.getByRole('link', { name: site.assurance.link }).click();
  const block = page.getByRole('region', { name: site.assurance.heading });
  await expect(block).toBeInViewport();
  for (const { title } of site.assurance.items) {
    await expect(block.getByText(title).filter({ visible: true }).first()).toBeVisible();
  }
});
