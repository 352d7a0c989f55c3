import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endure, type Ordeal } from './endure.ts';
import { failCalls } from './fail-calls.ts';
import type { ClusterOptions } from '#tests/support/postgres-cluster.ts';
import { openProduct } from './open-product.ts';
import { rounds, waitUntil } from './restartable-product.ts';
import { sendByScript } from './send-form.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('not checked: a full disk and failing calls, which only root can make');

function mount(megabytes: number): SmallDisk {
  const disk = mountSmallDisk(megabytes);
  onTestFinished(() => disk.remove());
  return disk;
}

const pages = ['/', '/contact', '/services', '/blog', '/healthz'];

/** @param folder where its data is */
async function openOnSqlite(folder?: string): Promise<Ordeal> {
  const { product, database } = await openProduct('sqlite', { folder });
  const crash = async () => {
    await product.kill();
    await product.start();
  };
  const answered = [...pages, '/functions/v1/blog-api', '/functions/v1/settings'];
  return { product, database, cookie: await product.signIn(), answered, crash };
}

async function openOnPostgres(places: Pick<ClusterOptions, 'parent' | 'logDisk'> = {}): Promise<Ordeal> {
  const { product, database } = await openProduct('postgres', { cluster: { isSupervised: true, ...places } });
  const crash = async () => {
    database.cluster!.signal('SIGKILL');
    await waitUntil('PostgreSQL is back', database.isThere);
  };
  return { product, database, cookie: await product.signIn(), answered: pages, crash };
}

/**
 * While its disk is full, and after: what load balancers and admins are told.
 * @returns how a write is answered in the end
 */
async function tellOfFullDisk({ product, cookie }: Ordeal, fill: () => Promise<() => void>): Promise<number> {
  const readReadiness = async () => {
    const response = await fetch(`${product.url}/readyz`);
    return { status: response.status, body: (await response.json()) as object };
  };
  const readWarnings = async () => {
    const response = await fetch(`${product.url}/functions/v1/warnings`, { headers: { cookie } });
    const warnings = (await response.json()) as { code: string; is_urgent: boolean; text: string }[];
    return warnings.filter(({ is_urgent: isUrgent }) => isUrgent);
  };
  expect(await readReadiness()).toMatchObject({ status: 200 });
  const makeRoom = await fill();
  await waitUntil('a write is refused', async () => {
    const { status } = await sendByScript(product.url, crypto.randomUUID(), crypto.randomUUID());
    return status === 503;
  });
  const notReady = {
    status: 503,
    body: {
      status: 'not ready',
      waiting_for: ['writes'],
      reason: expect.stringContaining('no space is left'),
    },
  };
  await waitUntil('not ready', async () => (await readReadiness()).status === 503);
  expect(await readReadiness()).toMatchObject(notReady);
  expect(await readWarnings()).toMatchObject([
    { code: 'writes_refused', text: expect.stringContaining('no space is left') },
  ]);
  // Nothing is written meanwhile: it stays so until there is room, however often it is asked.
  const end = Date.now() + 8000;
  while (Date.now() < end) {
    expect(await readReadiness()).toMatchObject(notReady);
    await sleep(500);
  }
  makeRoom();
  await waitUntil('ready again', async () => (await readReadiness()).status === 200, 30_000);
  expect(await readWarnings()).toEqual([]);
  return (await sendByScript(product.url, crypto.randomUUID(), crypto.randomUUID())).status;
}

describe.runIf(isRoot)('on SQLite', () => {
  it('a full disk is told by /readyz and the warnings, until writing works again', async () => {
    const disk = mount(64);
    const opened = await openOnSqlite(disk.folder);
    expect(await tellOfFullDisk(opened, async () => disk.fill())).toBe(201);
  });

  it('a full disk refuses writes, and nothing else', async () => {
    const disk = mount(64);
    const opened = await openOnSqlite(disk.folder);
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const result = await endure(opened, async () => disk.fill());
      console.log(`disk full: ${result}`);
      expect(result).toContain('0 lost');
    }
  });

  const failures = [
    ['fdatasync,fsync', 'EIO'],
    ['pwrite64', 'EIO'],
    ['pwrite64', 'ENOSPC'],
  ] as const;
  it.each(failures)('%s failing with %s refuses writes, and nothing else', async (calls, error) => {
    const opened = await openOnSqlite();
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const result = await endure(opened, () => failCalls([opened.product.pid], calls, error));
      console.log(`${calls} failing with ${error}: ${result}`);
      expect(result).toContain('0 lost');
    }
  });
});

/**
 * PostgreSQL ends all its sessions when its log cannot be written, and itself when it cannot recover:
 * then its service manager starts it again.
 */
describe.runIf(isRoot)('on PostgreSQL', () => {
  /** Fills it, and uses up what it has put by for its log: the writes alone would take a while. */
  async function fillUp({ database }: Ordeal, disk: SmallDisk): Promise<() => void> {
    const makeRoom = disk.fill();
    for (let segment = 0; segment < 30 && (await database.isThere()); segment += 1) {
      await database.read('select pg_switch_wal()').catch(() => null);
    }
    return makeRoom;
  }

  it('a full disk is told by /readyz and the warnings, until writing works again', async () => {
    const disk = mount(128);
    const opened = await openOnPostgres({ parent: disk.folder });
    expect(await tellOfFullDisk(opened, async () => disk.fill())).toBe(201);
  });

  const places = [
    ['all of it', 128, (parent: string) => ({ parent })],
    ['its log', 32, (logDisk: string) => ({ logDisk })],
  ] as const;
  it.each(places)('a full disk with %s refuses writes, and nothing else', async (what, megabytes, place) => {
    const disk = mount(megabytes);
    const opened = await openOnPostgres(place(disk.folder));
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const result = await endure(opened, () => fillUp(opened, disk));
      console.log(`disk with ${what} full: ${result}`);
      expect(result).toContain('0 lost');
    }
  });

  const failures = [
    ['fdatasync', 'EIO'],
    ['fsync', 'EIO'],
    ['pwrite64', 'EIO'],
    ['pwrite64', 'ENOSPC'],
  ] as const;
  it.each(failures)('%s failing with %s refuses writes, and nothing else', async (calls, error) => {
    const opened = await openOnPostgres();
    const { database } = opened;
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const result = await endure(opened, async () => {
        const end = await failCalls(database.cluster!.listProcesses(), calls, error);
        // Its files are synchronised by checkpoints alone, its log by each commit.
        await database.read('checkpoint').catch(() => null);
        return end;
      });
      console.log(`PostgreSQL's ${calls} failing with ${error}: ${result}`);
      expect(result).toContain('0 lost');
    }
  });
});
