import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readConfig } from '#platform/config/read-config.ts';
import { Durations } from '#platform/metrics/durations.ts';
import { createRegistry, type MeasuredParts } from './create-registry.ts';

const figures = {
  ...{ queries: new Durations(), transactions: new Durations(), failedQueries: 0, readPool: null },
  longReads: () => ({ underWay: 0, waiting: 0 }),
};

const outbox = {
  figures: { sent: 0, failedAttempts: 0 },
  countUnsent: () => later({ waiting: 3, failed: 1, discarded: 2, oldestWaitingSeconds: 206 }),
};

const mailReceiver = {
  figures: { failures: 0, outcomes: {} },
  readState: () => later({ read_at: '2030-01-01T00:00:00.000Z', failing_since: '2030-01-02T00:00:00.000Z' }),
};

/** As a first scrape finds them. */
async function readMetrics(): Promise<string[]> {
  const parts = {
    platform: { config: readConfig({}), database: { figures }, outbox, log: { warn: () => {} } },
    store: { hits: 0, misses: 0, size: 0, bytes: 0, renders: new Durations() },
    ...{ apiStores: {}, views: { lost: 0 }, version: '1.0.0', mailReceiver },
    requestMetrics: { listAnswered: () => [], listDurations: () => [], inProgress: 0 },
  } as unknown as MeasuredParts;
  return (await createRegistry(parts).metrics()).split('\n');
}

it('shows how long the oldest mail has waited beside how many wait', async () => {
  expect(await readMetrics()).toEqual(
    expect.arrayContaining([
      'countermark_mails{state="waiting"} 3',
      'countermark_mails{state="failed"} 1',
      'countermark_mails{state="discarded"} 2',
      'countermark_mail_oldest_waiting_seconds 206',
    ]),
  );
});

it('shows since when the mailbox cannot be read with the first scrape that knows it', async () => {
  const at = (time: string) => Date.parse(time) / 1000;
  expect(await readMetrics()).toEqual(
    expect.arrayContaining([
      `countermark_mailbox_last_read_timestamp_seconds ${at('2030-01-01T00:00:00Z')}`,
      `countermark_mailbox_failing_since_timestamp_seconds ${at('2030-01-02T00:00:00Z')}`,
    ]),
  );
});
