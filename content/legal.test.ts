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

test('names the place that was meant', () => {
  const refused = legalDocumentSchema.safeParse({ ...privacyPolicy, lead: 'Write to {contact_mail}.' });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    '{contact_mail} is not known. Did you mean {contact_email}?',
  ]);
});
