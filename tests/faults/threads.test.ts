import { expect, it } from 'vitest';
import { failCalls } from './fail-calls.ts';
import { openProduct } from './open-product.ts';

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('not checked: threads that cannot be started, which only root can cause');

it.runIf(isRoot)('names the cause when threads die, and is not ready until they work', async () => {
  const { product } = await openProduct('sqlite');
  const askReady = async () => (await fetch(`${product.url}/readyz`)).json();
  const letThrough = await failCalls([product.pid], 'clone,clone3', 'EAGAIN');
  await expect
    .poll(askReady, { timeout: 30_000 })
    .toEqual({ status: 'not ready', waiting_for: ['database', 'articles'] });
  expect((await fetch(`${product.url}/functions/v1/blog-api?q=word`)).status).toBe(503);
  for (const thread of ['reader', 'articles']) {
    const lines = product.output().split('\n');
    const line = lines.find((one) => one.includes(`"thread":"${thread}"`))!;
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      msg: 'a thread ended',
      err: { code: 'ERR_WORKER_INIT_FAILED', message: expect.stringContaining('EAGAIN') },
    });
  }
  await letThrough();
  await expect.poll(askReady, { timeout: 30_000 }).toMatchObject({ status: 'ready' });
  expect((await fetch(`${product.url}/functions/v1/blog-api?q=word`)).status).toBe(200);
});
