import type { Page } from '@playwright/test';
import { defaultContent } from '#content/collections.ts';
import { paths } from '#paths/paths.ts';
import { checkedRoutes, pageKinds } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';

const [study] = defaultContent.cases;

const readJsonLd = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    ),
  );

test('structured data speaks of no demonstration, and pages name their language', async ({ page }) => {
  for (const path of new Set([...pageKinds, ...checkedRoutes])) {
    await page.goto(path);
    expect(JSON.stringify(await readJsonLd(page)), path).not.toMatch(/demonstration/i);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
  }
});

test('a case has a date and a picture that is there, a product is software', async ({ page, request }) => {
  await page.goto(paths.caseStudy(study!.slug));
  const article = (await readJsonLd(page)).find((one) => one['@type'] === 'Article')!;
  expect(article['datePublished']).toBe(study!.publishedOn);
  const picture = await request.get(String(article['image']));
  expect(picture.headers()['content-type']).toBe('image/png');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    String(article['image']),
  );
  await page.goto(paths.products());
  expect((await readJsonLd(page)).map((one) => one['@type'])).toContain('SoftwareApplication');
});

test('password managers find where a password and passkeys are changed', async ({
  page,
  request,
  product,
}) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, paths.forgotPassword()]);
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL(paths.forgotPassword());
  const endpoints = await request.get('/.well-known/passkey-endpoints', { maxRedirects: 0 });
  expect(endpoints.headers()['content-type']).toBe('application/json');
  const account = `${product.url}/admin/account`;
  expect(await endpoints.json()).toEqual({ enroll: account, manage: account });
});
