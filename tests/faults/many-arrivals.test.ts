import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { prepareProduct, type RestartableProduct } from './restartable-product.ts';

/** More than Node lets wait by default: any further client would retry after a second. */
const arrivals = 1000;

const kernelLimit = () => Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));

let product: RestartableProduct;
beforeAll(async () => {
  product = await prepareProduct();
  await product.start();
});
afterAll(() => product.remove());

it.runIf(process.platform === 'linux' && kernelLimit() > arrivals)(
  'lets a thousand visitors wait at the door while it is busy',
  async () => {
    const { port } = new URL(product.url);
    process.kill(product.pid, 'SIGSTOP');
    const sockets = Array.from({ length: arrivals }, () => connect(Number(port), '127.0.0.1'));
    onTestFinished(() => {
      process.kill(product.pid, 'SIGCONT');
      for (const socket of sockets) socket.on('error', () => {}).destroy();
    });
    // A client turned away here hears nothing: no connection, no error.
    const connected = await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect(connected).toHaveLength(arrivals);
  },
);
