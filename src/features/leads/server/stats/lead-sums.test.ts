import { expect, it } from 'vitest';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { openTestApi } from '#tests/support/test-api.ts';
import {
  RenewedElsewhereError,
  replaceDay,
  selectChanges,
  selectLeadSums,
  sumDay,
  type LeadSumBy,
} from './lead-sums.store.ts';
import { renewLeadSums } from './renew-lead-sums.ts';

const days = { from: '2030-01-10', to: '2030-01-12' };

const source = (path: string) =>
  JSON.stringify({ landing_page: path, first: { referrer_host: 'a.example' } });

const addLead = ({ database }: TestPlatform, id: string, day: string, more: object = {}) =>
  database.kysely
    .insertInto('contact_messages')
    .values({
      ...{ id, name: 'Ann', email: 'ann@example.com', subject: 'A ward', message: 'Hello', read: 0 },
      ...{ search_text: '', created_at: `${day}T12:00:00.000Z`, source: source('/'), channel: 'search' },
      ...more,
    })
    .execute();

const change = ({ database }: TestPlatform, id: string, to: object) =>
  database.kysely.updateTable('contact_messages').set(to).where('id', '=', id).execute();

const read = ({ database }: TestPlatform, by: LeadSumBy) =>
  selectLeadSums(database.kysely, { ...days, by, limit: 10, isPostgres: database.kind === 'postgres' });

const readStored = async ({ database }: TestPlatform) => {
  const sums = database.kysely.selectFrom('lead_sums').select(['day', 'sent']).where('kind', '=', 'all');
  return (await sums.orderBy('day').execute()).map(({ day, sent }) => ({ day, sent: Number(sent) }));
};

describeOnBothDatabases('sums of leads', (open) => {
  it('are right before and after they are renewed, whatever changes a lead', async () => {
    const platform = await open();
    await openTestApi(platform);
    const expectSums = async (by: LeadSumBy, sums: object[]) => {
      expect(await read(platform, by)).toEqual(sums);
      await renewLeadSums(platform);
      expect(await platform.database.kysely.selectFrom('lead_sum_changes').select('id').execute()).toEqual(
        [],
      );
      expect(await read(platform, by)).toEqual(sums);
    };
    await addLead(platform, 'm1', '2030-01-09');
    await addLead(platform, 'm2', '2030-01-10');
    await addLead(platform, 'm3', '2030-01-12', { answered_at: '2030-01-12T13:00:00Z', won: 1, value: 900 });
    await addLead(platform, 'm4', '2030-01-12', { source: source('/other'), value: 50 });
    await expectSums('all', [{ name: '', sent: 3, answered: 1, won: 1, value: 900 }]);
    await expectSums('landing', [
      { name: '/', sent: 2, answered: 1, won: 1, value: 900 },
      { name: '/other', sent: 1, answered: 0, won: 0, value: 0 },
    ]);
    await change(platform, 'm4', { won: 1 });
    await expectSums('landing', [
      { name: '/', sent: 2, answered: 1, won: 1, value: 900 },
      { name: '/other', sent: 1, answered: 0, won: 1, value: 50 },
    ]);
    await change(platform, 'm3', { spam: 1 });
    await expectSums('day', [
      { name: '2030-01-10', sent: 1, answered: 0, won: 0, value: 0 },
      { name: '2030-01-12', sent: 1, answered: 0, won: 1, value: 50 },
    ]);
    await platform.database.kysely.deleteFrom('contact_messages').where('id', '=', 'm4').execute();
    await expectSums('host', [{ name: 'a.example', sent: 1, answered: 0, won: 0, value: 0 }]);
    expect(await readStored(platform)).toHaveLength(2);
  });

  it('are those of the instance that renewed a day last', async () => {
    const platform = await open();
    const { database } = platform;
    const isPostgres = database.kind === 'postgres';
    await addLead(platform, 'm1', '2030-01-10');
    const changes = await selectChanges(database.kysely, '2030-01-10', 10);
    const sums = await sumDay(database.kysely, '2030-01-10', isPostgres);
    await addLead(platform, 'm2', '2030-01-10');
    await renewLeadSums(platform);
    const older = database.write((trx) => replaceDay(trx, '2030-01-10', { changes, sums }));
    await expect(older).rejects.toThrow(RenewedElsewhereError);
    expect(await readStored(platform)).toEqual([{ day: '2030-01-10', sent: 2 }]);
  });

  it('leave a change for the next time that came while a day was summed up', async () => {
    const platform = await open();
    const { database } = platform;
    await addLead(platform, 'm1', '2030-01-10');
    const changes = await selectChanges(database.kysely, '2030-01-10', 10);
    const sums = await sumDay(database.kysely, '2030-01-10', database.kind === 'postgres');
    await change(platform, 'm1', { won: 1, value: 7 });
    await database.write((trx) => replaceDay(trx, '2030-01-10', { changes, sums }));
    const right = [{ name: '', sent: 1, answered: 0, won: 1, value: 7 }];
    expect(await read(platform, 'all')).toEqual(right);
    await renewLeadSums(platform);
    expect(await read(platform, 'all')).toEqual(right);
  });

  it('are summed up once a day where leads go on coming, however many have changed', async () => {
    const platform = await open();
    const { database } = platform;
    for (const id of ['m1', 'm2', 'm3', 'm4', 'm5']) await addLead(platform, id, '2030-01-10');
    await addLead(platform, 'm6', '2030-01-11');
    let writes = 0;
    const busy = {
      ...database,
      write: async <T>(work: Parameters<typeof database.write<T>>[0]) => {
        writes += 1;
        if (writes < 20) await addLead(platform, `more-${writes}`, '2030-01-11');
        return database.write(work);
      },
    };
    await renewLeadSums({ database: busy }, { maximumChanges: 3 });
    expect(await readStored(platform)).toEqual([
      { day: '2030-01-10', sent: 5 },
      { day: '2030-01-11', sent: 1 },
    ]);
    const all = { name: '', sent: 6 + writes };
    expect(await read(platform, 'all')).toEqual([expect.objectContaining(all)]);
    await renewLeadSums(platform, { maximumChanges: 3 });
    expect(await database.kysely.selectFrom('lead_sum_changes').select('id').execute()).toEqual([]);
    expect(await read(platform, 'all')).toEqual([expect.objectContaining(all)]);
  });
});
