import { expect, it } from 'vitest';
import { asClient, asKnownSender, hashInTurn } from './hash-queue.ts';

it('turns a flood away, and lets who is known go first', async () => {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const hash = (name: string, wait: Promise<void> = Promise.resolve()) =>
    hashInTurn(async () => {
      await wait;
      order.push(name);
    });
  const running = hash('first', held.promise);
  const stranger = (number: number) => asClient(`192.0.2.${number}`, () => hash('stranger'));
  const strangers = Array.from({ length: 32 }, (_, number) => stranger(number));
  await expect(stranger(32)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  const known = asKnownSender(() => hash('known'));
  held.resolve();
  await Promise.all([running, ...strangers, known]);
  expect(order.slice(0, 2)).toEqual(['first', 'known']);
  expect(order).toHaveLength(34);
});

it('leaves room for others in a burst of one client', async () => {
  const held = Promise.withResolvers<void>();
  const hash = (client: string) => asClient(client, () => hashInTurn(() => held.promise));
  const running = hashInTurn(() => held.promise);
  const burst = Array.from({ length: 30 }, () => hash('192.0.2.1'));
  const refused = burst.slice(4).map((each) => expect(each).rejects.toMatchObject({ status: 503 }));
  await Promise.all(refused);
  const other = hash('192.0.2.2');
  held.resolve();
  await Promise.all([running, ...burst.slice(0, 4), other]);
  await hash('192.0.2.1');
});

it('hashes for strangers one client after the other, and takes in a new one when a few have all places', async () => {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const hash = (client: string) =>
    asClient(client, () => hashInTurn(async () => void order.push(client))).catch(() => {});
  const running = hashInTurn(() => held.promise);
  const crowd = Array.from({ length: 8 }, (_, number) => `203.0.113.${number}`);
  const hashes = crowd.flatMap((client) => [1, 2, 3, 4].map(() => hash(client)));
  hashes.push(hash('198.51.100.1'));
  held.resolve();
  await Promise.all([running, ...hashes]);
  expect(order.slice(0, 9)).toEqual([...crowd, '198.51.100.1']);
  expect(order).toHaveLength(32);
});
