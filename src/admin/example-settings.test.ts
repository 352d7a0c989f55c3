import { expect, it } from 'vitest';
import { settingDefaults } from '#features/settings/contract.ts';
import { listExampleSettings } from './example-settings.ts';

it('names the contact data that are an example, until they are replaced or taken out', () => {
  const titles = (changes: object) =>
    listExampleSettings({ ...settingDefaults, ...changes }, []).map(({ title }) => title);
  expect(titles({})).toEqual(['Site name', 'Contact email', 'Contact phone', 'Contact address']);
  expect(
    titles({ site_name: 'Brightwater', contact_email: 'us@brightwater.com', contact_phone: '' }),
  ).toEqual(['Contact address']);
  expect(titles({ contact_email: 'us@brightwater.example' })).toContain('Contact email');
});

it('leads to the group of Mail & Services that has an example', () => {
  const warnings = [{ code: 'no_mail_server' }, { code: 'example_booking' }] as const;
  expect(listExampleSettings(settingDefaults, warnings).at(-1)).toMatchObject({
    href: '/admin/settings/services#booking',
    title: 'Booking address',
  });
});
