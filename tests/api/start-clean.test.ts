import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import type { ContentOverview } from '#features/content/contract.ts';
import type { CleanStart, Setup } from '#features/setup/contract.ts';
import { readContent, startClean as start, undoCleanStart as undo } from '#tests/support/clean-start.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { seedContent } from '../../scripts/seed-content.ts';

const readSetup = async (api: TestApi) => (await (await api.askAsAdmin('GET', '/setup')).json()) as Setup;

const tables = [
  'content_documents',
  'blogs',
  'contact_messages',
  'newsletter_subscriptions',
  'insight_sums',
  'insight_texts',
  'site_settings',
] as const;

/** The stored rows, without those that a change and its undo may leave. */
async function readAll({ database }: TestPlatform) {
  const read = tables.map(async (table) => {
    const rows: object[] = await database.kysely.selectFrom(table).selectAll().execute();
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

describeOnBothDatabasesAtLength('starting clean', (open) => {
  it('removes nothing if the backup fails, and says why', async () => {
    const { platform, api } = await openWithApi(open);
    await seedContent(platform);
    const before = await readAll(platform);
    writeFileSync(join(platform.config.dataDir, 'backups'), '');
    const refused = await start(api);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'backup_failed',
      detail: expect.stringMatching(/^Nothing was removed, because the backup failed: .*backups/),
    });
    expect(await readAll(platform)).toEqual(before);
  });

  it('removes everything that is the demonstration’s after a backup, and undo brings it back', async () => {
    const { platform, api } = await openWithApi(open);
    await seedContent(platform);
    const before = {
      rows: await readAll(platform),
      cases: await readContent(api, 'cases'),
      site: await readContent(api, 'site'),
    };

    const answer = await start(api);
    expect(answer.status).toBe(201);
    const started = (await answer.json()) as CleanStart;
    expect(started.removed).toMatchObject({ posts: 13, messages: 14, subscribers: 40, settings: 5 });
    expect(existsSync(join(platform.config.dataDir, 'backups', started.backup))).toBe(true);
    for (const collection of ['cases', 'people', 'products', 'timeline']) {
      expect(await readContent(api, collection)).toEqual([]);
    }
    expect(await (await api.ask('GET', '/blog-api')).json()).toEqual([]);
    const rows = await readAll(platform);
    expect(rows).toMatchObject({
      blogs: 0,
      contact_messages: 0,
      newsletter_subscriptions: 0,
      insight_sums: 0,
      insight_texts: 0,
    });
    const { to_replace: left } = (await (
      await api.askAsAdmin('GET', '/content-overview')
    ).json()) as ContentOverview;
    expect(
      left
        .filter(({ collection }) => collection !== 'legal' && collection !== 'quiz')
        .map(({ collection, slug }) => `${collection}/${slug}`),
    ).toEqual([...defaultContent.services.map(({ slug }) => `services/${slug}`), 'site/branding']);
    const { clean_start, demonstration, steps } = await readSetup(api);
    expect(clean_start).toMatchObject({ id: started.id });
    expect(demonstration, 'something that it could remove').toBe(false);
    expect(steps.find(({ name }) => name === 'services')).toMatchObject({
      is_done: false,
      state: '6 of 6 are still the demonstration’s, or make claims of it.',
    });
    expect((await start(api)).status).toBe(409);

    expect(await (await undo(api, started)).json()).toEqual({ unchanged: 0 });
    const after = await readAll(platform);
    expect(after).toEqual({ ...before.rows, content_documents: expect.any(Number) });
    const strip = (documents: unknown) =>
      (documents as { slug: string; data: object }[]).map(({ slug, data }) => ({ slug, data }));
    expect(strip(await readContent(api, 'cases'))).toEqual(strip(before.cases));
    expect(strip(await readContent(api, 'site'))).toEqual(strip(before.site));
    expect((await undo(api, started)).status).toBe(404);
    expect((await readSetup(api)).clean_start).toBeNull();
  }, 60_000);

  it('keeps what the owner has written, and leaves what was changed since to them', async () => {
    const api = await openTestApi(await open());
    const publish = async (path: string, data: object) => {
      const { version } = (await (await api.askAsAdmin('GET', `/content-api/${path}`)).json()) as {
        version: number;
      };
      const saved = await api.askAsAdmin('PUT', `/content-api/${path}`, { body: { data, version } });
      expect(saved.status).toBe(200);
      expect((await api.askAsAdmin('POST', `/content-api/${path}/publish`)).status).toBe(200);
    };
    const { assurance, hero } = defaultContent.site;
    const ours = { title: 'Our insurance', text: 'Ask for the policy of our insurer, Example Mutual.' };
    await publish('site/assurance', { ...assurance, items: [...assurance.items, ours] });
    await api.askAsAdmin('PUT', '/settings', { body: { contact_phone: '+44 20 7946 0000' } });

    const started = (await (await start(api)).json()) as CleanStart;
    expect(await readContent(api, 'site/assurance')).toMatchObject({ data: { shown: false, items: [ours] } });
    const settings = (await (await api.ask('GET', '/settings')).json()) as { key: string; value: string }[];
    expect(settings).toContainEqual({ key: 'contact_phone', value: '+44 20 7946 0000' });
    expect(settings).toContainEqual({ key: 'site_name', value: 'Brightwater' });
    expect(settings).toContainEqual({ key: 'contact_email', value: '' });

    await publish('site/hero', { ...hero, lead: 'We mend roofs.' });
    expect(await (await undo(api, started)).json()).toEqual({ unchanged: 1 });
    expect(await readContent(api, 'site/hero')).toMatchObject({ data: { lead: 'We mend roofs.' } });
    expect(await readContent(api, 'site/assurance')).toMatchObject({ data: { shown: true } });
  }, 60_000);

  it('keeps what the owner has given another name, and bins what was only reworded', async () => {
    const { platform, api } = await openWithApi(open);
    await seedContent(platform);
    const people = await readContent(api, 'people');
    const change = async ({ slug, data }: { slug: string; data: object }, changes: object) => {
      const path = `/content-api/people/${slug}`;
      const headers = { 'if-match': '*' };
      const body = { data: { ...data, ...changes } };
      expect((await api.askAsAdmin('PUT', path, { body, headers })).status).toBe(200);
      expect((await api.askAsAdmin('POST', `${path}/publish`)).status).toBe(200);
    };
    await change(people[0]!, { name: 'Ada Hartmann' });
    await change(people[1]!, { line: `${people[1]!.data.line}!` });
    const [post] = (await (await api.ask('GET', '/blog-api')).json()) as { id: string }[];
    const title = 'How our own garden grew';
    expect((await api.askAsAdmin('PUT', `/blog-api/${post!.id}`, { body: { title } })).status).toBe(200);

    expect((await start(api)).status).toBe(201);
    const kept = await readContent(api, 'people');
    expect(kept.map(({ data }) => data.name)).toEqual(['Ada Hartmann']);
    expect(await (await api.ask('GET', '/blog-api')).json()).toMatchObject([{ id: post!.id, title }]);
  }, 60_000);

  it('refuses the demonstration’s name and address as the owner’s', async () => {
    const api = await openTestApi(await open());
    for (const name of [' countermark ', 'Countermark.', 'Counter-Mark', '“Countermark”']) {
      const refused = await start(api, { site_name: name });
      expect([name, refused.status]).toEqual([name, 400]);
      expect(await refused.json()).toMatchObject({
        errors: [{ field: 'site_name', message: 'Countermark is the demonstration’s name: enter your own' }],
      });
    }
    const example = await start(api, { site_name: 'Brightwater', contact_email: 'hello@example.com' });
    expect(example.status).toBe(400);
    expect(await example.json()).toMatchObject({
      errors: [{ field: 'contact_email', message: 'Contact email is an example: enter your own, or none' }],
    });
  });

  it('asks for a name, a person and a recent sign-in', async () => {
    const api = await openTestApi(await open());
    expect((await start(api, {})).status).toBe(400);
    const body = { site_name: 'Brightwater' };
    expect((await api.askAsAdmin('POST', '/setup/clean-start', { body })).status).toBe(403);
    expect((await api.ask('GET', '/setup')).status).toBe(403);
    expect(await readSetup(api)).toMatchObject({ demonstration: true, clean_start: null });
  });
});

describeOnBothDatabasesAtLength('the setup checklist', (open) => {
  it('knows by itself what is done, and stays away once it is dismissed', async () => {
    const api = await openTestApi(
      await open({
        siteUrl: new URL('https://acme.com'),
        siteUrlIsSet: true,
        fromEnvironment: { BOOKING_URL: 'https://calendar.acme.com/book' },
      }),
    );
    const listDone = async () =>
      (await readSetup(api)).steps.filter(({ is_done }) => is_done).map(({ name }) => name);
    expect(await listDone()).toEqual(['booking', 'domain']);
    const readIdentity = async () => (await readSetup(api)).steps[0]!.state;
    expect(await readIdentity()).toBe(
      'Missing: logo. Still an example: name, tagline, contact email, phone, address.',
    );
    await api.askAsAdmin('PUT', '/settings', { body: { contact_email: '', contact_phone: '' } });
    expect(await readIdentity()).toBe(
      'Missing: contact email, logo. Still an example: name, tagline, address.',
    );
    const settings = {
      site_name: 'Acme',
      tagline: 'Anvils that last',
      contact_email: 'us@acme.com',
      contact_phone: '',
      contact_address: '',
      logo_url: 'https://acme.com/logo.png',
    };
    await api.askAsAdmin('PUT', '/settings', { body: settings });
    expect(await listDone()).toEqual(['identity', 'booking', 'domain']);
    expect((await readSetup(api)).is_dismissed).toBe(false);
    const saved = await api.askAsAdmin('PUT', '/setup', { body: { is_dismissed: true } });
    expect(saved.status).toBe(200);
    expect((await readSetup(api)).is_dismissed).toBe(true);
  });

  it('says that a test mail is only a file while there is no mail server', async () => {
    const { platform, api } = await openWithApi(open);
    const sent = await api.askAsAdmin('POST', '/setup/test-mail');
    expect(await sent.json()).toMatchObject({ state: 'written', reply: null });
    expect(await platform.readMails()).toHaveLength(1);
  });
});
