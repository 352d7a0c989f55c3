import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailService, type MailService } from '#tests/support/mail-service.ts';
import type { Product } from '#tests/support/start-product.ts';
import { openInstances, signInOn, type Instances } from './open-instances.ts';

let instances: Instances;
let service: MailService;

beforeAll(async () => {
  service = await openMailService();
  instances = await openInstances(2);
});
afterAll(async () => {
  await (instances as Instances | undefined)?.stop();
  await service.close();
});

it('holds on every instance at once what an owner sets on one', async () => {
  const [first, second] = instances.products as [Product, Product];
  const headers = await signInOn(first, instances.siteUrl);
  const ask = async (method: string, { url }: Product, path: string, body: object) => {
    const response = await fetch(`${url}/functions/v1${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const testMail = (product: Product) => ask('POST', product, '/setup/test-mail', {});
  expect(await testMail(second)).toMatchObject({ state: 'written' });
  const { port, user, password } = service;
  const server = { host: '127.0.0.1', port, security: 'optional', user, password };
  const saved = await ask('PUT', first, '/owner-settings', { mail_server: server });
  expect(saved).toMatchObject({ mail_server: { port, has_password: true } });
  for (const product of [second, first])
    expect(await testMail(product)).toMatchObject({ state: 'accepted', reply: '250 taken with thanks' });
  await ask('PUT', second, '/owner-settings', { mail_server: null });
  expect(await testMail(first)).toMatchObject({ state: 'written' });
});
