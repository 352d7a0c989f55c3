import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';
import { openWhole } from '#tests/support/page-quiet.ts';
import { adminRoutes, missingRoutes, publicRoutes } from '#tests/support/routes.ts';
import { seedProduct } from '#tests/support/seed-product.ts';

const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;
const folder = join(import.meta.dirname, '../test-results/screenshots');

/** `npm run screenshots`: every page, filled with the demonstration content, at three widths in both themes. */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    await seedProduct(product);
    const session = await signIn(browser, product);
    for (const width of widths) {
      for (const colorScheme of themes) {
        const viewport = { width, height: 900 };
        await takeAll(browser, product, { viewport, colorScheme }, [...publicRoutes, ...missingRoutes]);
        await takeAll(browser, product, { viewport, colorScheme, storageState: session }, adminRoutes);
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  console.log(`The pictures are in ${folder}`);
}

async function signIn(browser: Browser, { url, admin }: Product) {
  const context = await browser.newContext();
  const answer = await context.request.post(`${url}/api/auth/sign-in/email`, { data: admin });
  if (!answer.ok()) throw new Error(`the admin could not sign in (${answer.status()})`);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function takeAll(
  browser: Browser,
  { url }: Product,
  options: BrowserContextOptions & { viewport: { width: number }; colorScheme: string },
  routes: readonly string[],
): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' } as BrowserContextOptions);
  const page = await context.newPage();
  for (const route of routes) {
    await openWhole(page, url + route);
    // Images below the fold are loaded when they come near.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
      scrollTo(0, 0);
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    const name = route.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';
    const file = `${name}-${options.viewport.width}-${options.colorScheme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
  }
  await context.close();
}

await main();
