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

it('names what is an example in the environment, which is not edited here', () => {
  const warnings = [{ code: 'no_mail_server' }, { code: 'example_booking' }] as const;
  expect(listExampleSettings(settingDefaults, warnings).at(-1)).toMatchObject({
    href: null,
    title: 'Booking address',
  });
});
