import { expect, it } from 'vitest';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import { describeOnBothDatabases, type TestPlatform } from '#tests/support/test-platform.ts';
import { retentionRules } from './personal-data.ts';

const sumDays = [
  '2028-01-11',
  '2028-01-12',
  '2029-10-13',
  '2029-12-12',
  '2029-12-15',
  '2030-01-05',
  '2030-01-11',
];
const visitDays = ['2029-12-12', '2029-12-13', '2030-01-04', '2030-01-05', '2030-01-11'];

async function fill(platform: TestPlatform) {
  const { kysely } = platform.database;
  platform.now = () => new Date('2030-01-12T00:00:00Z');
  const sums = sumDays.map((day) => ({ day, kind: 'all' as const, name: '' }));
  await kysely.insertInto('insight_sums').values(sums).execute();
  const seen = {
    landing: '/',
    host: null,
    channel: 'direct',
    campaign: null,
    device: 'phone',
    views: 1,
    pages: '/',
  };
  const visits = visitDays.map((day) => ({ id: day, day, ...seen }));
  await kysely.insertInto('insight_visits').values(visits).execute();
  const texts = visitDays.map((day) => ({
    ...{ kind: 'search' as const, text: day, count: 1 },
    last_at: `${day}T12:00:00.000Z`,
  }));
  await kysely.insertInto('insight_texts').values(texts).execute();
}

/** The days that are left. */
async function readLeft({ database: { kysely } }: TestPlatform) {
  const sums = await kysely.selectFrom('insight_sums').select('day').orderBy('day').execute();
  const visits = await kysely.selectFrom('insight_visits').select('day').orderBy('day').execute();
  const texts = await kysely.selectFrom('insight_texts').select('text').orderBy('text').execute();
  return {
    sums: sums.map(({ day }) => day),
    visits: visits.map(({ day }) => day),
    texts: texts.map(({ text }) => text),
  };
}

describeOnBothDatabases('what is counted', (open) => {
  it('is kept for two years as sums and for 30 days in detail', async () => {
    const platform = await open();
    await fill(platform);
    await deleteOldData(platform, retentionRules);
    expect(await readLeft(platform)).toEqual({
      sums: sumDays.slice(1),
      visits: visitDays.slice(1),
      texts: visitDays.slice(1),
    });
  });

  it('is kept for less where the owner says so', async () => {
    const platform = await open({
      fromEnvironment: { VISIT_RETENTION_DAYS: '7', SUM_RETENTION_MONTHS: '1' },
    });
    await fill(platform);
    await deleteOldData(platform, retentionRules);
    expect(await readLeft(platform)).toEqual({
      sums: sumDays.slice(3),
      visits: visitDays.slice(3),
      texts: visitDays.slice(3),
    });
  });
});
