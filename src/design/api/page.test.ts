import { expect, it } from 'vitest';
import { readNext } from './page.ts';

it('takes the address of the next page out of a Link header', () => {
  const next = '/functions/v1/messages-api?cursor=x';
  expect(readNext(`<${next}>; rel="next"`)).toBe(next);
  expect(readNext('</a>; rel="prev"')).toBeNull();
  expect(readNext(null)).toBeNull();
});
