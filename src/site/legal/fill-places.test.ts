import { expect, test } from 'vitest';
import { privacyPolicy, termsOfService } from '#content/legal.ts';
import { settingDefaults } from '#features/settings/contract.ts';
import { fillDocument, fillPlaces } from './fill-places.ts';

const settings = { ...settingDefaults, site_name: 'Harrow & Co', contact_email: 'law@harrow.example' };

test('puts name and address into every place', () => {
  expect(fillPlaces('{site_name}: write to {contact_email}, not {contact_email}.', settings)).toBe(
    'Harrow & Co: write to law@harrow.example, not law@harrow.example.',
  );
});

test('names the contact page where no address is set', () => {
  expect(fillPlaces('Write to {contact_email}.', { ...settings, contact_email: '' })).toBe(
    'Write to our contact page.',
  );
});

test.each([
  [
    null,
    null,
    'until the matter is closed and no longer needed; until we have looked through it and delete it',
  ],
  [365, 1, '365 days at the longest; 1 day at the longest'],
])('says how long data is kept: %s and %s', (messageDays, spamDays, text) => {
  expect(fillPlaces('{message_period}; {spam_period}', settings, { messageDays, spamDays })).toBe(text);
});

test('fills every text of a document, its title too', () => {
  const title = 'Privacy at {site_name}';
  const rows = [{ group: 'Kept by {site_name}', what: 'Messages', until: 'a year' }];
  const table = { kind: 'table' as const, heads: { what: 'What', until: 'How long' }, rows };
  const sections = [{ id: 'kept', heading: 'Kept', blocks: [table] }];
  const filled = fillDocument({ ...privacyPolicy, title, sections }, settings);
  expect(filled.title).toBe('Privacy at Harrow & Co');
  expect(JSON.stringify(filled.sections)).toContain('"group":"Kept by Harrow & Co"');
});

test.each([privacyPolicy, termsOfService])('$title has no place left open', (document) => {
  const filled = JSON.stringify(fillDocument(document, settings));
  expect(filled).not.toMatch(/\{\w+\}/);
  expect(filled).toContain('law@harrow.example');
});
