import { expect, it } from 'vitest';
import { OpenBodies } from './open-bodies.ts';

function openBodies(limit: number) {
  const refused: string[] = [];
  const bodies = new OpenBodies(limit);
  const make = (name: string, peer: string) => ({ peer, refuseBody: () => void refused.push(name) });
  return { bodies, make, refused };
}

it('refuses what waits longest of the client that has most, once there are too many', () => {
  const { bodies, make, refused } = openBodies(4);
  for (const name of ['a1', 'a2', 'a3']) bodies.add(make(name, '192.0.2.1'));
  bodies.add(make('b1', '192.0.2.2'));
  expect(refused).toEqual([]);
  bodies.add(make('b2', '192.0.2.2'));
  bodies.add(make('c1', '192.0.2.3'));
  expect(refused).toEqual(['a1', 'a2']);
});

it('counts the addresses of one subscriber as one client', () => {
  const { bodies, make, refused } = openBodies(2);
  bodies.add(make('b1', '2001:db8:1::1'));
  bodies.add(make('a1', '2001:db8::1'));
  bodies.add(make('a2', '2001:db8::2'));
  expect(refused).toEqual(['a1']);
});

it('counts none whose rest has come', () => {
  const { bodies, make, refused } = openBodies(1);
  for (let i = 0; i < 3; i += 1) {
    const body = make(`${i}`, '192.0.2.1');
    bodies.add(body);
    bodies.delete(body);
    bodies.delete(body);
  }
  bodies.add(make('last', '192.0.2.2'));
  expect(refused).toEqual([]);
});
