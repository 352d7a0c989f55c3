import { expect, it } from 'vitest';
import { describeUnknownFields, fillReplyFields, readFirstName } from './fill-reply-fields.ts';

const fields = {
  first_name: 'Ann',
  name: 'Ann Carter',
  subject: 'A {name} of $& wards',
  my_name: 'Eva',
  site_name: 'Acme',
};

it('fills the fields that there are, and leaves other braces alone', () => {
  expect(fillReplyFields('Hi {first_name}, about “{subject}”: {x} {} {my_name}, {site_name}', fields)).toBe(
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

it('fills what was saved when fields had spaces', () => {
  expect(fillReplyFields('Hi {First Name}, {my name}', fields)).toBe('Hi Ann, Eva');
});

it.each([
  ['Hi {frist_name}', '{frist_name} is not known. Did you mean {first_name}?'],
  ['Hi {First Name}', '{First Name} is not known. Did you mean {first_name}?'],
  [
    '{first_name} of {company}',
    '{company} is not known. Known are {first_name}, {name}, {subject}, {my_name}, {site_name}',
  ],
  ['Hi {{name}}', '{{name}} is not known. Did you mean {name}?'],
  ['Hi {{ First Name }}', '{{ First Name }} is not known. Did you mean {first_name}?'],
  ['Hi {name}}', '{name}} is not known. Did you mean {name}?'],
  ['Hi {first_nmae}', '{first_nmae} is not known. Did you mean {first_name}?'],
  ['{first_name} {a: 1} {} { } {"a"}', null],
])('says of %j: %j', (text, said) => {
  expect(describeUnknownFields(text)).toBe(said);
});
