import { expect, it } from 'vitest';
import { addReaders } from '#tests/support/test-issues.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Issue, IssuePreview } from '../../issues.contract.ts';

const text = {
  subject: 'What a warehouse taught us',
  preview: 'And what we changed',
  content:
    '<h2>First</h2><p>Read <a href="/services">our services</a>, <a href="https://example.org/">others</a> and <a href="/blog/gone">this</a>.</p><p><img src="/uploads/gone.png" alt=""></p><table><tr><td>One</td><td>Two</td></tr></table>',
};

async function create(api: TestApi, body: object = text): Promise<Issue> {
  const response = await api.askAsAdmin('POST', '/issues-api', { body });
  expect(response.status).toBe(201);
  return (await response.json()) as Issue;
}

const ask = async <T>(api: TestApi, method: string, path: string, body?: unknown) => {
  const response = await api.askAsAdmin(method, `/issues-api${path}`, body === undefined ? {} : { body });
  return { status: response.status, body: (await response.json()) as T };
};

describeOnBothDatabasesAtLength('the issues API', (open) => {
  it('keeps an issue with its versions, and refuses a change of an older state', async () => {
    const api = await openTestApi(await open());
    const issue = await create(api);
    expect(issue).toMatchObject({ status: 'draft', slug: 'what-a-warehouse-taught-us', version: 1 });
    const saved = await ask<Issue>(api, 'PUT', `/${issue.id}`, { subject: 'Another' });
    expect(saved.body).toMatchObject({
      subject: 'Another',
      slug: 'another',
      version: 2,
      ...{ content: text.content },
    });
    const headers = { 'if-match': '"1"' };
    const stale = await api.askAsAdmin('PUT', `/issues-api/${issue.id}`, {
      body: { subject: 'Third' },
      headers,
    });
    expect(stale.status).toBe(409);
    const restored = await ask<Issue>(api, 'POST', `/${issue.id}/versions/1/restore`);
    expect(restored.body).toMatchObject({ subject: text.subject });
    expect((await ask<Issue[]>(api, 'GET', '')).body).toMatchObject([{ id: issue.id }]);
    expect((await ask<unknown[]>(api, 'GET', `/${issue.id}/versions`)).body).toHaveLength(3);
    const deleted = await api.askAsAdmin('DELETE', `/issues-api/${issue.id}`);
    expect(deleted.status).toBe(204);
  });

  it('begins with an article', async () => {
    const api = await openTestApi(await open());
    const body = { title: 'Picking lists', excerpt: 'Are programs.', content: '<p>Really.</p>' };
    const post = (await (await api.askAsAdmin('POST', '/blog-api', { body })).json()) as { id: string };
    expect(await create(api, { post_id: post.id })).toMatchObject({
      subject: 'Picking lists',
      preview: 'Are programs.',
      content: '<p>Really.</p>',
      post_id: post.id,
    });
  });

  it('renders a mail with whole addresses, the campaign on own links alone, and says what to look at', async () => {
    const platform = await open({ fromEnvironment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    await addReaders(platform, 3);
    const api = await openTestApi(platform);
    const issue = await create(api);
    const { body } = await ask<IssuePreview>(api, 'GET', `/${issue.id}/preview`);
    const campaign = 'utm_source=newsletter&amp;utm_medium=email&amp;utm_campaign=what-a-warehouse-taught-us';
    expect(body.html).toContain(`href="http://localhost:3000/services?${campaign}"`);
    expect(body.html).toContain('href="https://example.org/"');
    expect(body.html).toContain('src="http://localhost:3000/uploads/gone.png?mail"');
    expect(body.html).toMatch(/newsletter\/unsubscribe\?token=/);
    expect(body.text).toContain('others:\nhttps://example.org/');
    expect(body.text).toContain('One  Two');
    expect(body.recipients).toBe(3);
    expect(body.checks.map((check) => check.text)).toEqual([
      'The picture gone.png is gone.',
      'The link to /blog/gone leads nowhere.',
      expect.stringContaining('A picture has no description'),
    ]);
    expect((await ask(api, 'POST', `/${issue.id}/send`, {})).status).toBe(409);
  });

  it('says what mail programs do with a megabyte, and takes no more', async () => {
    const api = await openTestApi(await open());
    const content = `<p>${'We walk less. '.repeat(35)}</p>`.repeat(2000).slice(0, 1_000_000);
    const { id } = await create(api, { content });
    const { status, body } = await ask<IssuePreview>(api, 'GET', `/${id}/preview`);
    expect(status).toBe(200);
    expect(body.bytes).toBeGreaterThan(1_000_000);
    expect(JSON.stringify(body.checks)).toContain('Gmail cuts it off at 102 KB');
    expect((await ask(api, 'PUT', `/${id}`, { content: `${content.padEnd(1_000_000)}x` })).status).toBe(400);
  });

  it('sends later, pauses, goes on, and ends', async () => {
    const platform = await open({ fromEnvironment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    await addReaders(platform, 3);
    const api = await openTestApi(platform);
    const { id } = await create(api, { subject: 'Short', content: '<p>Hello</p>' });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const scheduled = await ask<Issue>(api, 'POST', `/${id}/send`, { at });
    expect(scheduled.body).toMatchObject({ status: 'scheduled', send_at: at });
    expect((await ask(api, 'PUT', `/${id}`, { subject: 'Late change' })).status).toBe(409);
    expect((await ask<Issue>(api, 'POST', `/${id}/cancel`)).body).toMatchObject({
      status: 'draft',
      send_at: null,
    });
    expect((await ask<Issue>(api, 'POST', `/${id}/send`, {})).body).toMatchObject({ status: 'sending' });
    expect((await ask<Issue>(api, 'POST', `/${id}/pause`)).body).toMatchObject({
      status: 'paused',
      paused_for: 'owner',
    });
    expect((await ask<Issue>(api, 'PUT', `/${id}`, { per_minute: 20 })).body).toMatchObject({
      per_minute: 20,
    });
    expect((await ask<Issue>(api, 'POST', `/${id}/resume`)).body).toMatchObject({
      status: 'sending',
      paused_for: null,
    });
    expect((await ask<Issue>(api, 'POST', `/${id}/cancel`)).body).toMatchObject({ status: 'canceled' });
    expect((await ask(api, 'POST', `/${id}/pause`)).body).toMatchObject({
      detail: 'The sending of this issue was canceled.',
    });
    expect((await ask(api, 'DELETE', `/${id}`)).body).toMatchObject({
      detail: 'This issue is no draft any more: it cannot be deleted.',
    });
    expect((await ask(api, 'POST', `/${id}/resume`)).status).toBe(409);
  });

  it('refuses a time that is past, and takes the present minute for now', async () => {
    const platform = await open({ fromEnvironment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    await addReaders(platform, 1);
    const api = await openTestApi(platform);
    const { id } = await create(api, { subject: 'Short', content: '<p>Hello</p>' });
    const ago = (minutes: number) => ({ at: new Date(Date.now() - minutes * 60_000).toISOString() });
    for (const minutes of [3, 120, 6 * 1440])
      expect(await ask(api, 'POST', `/${id}/send`, ago(minutes))).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'at', message: 'at is in the past' }] },
      });
    expect(await ask(api, 'POST', `/${id}/send`, ago(1))).toMatchObject({
      status: 200,
      body: { status: 'sending', send_at: null },
    });
  });

  it('mails a test to the caller alone', async () => {
    const platform = await open();
    await addReaders(platform, 3);
    const api = await openTestApi(platform);
    const { id } = await create(api);
    await ask(api, 'PUT', `/${id}`, { sender_name: 'Mara "M" Müller, Acme' });
    const { body } = await ask<{ email: string }>(api, 'POST', `/${id}/test`);
    const mails = await platform.readMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [body.email, '[Test] What a warehouse taught us'],
    ]);
    expect(mails[0]!.headers['from']).toMatch(/^Mara "M" Müller, Acme <[^<>]+@[^<>]+>$/);
    expect(mails[0]!.html).toContain('Unsubscribe');
  });

  it('is for admins alone, and asks about mail that is held', async () => {
    const platform = await open({ fromEnvironment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    await addReaders(platform, 1);
    const api = await openTestApi(platform);
    expect((await api.ask('GET', '/issues-api')).status).toBe(403);
    expect((await api.ask('GET', '/mail-hold')).status).toBe(403);
    const { id } = await create(api, { subject: 'Short', content: '<p>Hello</p>' });
    await platform.mailHolding.read();
    await platform.database.kysely.updateTable('mail_place').set({ place: 'elsewhere' }).execute();
    expect(await (await api.askAsAdmin('GET', '/mail-hold')).json()).toMatchObject({ held_for: 'move' });
    expect((await ask(api, 'POST', `/${id}/send`, {})).status).toBe(409);
    const body = { waiting: 'discard' };
    expect(await (await api.askAsAdmin('POST', '/mail-hold', { body })).json()).toMatchObject({
      held_for: null,
    });
    expect((await ask(api, 'POST', `/${id}/send`, {})).status).toBe(200);
  });

  it('leads to the archive only where the mail can be read there', async () => {
    const api = await openTestApi(await open());
    const preview = async (id: string) => {
      const { html, text: plain } = (await ask<IssuePreview>(api, 'GET', `/${id}/preview`)).body;
      return [html, plain].map((part) => part.includes('Read it on the web'));
    };
    const inArchive = await create(api);
    const kept = await create(api, { ...text, in_archive: false });
    const welcome = await create(api, { ...text, welcome: { after: 'confirmation', delay_hours: 0 } });
    expect(await preview(inArchive.id)).toEqual([true, true]);
    expect(await preview(kept.id)).toEqual([false, false]);
    expect(await preview(welcome.id)).toEqual([false, false]);
    await api.askAsAdmin('PUT', '/newsletter-settings', { body: { archive: false } });
    expect(await preview(inArchive.id)).toEqual([false, false]);
  });
});
