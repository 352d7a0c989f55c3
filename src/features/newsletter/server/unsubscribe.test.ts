import { expect, it } from 'vitest';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { openServer } from '#tests/support/test-server.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import type { Subscription } from '../contract.ts';
import { createSubscriberToken } from './mailed-links.ts';
import { readSubscriber } from './unsubscribe.ts';

const ann = 'ann@example.com';

const subscribe = (api: TestApi, email = ann) => api.ask('POST', '/newsletter-api', { body: { email } });

const list = async (api: TestApi) =>
  (await (await api.askAsAdmin('GET', '/newsletter-api')).json()) as Subscription[];

const linkOf = (platform: TestPlatform, page = 'unsubscribe', email = ann) =>
  `/newsletter/${page}?token=${createSubscriberToken(platform, email)}`;

const importAnn = async (api: TestApi) => {
  const headers = { 'content-type': 'text/csv' };
  const sent = await api.askAsAdmin('POST', '/newsletter-import?note=x', { body: ann, headers });
  return sent.json();
};

describeOnBothDatabasesAtLength('unsubscribing', (open) => {
  it('takes one POST of a mail program, without cookie or question', async () => {
    const { platform, api } = await openWithApi(open);
    const { ask } = await openServer(platform);
    await subscribe(api);
    const answer = await ask(linkOf(platform), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await list(api)).toMatchObject([{ status: 'unsubscribed' }]);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const sent = new Response(form);
    const again = await ask(linkOf(platform), {
      method: 'POST',
      headers: { 'content-type': sent.headers.get('content-type')! },
      body: await sent.text(),
    });
    expect(again.status).toBe(200);
  });

  it.each([
    { origin: 'https://mail.example' },
    { origin: 'null' },
    { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  ])('takes the POST of a mail program from any page, and no other form: %j', async (from) => {
    const { platform, api } = await openWithApi(open);
    const { post } = await openServer(platform);
    await subscribe(api);
    const press = { form: 'newsletter-unsubscribe' };
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    expect((await post(linkOf(platform), press, from)).status).toBe(403);
    expect((await post(linkOf(platform), { ...press, ...oneClick }, from)).status).toBe(403);
    expect((await post(linkOf(platform, 'preferences'), oneClick, from)).status).toBe(403);
    expect(await list(api)).toMatchObject([{ status: 'pending' }]);
    expect((await post(linkOf(platform), oneClick, from)).status).toBe(200);
    expect(await list(api)).toMatchObject([{ status: 'unsubscribed' }]);
  });

  it('takes one button of a person; looking changes nothing, and a forged link neither', async () => {
    const { platform, api } = await openWithApi(open);
    const { post } = await openServer(platform);
    await subscribe(api);
    expect(await readSubscriber(platform, createSubscriberToken(platform, ann))).toMatchObject({
      kind: 'open',
    });
    const press = async (link: string) => {
      const { body } = await post(link, { form: 'newsletter-unsubscribe' });
      return JSON.parse(body).form.message.title;
    };
    expect(await press(`${linkOf(platform).slice(0, -4)}AAAA`)).toBe('This link is not valid');
    expect(await list(api)).toMatchObject([{ status: 'pending' }]);
    expect(await press(linkOf(platform))).toBe('Unsubscribed');
    expect(await press(linkOf(platform))).toBe('Unsubscribed');
    expect(await list(api)).toMatchObject([{ status: 'unsubscribed' }]);
  });

  it('holds after an import, a deletion and an erasure, and ends when the person confirms again', async () => {
    const { platform, api } = await openWithApi(open);
    const { post } = await openServer(platform);
    const { id } = (await (await subscribe(api)).json()) as Subscription;
    await post(linkOf(platform), { form: 'newsletter-unsubscribe' });
    expect(await importAnn(api)).toMatchObject({ added: 0, suppressed: 1 });
    await api.askAsAdmin('DELETE', `/newsletter-api/${id}`);
    expect(await importAnn(api)).toMatchObject({ added: 0, suppressed: 1 });
    await api.askInPerson('DELETE', `/personal-data?email=${ann}`);
    expect(await importAnn(api)).toMatchObject({ added: 0, suppressed: 1 });
    const kept = await platform.database.kysely.selectFrom('suppressed_addresses').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('ann');
    expect((await subscribe(api)).status).toBe(201);
    expect(await list(api)).toMatchObject([{ status: 'pending' }]);
  });

  it('is followed by another mail when its person subscribes anew on that day, a bounded number of times', async () => {
    const { platform, api } = await openWithApi(open);
    const { post } = await openServer(platform);
    await subscribe(api);
    for (const mails of [2, 3, 4, 4]) {
      await post(linkOf(platform), { form: 'newsletter-unsubscribe' });
      expect((await subscribe(api)).status).toBe(201);
      expect((await subscribe(api)).status).toBe(409);
      expect(await list(api)).toMatchObject([{ status: 'pending' }]);
      expect(await platform.readMails()).toHaveLength(mails);
    }
  });

  it('is taken back by the same link, without another mail, by its person alone', async () => {
    const { platform, api } = await openWithApi(open);
    const { post } = await openServer(platform);
    const { id } = (await (await subscribe(api)).json()) as Subscription;
    const press = async (form: string, link = linkOf(platform)) =>
      JSON.parse((await post(link, { form })).body).form.message;
    expect(await press('newsletter-unsubscribe')).toMatchObject({
      text: expect.stringMatching(/again here/),
    });
    const forged = `${linkOf(platform).slice(0, -4)}AAAA`;
    expect(await press('newsletter-again', forged)).toMatchObject({ title: 'This link is not valid' });
    expect(await press('newsletter-again')).toMatchObject({ title: 'Subscribed again' });
    expect(await list(api)).toMatchObject([{ status: 'confirmed', confirmed_by: 'link' }]);
    expect(await press('newsletter-again')).toMatchObject({ title: 'Already subscribed' });
    expect(await platform.database.kysely.selectFrom('suppressed_addresses').selectAll().execute()).toEqual(
      [],
    );
    expect(await platform.readMails()).toHaveLength(1);
    await api.askAsAdmin('PUT', `/newsletter-api/${id}/status`, { body: { status: 'suppressed' } });
    expect(await press('newsletter-again')).toMatchObject({ text: `${ann} gets no newsletter.` });
    expect(await list(api)).toMatchObject([{ status: 'suppressed' }]);
  });

  it('is for good where the owner suppressed the address, which no answer tells', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = (await (await subscribe(api)).json()) as Subscription;
    const put = (status: string, of = id) =>
      api.askAsAdmin('PUT', `/newsletter-api/${of}/status`, { body: { status } });
    expect((await put('confirmed')).status).toBe(400);
    expect(await (await put('suppressed')).json()).toMatchObject({ status: 'suppressed' });
    expect((await put('unsubscribed', 'nowhere')).status).toBe(404);
    await api.askAsAdmin('DELETE', `/newsletter-api/${id}`);
    const again = await subscribe(api);
    expect([again.status, Object.keys(await again.json()).length]).toEqual([201, 4]);
    expect((await subscribe(api)).status).toBe(409);
    expect(await list(api)).toMatchObject([{ status: 'suppressed' }]);
    expect(await platform.readMails()).toHaveLength(1);
    expect((await put('pending', (await list(api))[0]!.id)).status).toBe(429);
  });

  it('is one of the preferences, which say what else there is', async () => {
    const { platform, api } = await openWithApi(open);
    const { post } = await openServer(platform);
    await subscribe(api);
    const save = async (fields: Record<string, string>) => {
      const link = linkOf(platform, 'preferences');
      const { body } = await post(link, { form: 'newsletter-preferences', ...fields });
      return JSON.parse(body).form.message.title;
    };
    expect(await save({ issues: 'on' })).toBe('Saved');
    const token = createSubscriberToken(platform, ann);
    expect(await readSubscriber(platform, token)).toMatchObject({ wantsIssues: true, wantsWelcome: false });
    expect(await save({})).toBe('Unsubscribed');
    expect(await list(api)).toMatchObject([{ status: 'unsubscribed' }]);
  });
});
