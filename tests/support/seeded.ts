import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base } from './admin.ts';
import { startProduct, type Product } from './product.ts';
import { toSessionState } from './session-state.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Playwright's `test` with a product full of the demonstration content for each worker, which its
 * tests only look at. Pages open as a visitor's; `test.use({ signedIn: true })` makes them an admin's.
 */
export const test = base.extend<{ signedIn: boolean }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const product = await startProduct();
      await seedProduct(product);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  signedIn: [false, { option: true }],
  storageState: async ({ signedIn, api }, use) => use(signedIn ? toSessionState(api.cookie) : undefined),
});

/** Adds the content beside the running product, and waits until it shows it. */
export async function seedProduct({ dataDir, url }: Product): Promise<void> {
  const seeding = spawn(process.execPath, ['scripts/seed.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`the demonstration content could not be added (exit code ${code})`);
  while (!(await (await fetch(`${url}/blog`)).text()).includes('/blog/latest-ai-trends-2026')) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export { expect } from './admin.ts';
