import { test as base } from './product.ts';
import { toSessionState } from './session-state.ts';
import { openSiteApi, type SiteApi } from './site-api.ts';

/**
 * Playwright's `test` for signed-in journeys: pages open with the first admin's session, and `api` is
 * the product's API with the same one. The session is shared: a journey that signs out uses a product
 * of its own (own-product.ts).
 */
export const test = base.extend<object, { api: SiteApi }>({
  api: [async ({ product }, use) => use(await openSiteApi(product)), { scope: 'worker' }],
  storageState: async ({ api }, use) => use(toSessionState(api.cookie)),
});

export { expect } from './product.ts';
