import { expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import type { Issue, IssueHead } from '../../issues.contract.ts';

const welcome = { after: 'tag', tag: 'webinar', delay_hours: 24 };
const text = { subject: 'Welcome', content: '<p>Hello</p>', welcome };

describeOnBothDatabases('welcome mails at the API', (open) => {
  it('are off at first, are switched on and off, and are not among the issues', async () => {
    const api = await openTestApi(await open({ fromEnvironment: { SMTP_URL: 'smtp://127.0.0.1:9' } }));
    const ask = async <T>(method: string, path: string, body?: object) =>
      (await (await api.askAsAdmin(method, `/issues-api${path}`, { body })).json()) as T;
    const created = await ask<Issue>('POST', '', text);
    expect(created).toMatchObject({ status: 'draft', welcome });
    const on = await ask<Issue>('POST', `/${created.id}/send`, {});
    expect(on).toMatchObject({ status: 'sending' });
    expect(await ask('DELETE', `/${created.id}`)).toMatchObject({
      detail: 'This welcome mail is on: switch it off before you delete it.',
    });
    expect(await ask('POST', `/${created.id}/send`, {})).toMatchObject({
      detail: 'This welcome mail is on.',
    });
    const off = await ask<Issue>('POST', `/${created.id}/cancel`);
    expect(off).toMatchObject({ status: 'draft', started_at: on.started_at });
    const later = { ...welcome, delay_hours: 48 };
    expect(await ask<Issue>('PUT', `/${created.id}`, { welcome: later })).toMatchObject({ welcome: later });
    expect(await ask<IssueHead[]>('GET', '')).toEqual([]);
    expect(await ask<IssueHead[]>('GET', '?kind=welcome')).toHaveLength(1);
  });

  it('are five at most, and an issue becomes none', async () => {
    const api = await openTestApi(await open());
    for (let i = 0; i < 5; i += 1)
      expect((await api.askAsAdmin('POST', '/issues-api', { body: text })).status).toBe(201);
    expect((await api.askAsAdmin('POST', '/issues-api', { body: text })).status).toBe(409);
    const issue = (await (
      await api.askAsAdmin('POST', '/issues-api', { body: { subject: 'News' } })
    ).json()) as Issue;
    const change = await api.askAsAdmin('PUT', `/issues-api/${issue.id}`, { body: { welcome } });
    expect(change.status).toBe(409);
  });
});
