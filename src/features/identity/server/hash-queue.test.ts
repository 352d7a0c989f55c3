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
