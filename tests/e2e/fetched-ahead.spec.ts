import { expect, test } from '#tests/support/own-product.ts';

/** One of a person's: a headless browser says that it is one, and is counted as a program. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.use({ userAgent });

test('a page that is fetched ahead is counted once, when it is opened @thorough', async ({ page, api }) => {
  const readViews = async (): Promise<number> => {
    const { days } = await api.ask<{ days: { views: number }[] }>('GET', '/insights-api/summary');
    return days.reduce((sum, { views }) => sum + views, 0);
  };
  await page.goto('/');
  await expect.poll(readViews).toBe(1);

  const menu = page.getByRole('navigation').first();
  for (const name of ['Services', 'Products', 'Portfolio', 'Contact']) {
    const fetched = page.waitForEvent(
      'requestfinished',
      (request) => request.headers()['sec-purpose'] !== undefined,
    );
    await menu.getByRole('link', { name, exact: true }).hover();
    await fetched;
  }
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(readViews).toBe(2);
});
