import { toSessionState } from './session-state.ts';
import { test as base } from './shared-products.ts';
import { openSiteApi, type SiteApi } from './site-api.ts';
import { startProduct, startTimeoutMs, stopTimeoutMs, type Product } from './start-product.ts';

interface OwnProductFixtures {
  product: Product;
  /** The product's API with the first admin's session. */
  api: SiteApi;
  /** Whether pages open with that session: `test.use({ signedIn: true })`. */
  signedIn: boolean;
}

/**
 * Playwright's `test` with a product of each test's own, with nothing in it but the first admin: for
 * what everyone would see, as an empty list or the site's name.
 */
export const test = base.extend<OwnProductFixtures>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    // Of its own: a slow start takes nothing of the test's.
    { timeout: startTimeoutMs + stopTimeoutMs },
  ],
  api: async ({ product }, use) => use(await openSiteApi(product)),
  signedIn: [false, { option: true }],
  storageState: async ({ signedIn, api }, use) => use(signedIn ? toSessionState(api.cookie) : undefined),
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from './shared-products.ts';
