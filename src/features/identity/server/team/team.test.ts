import { expect, it } from 'vitest';
import { withdrawColleague } from '#app/colleagues.ts';
import { insertRole } from '../roles.store.ts';
import { findPreviewLink } from '#features/content/server/preview-links.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { annsMessage } from '#tests/support/payloads.ts';
import { openColleague } from '#tests/support/colleagues.ts';
import type { SentInvitation, TeamMember } from '../../team.contract.ts';

const password = 'the password of grace';

const read = async <T>(response: Response | Promise<Response>): Promise<T> =>
  (await (await response).json()) as T;

async function listTeam(api: TestApi): Promise<TeamMember[]> {
  return read(api.askAsAdmin('GET', '/team-api'));
}

const invite = (api: TestApi, body: object) =>
  api.askInPerson('POST', '/invitations', { body: { delivery: 'link', roles: ['author'], ...body } });

async function inviteByLink(api: TestApi, email: string): Promise<string> {
  const { link } = await read<SentInvitation>(invite(api, { email }));
  return new URL(link!).searchParams.get('token')!;
}

const accept = (api: TestApi, body: object) => api.ask('POST', '/accept-invitation', { body });

describeOnBothDatabases('an invitation', (open) => {
  it('makes an account with its roles, once', async () => {
    const api = await openTestApi(await open());
    const token = await inviteByLink(api, 'grace@example.com');
    const short = await accept(api, { token, name: 'Grace', password: 'short' });
    expect(short.status).toBe(400);
    const both = await Promise.all([1, 2].map(() => accept(api, { token, name: 'Grace Hopper', password })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await listTeam(api)).find(({ email }) => email === 'grace@example.com')).toMatchObject({
      name: 'Grace Hopper',
      roles: ['author'],
      state: 'active',
    });
    const signIn = await api.ask('POST', '/api/auth/sign-in/email', {
      body: { email: 'grace@example.com', password },
    });
    expect(signIn.status).toBe(200);
  });

  it('is stored as a hash, and its link ends with a new one, with its withdrawal and after seven days', async () => {
    const { platform, api } = await openWithApi(open);
    const first = await inviteByLink(api, 'grace@example.com');
    const stored = await platform.database.kysely.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first);
    const renewed = await read<SentInvitation>(
      api.askInPerson('POST', `/invitations/${stored[0]!.id}/renew`, { body: { delivery: 'link' } }),
    );
    expect((await accept(api, { token: first, name: 'G', password })).status).toBe(410);
    const second = new URL(renewed.link!).searchParams.get('token')!;
    const day = platform.now();
    platform.now = () => new Date(day.getTime() + 8 * 86_400_000);
    expect((await accept(api, { token: second, name: 'G', password })).status).toBe(410);
    platform.now = () => day;
    expect((await api.askInPerson('DELETE', `/invitations/${stored[0]!.id}`)).status).toBe(204);
    expect((await accept(api, { token: second, name: 'G', password })).status).toBe(410);
  });

  it('ends with the right of whoever made it', async () => {
    const { platform, api } = await openWithApi(open);
    const token = await inviteByLink(api, 'grace@example.com');
    await platform.database.kysely
      .updateTable('user_roles')
      .set({ role: 'author' })
      .where('user_id', '=', api.adminId)
      .execute();
    expect((await accept(api, { token, name: 'G', password })).status).toBe(410);
  });

  it('goes by mail if that was asked for, and its answer has no link', async () => {
    const { platform, api } = await openWithApi(open);
    const sent = await read<SentInvitation>(
      invite(api, { email: 'grace@example.com', delivery: 'mail', roles: ['editor', 'author', 'editor'] }),
    );
    expect(sent).toMatchObject({ is_mailed: true, roles: ['author', 'editor'] });
    expect(sent.link).toBeUndefined();
    await platform.outbox.sendDue();
    const [mail] = await platform.readMails();
    expect(mail!.text).toContain('/auth/join?token=');
  });

  it('adds roles to the confirmed account of its address, whose password stays', async () => {
    const { platform, api } = await openWithApi(open);
    const grace = await openColleague(platform, api, { email: 'grace@example.com', roles: [] });
    const token = await inviteByLink(api, 'grace@example.com');
    expect((await accept(api, { token })).status).toBe(200);
    expect(await read(grace.ask('GET', '/session'))).toMatchObject({ user: { roles: ['author'] } });
  });

  it('takes an account that nobody has confirmed from whoever made it', async () => {
    const { platform, api } = await openWithApi(open);
    const mallory = await openColleague(platform, api, {
      email: 'grace@example.com',
      roles: [],
      isConfirmed: false,
    });
    const token = await inviteByLink(api, 'grace@example.com');
    expect((await accept(api, { token })).status).toBe(400);
    expect((await accept(api, { token, name: 'Grace', password })).status).toBe(200);
    expect(await read(mallory.ask('GET', '/session'))).toEqual({ user: null });
  });

  it('is erased with the address, account or not', async () => {
    const api = await openTestApi(await open());
    const token = await inviteByLink(api, 'grace@example.com');
    expect((await api.askInPerson('DELETE', '/personal-data?email=grace@example.com')).status).toBe(200);
    expect((await accept(api, { token, name: 'G', password })).status).toBe(410);
  });

  it('is refused for a colleague', async () => {
    const { platform, api } = await openWithApi(open);
    await openColleague(platform, api, { email: 'grace@example.com', roles: ['author'] });
    expect((await invite(api, { email: 'Grace@example.com' })).status).toBe(409);
  });
});

describeOnBothDatabases('the team', (open) => {
  it('gets and loses rights with the next request', async () => {
    const { platform, api } = await openWithApi(open);
    const grace = await openColleague(platform, api, { roles: ['author'] });
    expect((await grace.ask('GET', '/messages-api')).status).toBe(403);
    const change = (roles: string[]) =>
      api.askInPerson('PUT', `/team-api/${grace.id}/roles`, { body: { roles } });
    expect((await change(['author', 'lead-desk'])).status).toBe(200);
    expect((await grace.ask('GET', '/messages-api')).status).toBe(200);
    expect((await change(['author'])).status).toBe(200);
    const refused = await grace.ask('GET', '/messages-api');
    expect([refused.status, (await read<{ code: string }>(refused)).code]).toEqual([403, 'right_required']);
  });

  it('loses a deactivated colleague at once: sessions, tokens and keys end, leads have no owner, posts stay', async () => {
    const { platform, api } = await openWithApi(open);
    const grace = await openColleague(platform, api, { roles: ['author', 'lead-desk', 'admin'] });
    const key = await read<{ key: string }>(grace.ask('POST', '/generate-api-key', { body: { name: 'CI' } }));
    const post = await read<{ id: string }>(
      grace.ask('POST', '/blog-api', { body: { title: 'Mine', excerpt: 'x', content: 'x' } }),
    );
    const lead = await read<{ id: string }>(api.ask('POST', '/messages-api', { body: annsMessage }));
    await grace.ask('PATCH', `/messages-api/${lead.id}`, { body: { assignee_id: grace.id } });
    const token = await read<{ access_token: string }>(grace.ask('POST', '/access-token', { body: {} }));

    const answer = await api.askInPerson('POST', `/team-api/${grace.id}/deactivate`);
    expect(await read(answer)).toMatchObject({
      state: 'deactivated',
      roles: ['author', 'lead-desk', 'admin'],
    });
    expect(await read(grace.ask('GET', '/session'))).toEqual({ user: null });
    const bearer = { authorization: `Bearer ${token.access_token}` };
    expect((await api.ask('GET', '/messages-api', { headers: bearer })).status).toBe(401);
    expect((await api.ask('GET', '/messages-api', { headers: { 'x-api-key': key.key } })).status).toBe(401);
    expect(await read(api.askAsAdmin('GET', `/messages-api/${lead.id}`))).toMatchObject({
      assignee_id: null,
    });
    const [event] = await read<object[]>(api.askAsAdmin('GET', `/messages-api/${lead.id}/activity`));
    expect(event).toMatchObject({ kind: 'unassigned', data: { reason: 'account_deactivated' } });
    expect(await read(api.askAsAdmin('GET', `/blog-api/${post.id}`))).toMatchObject({ author_id: grace.id });

    const signIn = () => api.ask('POST', '/api/auth/sign-in/email', { body: grace.credentials });
    const refused = await signIn();
    expect([refused.status, (await read<{ detail: string }>(refused)).detail]).toEqual([
      403,
      'Your account was deactivated. Ask an admin of this website.',
    ]);
    expect((await api.askInPerson('POST', `/team-api/${grace.id}/reactivate`)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await api.ask('GET', '/messages-api', { headers: { 'x-api-key': key.key } })).status).toBe(401);
  });

  it.each([
    ['deactivated', 'POST', 'deactivate', undefined, 'POST', 'reactivate', undefined],
    ['without the right', 'PUT', 'roles', { roles: ['author'] }, 'PUT', 'roles', { roles: ['editor'] }],
  ] as const)(
    'ends the links to previews of a colleague who is %s, for good',
    async (_when, method, path, body, methodBack, pathBack, bodyBack) => {
      const { platform, api } = await openWithApi(open);
      const grace = await openColleague(platform, api, { roles: ['editor'] });
      const mine = await read<{ url: string }>(api.askAsAdmin('POST', '/preview-links', { body: {} }));
      const { url } = await read<{ url: string }>(grace.ask('POST', '/preview-links', { body: {} }));
      const tokenOf = (link: string) => link.split('/')[4]!;
      expect(await findPreviewLink(platform, tokenOf(url))).toBe('site');
      const base = `/team-api/${grace.id}`;
      expect((await api.askInPerson(method, `${base}/${path}`, { body })).status).toBe(200);
      expect(await findPreviewLink(platform, tokenOf(url))).toBeNull();
      expect((await api.askInPerson(methodBack, `${base}/${pathBack}`, { body: bodyBack })).status).toBe(200);
      expect(await findPreviewLink(platform, tokenOf(url))).toBeNull();
      expect(await findPreviewLink(platform, tokenOf(mine.url))).toBe('site');
    },
  );

  it('ends the links to previews of an admin whose role is withdrawn in a shell, for good', async () => {
    const { platform, api } = await openWithApi(open);
    const grace = await openColleague(platform, api, { roles: ['admin'] });
    const { url } = await read<{ url: string }>(grace.ask('POST', '/preview-links', { body: {} }));
    await withdrawColleague(platform, grace.credentials.email);
    await insertRole(platform.database.kysely, grace.id, 'admin');
    expect(await findPreviewLink(platform, url.split('/')[4]!)).toBeNull();
  });

  it('keeps one admin, also if two go at once', async () => {
    const { platform, api } = await openWithApi(open);
    const grace = await openColleague(platform, api, { roles: ['admin'] });
    const both = await Promise.all([
      api.askInPerson('POST', `/team-api/${grace.id}/deactivate`),
      grace.ask('PUT', `/team-api/${api.adminId}/roles`, { body: { roles: ['author'] } }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const held = await platform.database.kysely.selectFrom('user_roles').selectAll().execute();
    expect(held.filter(({ role }) => role === 'admin')).toHaveLength(1);
  });

  it('is asked for a second factor by a role, and can do nothing else until it has one', async () => {
    const { platform, api } = await openWithApi(open);
    const grace = await openColleague(platform, api, { roles: ['author'] });
    const save = (second_factor: string[]) =>
      api.askInPerson('PUT', '/team-rules', { body: { second_factor } });
    expect((await save(['author'])).status).toBe(200);
    const refused = await grace.ask('GET', '/uploads');
    expect((await read<{ code: string }>(refused)).code).toBe('second_factor_required');
    expect((await grace.ask('GET', '/sign-in-methods')).status).toBe(200);
    expect(await read(grace.ask('GET', '/session'))).toMatchObject({
      user: { lacks_second_factor: true, rights: ['account'] },
    });
    await save([]);
    expect((await grace.ask('GET', '/uploads')).status).toBe(200);
  });

  it('sees where a colleague is signed in, and ends it', async () => {
    const { platform, api } = await openWithApi(open);
    const grace = await openColleague(platform, api, { roles: ['author'] });
    const path = `/team-api/${grace.id}/sessions`;
    const [session] = await read<{ id: string }[]>(api.askAsAdmin('GET', path));
    expect((await api.askInPerson('DELETE', `${path}/${session!.id}`)).status).toBe(204);
    expect(await read(grace.ask('GET', '/session'))).toEqual({ user: null });
    expect((await api.askInPerson('DELETE', `${path}/${session!.id}`)).status).toBe(404);
  });
});
