import { expect, it } from 'vitest';
import { personSchema } from './people.schema.ts';

it('reads a person stored with a pen without it', () => {
  const person = { name: 'A', role: 'B', line: 'C', links: [] };
  expect(personSchema.parse({ ...person, pen: 'broad' })).toEqual(person);
});
