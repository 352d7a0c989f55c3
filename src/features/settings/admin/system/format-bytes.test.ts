import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [18_432_000, '18.4 MB'],
  [41_200_000_000, '41.2 GB'],
])('%i is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
