import type { Page } from '@playwright/test';

/**
 * Has the page at `path` come only up to a place in its markup, as over a slow line.
 * @param place what the rest begins with
 * @returns lets the rest come
 */
export async function pausePage(page: Page, path: string, place: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/pause.js', async (route) => {
    await released;
    await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(place, `<script src="/pause.js"></script>${place}`);
    await route.fulfill({ response, body });
  });
  return release;
}
