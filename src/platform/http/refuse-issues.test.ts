import { expect, it } from 'vitest';
import { z } from 'zod';
import { refuseIssues } from './refuse-issues.ts';

const refuse = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return refuseIssues(error!.issues).toBody();
};

it('names each field that is wrong', () => {
  const schema = z.object({
    name: z.string('name must be text'),
    place: z.object({ city: z.string('no city') }),
  });
  const body = refuse(schema, { place: {} });
  expect(body.detail).toBe('name must be text');
  expect(body.errors).toEqual([
    { field: 'name', message: 'name must be text' },
    { field: 'place.city', message: 'no city' },
  ]);
});

it('names unknown fields, the first of them and their beginnings', () => {
  const strict = z.strictObject({});
  expect(refuse(strict, { a: 1, b: 2 }).detail).toBe('Unknown field: a, b');
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}-${'long'.repeat(100)}`, 1]));
  const body = refuse(strict, many);
  expect(body.detail).toMatch(/^Unknown field: 0-long.*… and 980 more$/);
  expect(JSON.stringify(body).length).toBeLessThan(4000);
  expect(refuse(strict, { [`${'x'.repeat(62)}🙂 and more`]: 1 }).detail.isWellFormed()).toBe(true);
});

it('lists twenty errors and no more', () => {
  const body = refuse(
    z.array(z.string()),
    Array.from({ length: 500 }, () => 1),
  );
  expect(body.errors).toHaveLength(20);
});
