import { toSessionState } from './session-state.ts';
import { test as base } from './shared-products.ts';
import type { SiteApi } from './site-api.ts';
import type { Product } from './start-product.ts';

interface SeededFixtures {
  product: Product;
  /** The product's API with the first admin's session. */
  api: SiteApi;
  /** Whether pages open with that session: `test.use({ signedIn: true })`. */
  signedIn: boolean;
}

/**
 * Playwright's `test` with a product full of the demonstration content for each worker, which its
 * tests only look at. Pages open as a visitor's; `test.use({ signedIn: true })` makes them an admin's.
 */
export const test = base.extend<SeededFixtures>({
  product: async ({ seededProduct }, use) => use(seededProduct),
  api: async ({ seededApi }, use) => use(seededApi),
  signedIn: [false, { option: true }],
  storageState: async ({ signedIn, seededApi }, use) =>
    use(signedIn ? toSessionState(seededApi.cookie) : undefined),
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from './shared-products.ts';
