import { expect, test } from 'vitest';
import { privacyPolicy, termsOfService } from './legal.ts';
import { legalDocumentSchema } from './legal.schema.ts';

test.each([privacyPolicy, termsOfService])('$title names whom to write to', (document) => {
  expect(JSON.stringify(document)).toContain('{contact_email}');
  expect(JSON.stringify(document)).toContain('{site_name}');
});

test.each(['{contact_mail}', 'a { b', '{{site_name}}', '{}'])(
  'refuses %j, which no setting fills',
  (lead) => {
    expect(legalDocumentSchema.safeParse({ ...privacyPolicy, lead }).success).toBe(false);
  },
);

test('holds the title to what the other texts are', () => {
  const parse = (title: string) => legalDocumentSchema.safeParse({ ...privacyPolicy, title });
  expect(parse('Privacy at {site_name}').success).toBe(true);
  expect(parse('Privacy Policy {year}').error?.issues).toMatchObject([
    { path: ['title'], message: expect.stringMatching(/^\{year\} is not known\./) },
  ]);
});

test.each([
  ['Write to {contact_mail}.', '{contact_mail} is not known. Did you mean {contact_email}?'],
  ['Of {{site_name}}.', '{{site_name}} is not known. Did you mean {site_name}?'],
  ['a { b', 'may have braces only in {contact_email}, {site_name}, {message_period}, {spam_period}'],
])('says of %j: %s', (lead, said) => {
  const refused = legalDocumentSchema.safeParse({ ...privacyPolicy, lead });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([said]);
});
