import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { openStorage } from '#platform/storage/open-storage.ts';
import { writeArchive } from './write-archive.ts';

/** As the system says it of a file that is written to. */
const diskFull = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** A disk with limited space, in bytes, slower than the archive is packed: an entry is open when it fails. */
class SmallDisk extends Writable {
  #room: number;

  constructor(room: number) {
    super();
    this.#room = room;
  }

  override _write(part: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#room -= part.byteLength;
    setTimeout(() => done(this.#room < 0 ? diskFull : undefined), 20);
  }
}

const room = vi.hoisted(() => ({ bytes: 0 }));
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  createWriteStream: () => new SmallDisk(room.bytes),
}));

it.each([0, 40_000, 400_000])('fails with the reason where the disk has room for %d bytes', async (bytes) => {
  room.bytes = bytes;
  const dir = mkdtempSync(join(tmpdir(), 'countermark-archive-'));
  const storage = await openStorage({ kind: 'disk', dir: join(dir, 'uploads') });
  // No compression makes them smaller.
  const noise = () => crypto.getRandomValues(new Uint8Array(60_000));
  for (let n = 0; n < 20; n += 1) await storage.put(`blog-${n}.webp`, noise(), 'image/webp');
  const dump = { migrations: [], tables: [] };
  const origin = { product_version: '1.0.0', created_at: new Date().toISOString(), secret: null };
  await expect(writeArchive(join(dir, 'backup.tar.gz'), dump, dir, storage, origin)).rejects.toBe(diskFull);
  rmSync(dir, { recursive: true });
});
