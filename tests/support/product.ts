import { test as base } from '@playwright/test';
import { startProduct, startTimeoutMs, stopTimeoutMs, type Product } from './start-product.ts';

/**
 * Playwright's `test` with one product for each worker; `page.goto('/blog')` goes to it. What a test
 * needs it makes itself: others use the same product before and after it.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: startTimeoutMs + stopTimeoutMs },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from '@playwright/test';
export { startProduct, type Product };
