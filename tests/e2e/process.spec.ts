import { expect, test } from '#tests/support/product.ts';

test('the product answers once it has started', async ({ product, request }) => {
  const response = await request.get(`${product.url}/healthz`);
  expect(response.status()).toBe(200);
});
