import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';
import type { Engine } from './engine.ts';
import { openEngine } from './engine.ts';
import { engineName, signIn } from './open-site.ts';
import { createPage } from './page.ts';

/** How long the line takes for the check of who is signed in. */
const delayMs = 1500;

let product: Product;
let line: Server;
let engine: Engine;
let url: string;

beforeAll(async () => {
  const port = await findFreePort();
  url = `http://localhost:${port}`;
  product = await startProduct({ SITE_URL: url });
  line = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const pass = () =>
      incoming.pipe(
        request(product.url + incoming.url, { method, headers }, (response) => {
          outgoing.writeHead(response.statusCode!, response.headers);
          response.pipe(outgoing);
        }).on('error', () => outgoing.destroy()),
      );
    if (incoming.url === '/functions/v1/session') setTimeout(pass, delayMs);
    else pass();
  }).listen(port);
  engine = await openEngine(engineName);
});
afterAll(async () => {
  await engine.close();
  line.closeAllConnections();
  line.close();
  await product.stop();
});

it('is still in the admin area after a reload while it is checked who is signed in', async () => {
  const page = createPage(engine, url);
  await signIn(page, product);
  for (const leave of ['location.reload()', "location.assign('/admin/messages')"]) {
    await page.open('/admin/blogs');
    await page.see({ role: 'status', name: 'Checking who is signed in' });
    await engine.evaluate(`void ${leave}`);
    await page.see({ role: 'heading', name: leave.includes('messages') ? 'Contact Messages' : 'Blogs' });
    expect(await page.readPath()).toMatch(/^\/admin\//);
  }
});
