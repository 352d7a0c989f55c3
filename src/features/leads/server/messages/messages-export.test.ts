import { expect, it } from 'vitest';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { openTestApi } from '#tests/support/test-api.ts';

async function addMessages({ database }: TestPlatform, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: `id-${String(n).padStart(4, '0')}`,
    name: 'Ann',
    email: `ann-${n}@example.com`,
    subject: 'A ward',
    message: 'Can you help?',
    read: 0 as const,
    created_at: new Date(Date.parse('2030-01-01T00:00:00Z') + Math.floor(n / 3)).toISOString(),
    search_text: `ann ${n}`,
  }));
  await database.write(async (trx) => {
    for (let i = 0; i < rows.length; i += 500) {
      await trx
        .insertInto('contact_messages')
        .values(rows.slice(i, i + 500))
        .execute();
    }
  });
}

/** The API on a platform whose long reads are counted. */
async function openCounted(platform: TestPlatform) {
  const count = { reads: 0 };
  const read: TestPlatform['database']['read'] = (work, signal) => {
    count.reads += 1;
    return platform.database.read(work, signal);
  };
  return { count, api: await openTestApi({ ...platform, database: { ...platform.database, read } }) };
}

describeOnBothDatabases('an export of messages', (open) => {
  it('has every message once, newest first, read in pages', async () => {
    const platform = await open();
    await addMessages(platform, 1203);
    const { api, count } = await openCounted(platform);
    const csv = await (await api.askAsAdmin('GET', '/messages-export')).text();
    const ids = [...csv.matchAll(/,(id-\d+)\r\n/g)].map(([, id]) => id);
    expect(ids).toEqual(
      Array.from({ length: 1203 }, (_, n) => `id-${String(n).padStart(4, '0')}`).toReversed(),
    );
    expect(count.reads).toBe(13);
    const found = await (await api.askAsAdmin('GET', '/messages-export?q=77')).text();
    expect(found.split('\r\n').filter((line) => line.includes('ann-'))).toHaveLength(21);
  });

  it('names the owner, and what brought a message, in cells of their own', async () => {
    const platform = await open();
    await addMessages(platform, 2);
    const api = await openTestApi(platform);
    const source = {
      ...{ landing_page: '/services', last_article: '/blog/a', last_case: null },
      first: { referrer_host: 'google.com', utm_campaign: 'spring, 2030' },
    };
    await platform.database.kysely
      .updateTable('contact_messages')
      .set({ assignee_id: api.adminId, source: JSON.stringify(source) })
      .where('id', '=', 'id-0000')
      .execute();
    const admin = await platform.database.kysely
      .selectFrom('user')
      .select('name')
      .where('id', '=', api.adminId)
      .executeTakeFirstOrThrow();
    const csv = await (await api.askAsAdmin('GET', '/messages-export')).text();
    const [headings, without, whole] = csv.split('\r\n');
    expect(headings).toMatch(/,assignee_name,landing_page,referrer_host,campaign,last_article,last_case,id$/);
    expect(whole).toMatch(
      new RegExp(`,${admin.name},/services,google\\.com,"spring, 2030",/blog/a,,id-0000$`),
    );
    expect(without).toMatch(/,false,,,,,,,,,id-0001$/);
  });
});
