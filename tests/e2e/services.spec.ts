import { serviceDetails, serviceOverviews } from '#content/services.ts';
import { expect, test } from '../support/product.ts';

test('the overview leads to each of the six services by name', async ({ page }) => {
  for (const { title, link } of serviceOverviews) {
    await page.goto('/services');
    await page.getByRole('link', { name: `Learn More about ${title}` }).click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  }
});

test('the six pages claim the four percentages, at least one each', async ({ page }) => {
  const claimed = new Set<string>();
  for (const { slug } of serviceDetails) {
    await page.goto(`/services/${slug}`);
    const text = await page.getByRole('main').innerText();
    const here = ['85%', '90%', '92%', '98%'].filter((figure) => text.includes(figure));
    expect(here).not.toEqual([]);
    for (const figure of here) claimed.add(figure);
  }
  expect(claimed.size).toBe(4);
});

test('an unknown service is not found', async ({ page }) => {
  const response = await page.goto('/services/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
