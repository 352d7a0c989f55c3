import { test as base } from '@playwright/test';
import { seedProduct, seedTimeoutMs } from './seed-product.ts';
import { openSiteApi, type SiteApi } from './site-api.ts';
import { startProduct, startTimeoutMs, stopTimeoutMs, type Product } from './start-product.ts';

interface SharedProducts {
  /** With what visitors leave, and the texts that a new site starts with. */
  visitorsProduct: Product;
  /** With all that admins have made and edited. */
  adminsProduct: Product;
  adminsApi: SiteApi;
  /** Full of the demonstration content. */
  seededProduct: Product;
  seededApi: SiteApi;
}

/**
 * The products that the tests of a worker share, each started for the first test that needs it. All tests are made
 * from this one: Playwright ends a worker, its browser and its products where the next test's workers are made
 * otherwise.
 */
export const test = base.extend<object, SharedProducts>({
  visitorsProduct: [
    async ({}, use) => useNew(use),
    { scope: 'worker', timeout: startTimeoutMs + stopTimeoutMs },
  ],
  adminsProduct: [
    async ({}, use) => useNew(use),
    { scope: 'worker', timeout: startTimeoutMs + stopTimeoutMs },
  ],
  adminsApi: [async ({ adminsProduct }, use) => use(await openSiteApi(adminsProduct)), { scope: 'worker' }],
  seededProduct: [
    async ({}, use) =>
      useNew(async (product) => {
        await seedProduct(product);
        await use(product);
      }),
    { scope: 'worker', timeout: startTimeoutMs + seedTimeoutMs + stopTimeoutMs },
  ],
  seededApi: [async ({ seededProduct }, use) => use(await openSiteApi(seededProduct)), { scope: 'worker' }],
});

async function useNew(use: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct();
  await use(product);
  await product.stop();
}

export { expect } from '@playwright/test';
