import { seedProduct } from '#tests/support/seed-product.ts';
import { openSiteApi } from '#tests/support/site-api.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';
import { openEngine, type EngineName } from './engine.ts';
import { createPage, type EnginePage } from './page.ts';

/** The run's engine (vitest.config.ts). */
export const engineName = process.env['ENGINE'] as EngineName;

/** A window of the run's engine before a product with the demonstration content. */
export async function openSite() {
  const product = await startProduct();
  await seedProduct(product);
  const engine = await openEngine(engineName);
  return {
    product,
    api: await openSiteApi(product),
    page: createPage(engine, product.url),
    async close() {
      await engine.close();
      await product.stop();
    },
  };
}

export async function signIn(page: EnginePage, { admin }: Product): Promise<void> {
  await page.open('/auth');
  await page.fill('Email', admin.email);
  await page.fill('Password', admin.password);
  await page.click({ role: 'button', name: 'Sign In' });
  await page.see({ role: 'heading', name: 'Site Settings' });
}
