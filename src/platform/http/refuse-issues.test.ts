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

it('names the field in its detail where the text has no subject', () => {
  const { detail, errors } = refuse(z.object({ version: z.number('must be a number') }), {});
  expect([detail, errors]).toEqual([
    'version must be a number',
    [{ field: 'version', message: 'must be a number' }],
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

it.each<[z.ZodType, unknown, string]>([
  [z.string().max(200), 'x'.repeat(201), 'must be at most 200 characters'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(8), 'x', 'must be at least 8 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entry'],
  [z.int(), 2 ** 60, 'is too large'],
  [z.int().max(5), 6, 'must be at most 5'],
  [z.int().min(1), 0, 'must be at least 1'],
  [z.number().lt(1), 1, 'must be below 1'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.strictObject({}), null, 'must be an object'],
  [z.record(z.string(), z.string()), [], 'must be an object'],
  [z.strictObject({ a: z.string() }), {}, 'is missing'],
  [z.enum(['none', 'menu', 'footer']), 'top', 'must be none, menu or footer'],
  [z.literal('a'), 'b', 'must be a'],
  [z.email(), 'us', 'must be an email address'],
  [z.string().regex(/^a+$/), 'b', 'is not in the expected form'],
  [z.union([z.string(), z.int()]), null, 'is not valid'],
  [z.string('say a name').max(3, 'too long a name'), 'long', 'too long a name'],
])('says what is wrong where a schema does not: %#', (schema, value, message) => {
  expect(refuse(schema, value).errors![0]!.message).toBe(message);
});
