import { expect, it } from 'vitest';
import { fillReplyFields, readFirstName } from './fill-reply-fields.ts';

const fields = {
  'first name': 'Ann',
  name: 'Ann Carter',
  subject: 'A {name} of $& wards',
  'my name': 'Eva',
  'site name': 'Acme',
};

it('fills the fields that there are, and leaves other braces alone', () => {
  expect(fillReplyFields('Hi {First Name}, about “{subject}”: {x} {} {my name}, {site name}', fields)).toBe(
    'Hi Ann, about “A {name} of $& wards”: {x} {} Eva, Acme',
  );
});

it.each([
  ['Ann Carter', 'Ann'],
  ['Carter, Ann Maria', 'Ann'],
  ['Dr. Ann Carter', 'Ann'],
  ['  Ann ', 'Ann'],
  ['Dr', 'Dr'],
  ['Carter,', 'Carter'],
])('takes the first name of %j', (name, first) => {
  expect(readFirstName(name)).toBe(first);
});
