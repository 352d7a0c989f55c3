import { toSessionState } from './session-state.ts';
import { test as base } from './shared-products.ts';
import type { SiteApi } from './site-api.ts';
import type { Product } from './start-product.ts';

interface AdminFixtures {
  product: Product;
  /** The product's API with the first admin's session. */
  api: SiteApi;
}

/**
 * Playwright's `test` for signed-in journeys, with one product for each worker: pages open with the first admin's
 * session, and `api` has the same one. The session is shared: a journey that signs out uses a product of its own
 * (own-product.ts).
 */
export const test = base.extend<AdminFixtures>({
  product: async ({ adminsProduct }, use) => use(adminsProduct),
  api: async ({ adminsApi }, use) => use(adminsApi),
  storageState: async ({ api }, use) => use(toSessionState(api.cookie)),
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from './shared-products.ts';
