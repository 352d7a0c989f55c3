import { expect, it } from 'vitest';
import { ChunkFraming } from './chunk-framing.ts';

const chunks = (count: number, size: number): Buffer =>
  Buffer.from(`${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`.repeat(count));

it.each([
  ['a few of one byte', chunks(200, 1), true],
  ['many of one byte', chunks(300, 1), false],
  ['many of 50 bytes', chunks(1000, 50), false],
  ['many of 200 bytes', chunks(10_000, 200), true],
  ['a large one', chunks(1, 1_000_000), true],
])('looks at chunks: %s', (_what, piece, isAllowed) => {
  expect(new ChunkFraming().allows(piece)).toBe(isAllowed);
});

it('adds up over pieces', () => {
  const framing = new ChunkFraming();
  expect(framing.allows(chunks(200, 1))).toBe(true);
  expect(framing.allows(chunks(200, 1))).toBe(false);
});
