import { test as base } from './admin.ts';
import { startProduct, type Product } from './product.ts';
import { seedProduct, seedTimeoutMs } from './seed-product.ts';
import { toSessionState } from './session-state.ts';
import { startTimeoutMs, stopTimeoutMs } from './start-product.ts';

/**
 * Playwright's `test` with a product full of the demonstration content for each worker, which its
 * tests only look at. Pages open as a visitor's; `test.use({ signedIn: true })` makes them an admin's.
 */
export const test = base.extend<{ signedIn: boolean }, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await seedProduct(product);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: startTimeoutMs + seedTimeoutMs + stopTimeoutMs },
  ],
  signedIn: [false, { option: true }],
  storageState: async ({ signedIn, api }, use) => use(signedIn ? toSessionState(api.cookie) : undefined),
});

export { expect } from './admin.ts';
