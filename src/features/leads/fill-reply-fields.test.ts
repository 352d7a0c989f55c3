import { expect, it } from 'vitest';
import { describeUnknownFields, fillReplyFields, readFirstName } from './fill-reply-fields.ts';

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

it('names the fields that nothing fills, each once, and leaves other braces alone', () => {
  expect(describeUnknownFields('Hi {First Name}, {company} and { unknown field }, {company}')).toMatch(
    /^Nothing fills in \{company\}, \{ unknown field \}\. /,
  );
  expect(describeUnknownFields('{first name} {a: 1} {} { } {x1} {y_z} {"a"}')).toBeNull();
});
