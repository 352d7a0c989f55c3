import { expect, it } from 'vitest';
import { DayShares } from './day-shares.ts';

const takeAll = (shares: DayShares, day: string, requests: [address: string, thing: string][]) =>
  requests.map(([address, thing]) => shares.take(day, address, thing));

it('lets each client bring so many things on a day, and each of them again', () => {
  const shares = new DayShares(2);
  const requests: [string, string][] = [
    ['192.0.2.1', 'a'],
    ['192.0.2.1', 'b'],
    ['192.0.2.1', 'c'],
    ['192.0.2.1', 'a'],
    ['192.0.2.2', 'c'],
  ];
  expect(takeAll(shares, '2030-01-01', requests)).toEqual([true, true, false, true, true]);
  expect([shares.has('2030-01-01', '192.0.2.1', 'a'), shares.has('2030-01-01', '192.0.2.1', 'c')]).toEqual([
    true,
    false,
  ]);
  expect(shares.take('2030-01-02', '192.0.2.1', 'c')).toBe(true);
});

it('takes a subscriber of IPv6 for one, and lets a /48 bring five times as much', () => {
  const shares = new DayShares(1);
  const network = (n: number) => `2001:db8:1:${n}::1`;
  expect(shares.take('2030-01-01', '2001:db8:1::1', 'a')).toBe(true);
  expect(shares.take('2030-01-01', '2001:db8:1::2', 'b')).toBe(false);
  const others = [1, 2, 3, 4, 5, 6].map((n) => shares.take('2030-01-01', network(n), `${n}`));
  expect(others).toEqual([true, true, true, true, false, false]);
});

it('forgets the network that came first before it remembers without end', () => {
  const shares = new DayShares(1);
  for (let n = 0; n <= 50_000; n += 1) shares.take('2030-01-01', `client ${n}`, 'a');
  expect(shares.has('2030-01-01', 'client 0', 'a')).toBe(false);
  expect(shares.has('2030-01-01', 'client 1', 'a')).toBe(true);
  expect(shares.has('2030-01-01', 'client 50000', 'a')).toBe(true);
});
