import { expectAccessible } from '../support/accessibility.ts';
import { openContentApi } from '../support/content-api.ts';
import { ownPages } from '../support/own-pages.ts';
import { expect, test } from '../support/own-product.ts';

test.beforeEach(async ({ product, api }) => {
  const content = openContentApi(product.url, api.cookie);
  for (const { slug, ...data } of ownPages) {
    await content.ask('POST', `/pages/${slug}`, { data });
    await content.publish(`pages/${slug}`);
  }
});

for (const width of [390, 1024, 1440]) {
  test(`a page of the owner's own fits ${width} px and is accessible, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/spring-campaign');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('In spring');
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(width);
    await expectAccessible(page);
  });
}

test("the form of such a page knows where it stands, and its menu's link leads there", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spring' }).click();
  await expect(page).toHaveURL('/spring-campaign');
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('Spring campaign');
});
