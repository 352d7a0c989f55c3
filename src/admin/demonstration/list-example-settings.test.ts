import { expect, it } from 'vitest';
import { settingDefaults } from '#features/settings/contract.ts';
import { listExampleSettings } from './list-example-settings.ts';

it('names the contact data that are an example, until they are replaced or taken out', () => {
  const titles = (changes: object) =>
    listExampleSettings({ ...settingDefaults, ...changes }).map(({ title }) => title);
  expect(titles({})).toEqual(['Site name', 'Contact email', 'Contact phone', 'Contact address']);
  expect(
    titles({ site_name: 'Brightwater', contact_email: 'us@brightwater.example', contact_phone: '' }),
  ).toEqual(['Contact address']);
});
