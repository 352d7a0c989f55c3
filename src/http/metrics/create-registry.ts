import { statSync } from 'node:fs';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Platform } from '#platform/context.ts';
import type { MailReceiver } from '#platform/mail/mailbox/receive-mails.ts';
import type { PageStore } from '../cache/page-store.ts';
import type { RequestMetrics } from './request-metrics.ts';
import { addMailbox } from './mailbox-metrics.ts';
import { DurationsMetric } from './durations-metric.ts';
import { shareRead } from './share-read.ts';

/** The measured parts of the process. Everything is counted elsewhere, in plain numbers, and read here. */
export interface MeasuredParts {
  platform: Pick<Platform, 'config' | 'database' | 'outbox' | 'log'>;
  store: PageStore;
  /** The API's cached responses, by kind. */
  apiStores: Record<string, PageStore>;
  requestMetrics: RequestMetrics;
  mailReceiver: MailReceiver;
  /** Page views that there was no room to count. */
  views: { readonly lost: number };
  version: string;
}

/** Everything that `/metrics` shows. Created with the first response. */
export function createRegistry({
  platform,
  store,
  apiStores,
  requestMetrics,
  mailReceiver,
  views,
  version,
}: MeasuredParts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry, version, platform.config.database.kind);
  addRequestMetrics(registry, requestMetrics);
  addStore(registry, store);
  addApiStores(registry, apiStores);
  addCount(
    registry,
    'countermark_views_lost_total',
    'Views of pages that there was no room to count',
    () => views.lost,
  );
  addDatabase(registry, platform);
  addOutbox(registry, platform);
  addMailbox(registry, platform, mailReceiver);
  return registry;
}

function addBuildInfo(registry: Registry, version: string, database: string): void {
  const labelNames = ['version', 'node', 'database'];
  const name = 'countermark_build_info';
  new Gauge({ name, help: 'Always 1; what runs is in its labels', labelNames, registers: [registry] }).set(
    { version, node: process.version, database },
    1,
  );
}

/** A counter that shows what is counted elsewhere. */
function addCount(registry: Registry, name: string, help: string, read: () => number): void {
  const counter = new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      counter.reset();
      counter.inc(read());
    },
  });
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
}

function addRequestMetrics(registry: Registry, requestMetrics: RequestMetrics): void {
  const requests = new Counter({
    name: 'countermark_http_requests_total',
    help: 'Answered requests by what they were for, method and status (499: the caller went away)',
    labelNames: ['class', 'method', 'status'],
    registers: [registry],
    collect() {
      requests.reset();
      for (const { requestClass, method, status, count } of requestMetrics.listAnswered()) {
        requests.inc({ class: requestClass, method, status }, count);
      }
    },
  });
  registry.registerMetric(
    new DurationsMetric('countermark_http_request_duration_seconds', 'How long answers took', () =>
      requestMetrics.listDurations().map(({ requestClass, durations }) => ({
        labels: { class: requestClass },
        durations,
      })),
    ),
  );
  addGauge(
    registry,
    'countermark_http_requests_under_way',
    'Requests that are being answered',
    () => requestMetrics.inProgress,
  );
}

function addStore(registry: Registry, store: PageStore): void {
  addCount(registry, 'countermark_page_store_hits_total', 'Pages found in memory', () => store.hits);
  addCount(registry, 'countermark_page_store_misses_total', 'Pages that were not there', () => store.misses);
  addGauge(registry, 'countermark_page_store_pages', 'Pages in memory', () => store.size);
  addGauge(registry, 'countermark_page_store_bytes', 'What they take', () => store.bytes);
  registry.registerMetric(
    new DurationsMetric('countermark_page_render_duration_seconds', 'Renders of pages', () => [
      { labels: {}, durations: store.renders },
    ]),
  );
}

function addApiStores(registry: Registry, stores: Record<string, PageStore>): void {
  const add = (
    Metric: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    read: (store: PageStore) => number,
  ) => {
    const metric = new Metric({
      name: `countermark_api_store_${name}`,
      help,
      labelNames: ['kind'],
      registers: [registry],
      collect() {
        metric.reset();
        for (const [kind, store] of Object.entries(stores)) metric.inc({ kind }, read(store));
      },
    });
  };
  add(Counter, 'hits_total', 'API answers found in memory', ({ hits }) => hits);
  add(Counter, 'misses_total', 'API answers that were not there', ({ misses }) => misses);
  add(Gauge, 'answers', 'API answers in memory', ({ size }) => size);
  add(Gauge, 'bytes', 'What they take', ({ bytes }) => bytes);
}

function addDatabase(registry: Registry, { database, config }: MeasuredParts['platform']): void {
  const { figures } = database;
  for (const [name, durations] of [
    ['query', figures.queries],
    ['transaction', figures.transactions],
  ] as const) {
    registry.registerMetric(
      new DurationsMetric(`countermark_database_${name}_duration_seconds`, `Each ${name}`, () => [
        { labels: {}, durations },
      ]),
    );
  }
  const failed = 'countermark_database_failed_queries_total';
  addCount(registry, failed, 'Queries that the database refused', () => figures.failedQueries);
  if (config.database.kind === 'sqlite') {
    const { file } = config.database;
    const size = 'countermark_database_size_bytes';
    addGauge(registry, size, 'The database file and its log', () => sizeOf(file) + sizeOf(`${file}-wal`));
  }
  const reads = new Gauge({
    name: 'countermark_database_long_reads',
    help: 'Searches, exports and counts; waiting: for their turn',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { underWay, waiting } = figures.longReads();
      reads.set({ state: 'under way' }, underWay);
      reads.set({ state: 'waiting' }, waiting);
    },
  });
  const { readPool } = figures;
  if (!readPool) return;
  const pool = new Gauge({
    name: 'countermark_database_pool_connections',
    help: 'Connections to PostgreSQL; waiting: who asks for one and has none',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = readPool();
      pool.set({ state: 'busy' }, total - idle);
      pool.set({ state: 'idle' }, idle);
      pool.set({ state: 'waiting' }, waiting);
    },
  });
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function addOutbox(registry: Registry, { outbox, log }: MeasuredParts['platform']): void {
  addCount(
    registry,
    'countermark_mails_sent_total',
    'Mails that a mail server accepted',
    () => outbox.figures.sent,
  );
  const failedAttempts = 'countermark_mail_failed_attempts_total';
  addCount(registry, failedAttempts, 'Attempts that failed', () => outbox.figures.failedAttempts);
  // If the database is down, the other figures are still wanted.
  const countUnsent = shareRead(() =>
    outbox.countUnsent().catch((error: unknown) => {
      log.warn({ err: error }, 'the outbox could not be counted');
      return null;
    }),
  );
  const mails = new Gauge({
    name: 'countermark_mails',
    help: 'Mails in the outbox that wait, were given up or discarded',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await countUnsent();
      mails.reset();
      if (counts === null) return;
      for (const state of ['waiting', 'failed', 'discarded'] as const) mails.set({ state }, counts[state]);
    },
  });
  const oldest = new Gauge({
    name: 'countermark_mail_oldest_waiting_seconds',
    help: 'How long the oldest of them has waited',
    registers: [registry],
    async collect() {
      oldest.set((await countUnsent())?.oldestWaitingSeconds ?? 0);
    },
  });
}
