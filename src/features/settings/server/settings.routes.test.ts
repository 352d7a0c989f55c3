import { expect, it } from 'vitest';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { settingDefaults, type Setting } from '../contract.ts';
import { replaceSetting } from './settings.store.ts';

async function read(api: TestApi): Promise<Record<string, string>> {
  const rows = (await (await api.ask('GET', '/settings')).json()) as Setting[];
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

describeOnBothDatabases('the settings API', (open) => {
  it('gives the defaults until something is saved', async () => {
    const api = await openTestApi(await open());
    expect(await read(api)).toEqual(settingDefaults);
  });

  it('saves what is given and leaves the rest', async () => {
    const { platform, api } = await openWithApi(open);
    const before = platform.database.contentVersion.current;
    const response = await api.askAsAdmin('PUT', '/settings', {
      body: { site_name: ' Ledger & Co ', contact_phone: '' },
    });
    expect(response.status).toBe(200);
    await api.askAsAdmin('PUT', '/settings', { body: { tagline: 'Second' } });
    expect(await read(api)).toEqual({
      ...settingDefaults,
      site_name: 'Ledger & Co',
      contact_phone: '',
      tagline: 'Second',
    });
    expect(platform.database.contentVersion.current).toBe(before + 2);
  });

  it.each([
    ['info@müller-it.de', 'info@xn--mller-it-65a.de'],
    [' Büro@acme.com ', 'Büro@acme.com'],
    [' ', ''],
  ])('takes %j as the contact address, as forms do', async (given, stored) => {
    const api = await openTestApi(await open());
    const response = await api.askAsAdmin('PUT', '/settings', { body: { contact_email: given } });
    expect(response.status).toBe(200);
    expect((await read(api))['contact_email']).toBe(stored);
  });

  it('gives a site without a tagline the default one', async () => {
    const { platform, api } = await openWithApi(open);
    await platform.database.write((trx) => replaceSetting(trx, 'tagline', null, ''));
    expect(await read(api)).toEqual(settingDefaults);
  });

  it.each([
    [{ site_name: 5 }, 'Site name must be text'],
    [{ site_name: ' ' }, 'Site name is empty'],
    [{ tagline: ' ' }, 'Tagline is empty'],
    [{ site_name: 'n'.repeat(61) }, 'Site name must be at most 60 characters'],
    [{ logo_url: 'javascript:alert(1)' }, 'Logo address must begin with /uploads/ or https://'],
    [
      { logo_url: 'https://user:pw@x.example/logo.png' },
      'Logo address must not have a name or password before its host',
    ],
    [{ logo_url: '/uploads/..' }, 'Logo address must begin with /uploads/ or https://'],
    [{ logo_url: '//evil.example/x.png' }, 'Logo address must begin with /uploads/ or https://'],
    [{ contact_email: 'nobody' }, 'Contact email must be an email address'],
    [{ contact_email: 'nobody@localhost' }, 'Contact email must be an email address'],
    [{ color: 'red' }, 'Unknown field: color'],
  ])('refuses %j', async (body, detail) => {
    const api = await openTestApi(await open());
    const response = await api.askAsAdmin('PUT', '/settings', { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail });
    expect(await read(api)).toEqual(settingDefaults);
  });
});
