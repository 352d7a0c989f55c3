import { expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/contract.ts';
import { deleteOldEntries } from '#domain/audit/server/audit.store.ts';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { anonymous } from '#platform/context.ts';
import { openColleague } from '#tests/support/colleagues.ts';
import { annsMessage } from '#tests/support/payloads.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { grantRole, removeSecondFactors } from '../admins.ts';

const read = async (api: TestApi, query = ''): Promise<AuditEntry[]> =>
  (await (await api.askAsAdmin('GET', `/audit-api${query}`)).json()) as AuditEntry[];

const brief = ({ actor, action, target, details }: AuditEntry) => [
  action,
  actor.kind,
  actor.name,
  target && `${target.kind} ${target.title}`,
  details,
];

describeOnBothDatabases('the audit list', (open) => {
  it('says who did what to what, newest first, with the key that was used', async () => {
    const { platform, api } = await openWithApi(open);
    const eva = await openColleague(platform, api, { roles: ['author'], email: 'eva@example.com' });
    const inPerson = async (method: string, path: string, body?: unknown) =>
      (await api.askInPerson(method, path, { body })).json() as Promise<{ id: string }>;

    await inPerson('PUT', `/team-api/${eva.id}/roles`, { roles: ['editor'] });
    await inPerson('PUT', '/team-rules', { second_factor: ['admin'] });
    await platform.database.kysely.updateTable('role_rules').set({ second_factor: 0 }).execute();
    await inPerson('POST', '/invitations', { email: 'x@example.com', roles: ['author'], delivery: 'link' });
    const key = await inPerson('POST', '/generate-api-key', { name: 'CI', scopes: ['leads'] });
    await inPerson('POST', '/revoke-api-key', { keyId: key.id });
    await api.askInPerson('DELETE', `/api-keys/${key.id}`);
    await api.askAsAdmin('PUT', '/settings', { body: { tagline: 'New' } });
    await api.askAsAdmin('GET', '/messages-export');
    await inPerson('POST', `/team-api/${eva.id}/deactivate`);
    await inPerson('POST', `/team-api/${eva.id}/reactivate`);

    const rows = await read(api);
    expect(rows.map(brief).toReversed()).toEqual([
      ['roles.changed', 'person', 'admin', 'account eva', 'author → editor'],
      ['team_rules.changed', 'person', 'admin', null, 'Second factor: none → admin'],
      ['invitation.sent', 'person', 'admin', 'invitation x@example.com', 'author'],
      ['key.created', 'person', 'admin', 'key CI', 'leads'],
      ['key.revoked', 'person', 'admin', 'key CI', null],
      ['key.deleted', 'person', 'admin', 'key CI', null],
      ['settings.changed', 'key', 'admin', 'settings Site settings', 'tagline'],
      ['messages.exported', 'key', 'admin', null, null],
      ['account.deactivated', 'person', 'admin', 'account eva', null],
      ['account.reactivated', 'person', 'admin', 'account eva', null],
    ]);
    expect(rows.find(({ action }) => action === 'messages.exported')?.actor.key_name).toBe('test');
  });

  it('names which settings were changed, and none of their secrets', async () => {
    const api = await openTestApi(await open());
    const server = { host: '127.0.0.1', port: 1, security: 'optional', user: 'us', password: 'hush hush' };
    const body = { mail_server: server, retention: { message_days: 90 }, even_if_unreachable: true };
    expect((await api.askInPerson('PUT', '/owner-settings', { body })).status).toBe(200);
    const rows = await read(api);
    expect(rows.map(brief)).toEqual([
      ['settings.changed', 'person', 'admin', 'settings Mail & Services', 'mail server, retention'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('hush');
  });

  it('has what is published, taken back, deleted and sent, and no draft', async () => {
    const api = await openTestApi(await open());
    const make = async (path: string, body: unknown) =>
      ((await (await api.askAsAdmin('POST', path, { body })).json()) as { id: string }).id;
    const id = await make('/blog-api', { title: 'A post', excerpt: 'Short', content: 'Long' });
    expect(await read(api)).toEqual([]);
    await api.askAsAdmin('PUT', `/blog-api/${id}`, { body: { published: true } });
    await api.askAsAdmin('PUT', `/blog-api/${id}`, { body: { title: 'Another title' } });
    await api.askAsAdmin('PUT', `/blog-api/${id}`, { body: { published: false } });
    await api.askAsAdmin('DELETE', `/blog-api/${id}`);
    const message = await make('/messages-api', annsMessage);
    await api.askAsAdmin('POST', `/messages-api/${message}/replies`, { body: { text: 'Yes' } });
    const entries = (await read(api)).toReversed();
    expect(entries.map(({ action, target }) => [action, target?.kind, target?.title])).toEqual([
      ['published', 'post', 'A post'],
      ['published', 'post', 'Another title'],
      ['unpublished', 'post', 'Another title'],
      ['deleted', 'post', 'Another title'],
      ['reply.sent', 'message', null],
    ]);
  });

  it('is filtered by person and action, a page at a time', async () => {
    const { platform, api } = await openWithApi(open);
    const record = (userId: string, action: 'published' | 'deleted') =>
      platform.database.write((trx) =>
        recordAudit(trx, { caller: { kind: 'user', userId }, now: platform.now }, { action }),
      );
    for (const action of ['published', 'deleted', 'published'] as const) await record('ann', action);
    await record('bob', 'published');
    expect(await read(api, '?actor=ann&action=published')).toHaveLength(2);
    expect(await read(api, '?actor=bob')).toHaveLength(1);
    const first = await api.askAsAdmin('GET', '/audit-api?actor=ann&limit=2');
    const next = /<\/functions\/v1([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!;
    expect(await (await api.askAsAdmin('GET', next)).json()).toHaveLength(1);
    expect((await api.askAsAdmin('GET', '/audit-api?action=unknown')).status).toBe(400);
  });

  it('keeps what an erased person did, and was done to them, without their name', async () => {
    const api = await openTestApi(await open());
    const email = 'grace@example.com';
    const body = { email, roles: ['editor'], delivery: 'link' };
    const invited = (await (await api.askInPerson('POST', '/invitations', { body })).json()) as {
      link: string;
    };
    const token = new URL(invited.link).searchParams.get('token')!;
    const accept = { token, name: 'Grace Hopper', password: 'a password of her own' };
    await api.ask('POST', '/accept-invitation', { body: accept });
    await api.askInPerson('GET', `/personal-data?email=${email}`);
    const [before] = await read(api, '?action=invitation.accepted');
    expect(before?.actor.name).toBe('Grace Hopper');

    await api.askInPerson('DELETE', `/personal-data?email=${email}`);
    const rows = await read(api);
    expect(rows.map(({ action }) => action)).toEqual([
      'person.erased',
      'person.exported',
      'invitation.accepted',
      'invitation.sent',
    ]);
    expect(rows[2]!.actor).toMatchObject({ id: null, name: 'Erased person' });
    expect(JSON.stringify(rows)).not.toMatch(/grace/i);
  });

  it('has commands on the server, and loses what is older than twelve months', async () => {
    const { platform, api } = await openWithApi(open);
    const { id, credentials } = await openColleague(platform, api, { roles: ['author'] });
    await grantRole(platform, { email: credentials.email, role: 'editor' });
    await removeSecondFactors(platform, credentials.email);
    const rows = await read(api);
    expect(rows.map(({ action, actor, target }) => [action, actor.kind, target?.id])).toEqual([
      ['second_factor.removed', 'command', id],
      ['roles.changed', 'command', id],
    ]);
    const old = { caller: anonymous, now: () => new Date('2020-01-01T00:00:00.000Z') };
    await platform.database.write((trx) => recordAudit(trx, old, { action: 'published' }));
    const before = '2021-01-01T00:00:00.000Z';
    expect(await deleteOldEntries(platform.database.kysely, { before, limit: 10 })).toBe(1);
    expect(await read(api)).toHaveLength(2);
  });

  it('tells nothing of what was refused or rolled back', async () => {
    const api = await openTestApi(await open());
    await api.askInPerson('PUT', `/team-api/${api.adminId}/roles`, { body: { roles: ['author'] } });
    expect(await read(api)).toEqual([]);
  });
});
