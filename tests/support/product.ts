import { test as base } from './shared-products.ts';
import type { Product } from './start-product.ts';

/**
 * Playwright's `test` with one product for each worker; `page.goto('/blog')` goes to it. What a test
 * needs it makes itself: others use the same product before and after it.
 */
export const test = base.extend<{ product: Product }>({
  product: async ({ visitorsProduct }, use) => use(visitorsProduct),
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from './shared-products.ts';
export type { Product };
