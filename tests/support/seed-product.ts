import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Product } from './start-product.ts';

const root = join(import.meta.dirname, '../..');

export const seedTimeoutMs = 120_000;

const showTimeoutMs = 60_000;

/** Adds the content beside the running product, and waits until it shows it. */
export async function seedProduct({ dataDir, url, database }: Product): Promise<void> {
  const seeding = spawn(process.execPath, ['scripts/seed.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...database },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`the demonstration content could not be added (exit code ${code})`);
  const deadline = Date.now() + showTimeoutMs;
  while (!(await (await fetch(`${url}/blog`)).text()).includes('/blog/latest-ai-trends-2026')) {
    if (Date.now() > deadline) throw new Error('the product does not show the content that was added');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
