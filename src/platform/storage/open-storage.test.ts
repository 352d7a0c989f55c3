import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { openStorage } from './open-storage.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

async function openDirectory() {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-storage-'));
  dirs.push(dir);
  return { dir, storage: await openStorage({ kind: 'disk', dir }) };
}

const key = 'variants/blog-1.png-w480.webp';

it('gives a file whole while it is written anew', async () => {
  const { storage } = await openDirectory();
  const size = 3_000_000;
  const put = (byte: number) => storage.put(key, Buffer.alloc(size, byte), 'image/webp');
  await put(1);
  const parts: Uint8Array[] = [];
  for (let byte = 2; byte <= 20; byte += 1) {
    const [, read] = await Promise.all([put(byte), Promise.all([storage.get(key), storage.get(key)])]);
    parts.push(
      ...read.map((bytes) => bytes!).filter((bytes) => bytes.length !== size || bytes[0] !== bytes.at(-1)),
    );
  }
  expect(parts.map(({ length }) => length)).toEqual([]);
  expect(await storage.list()).toEqual([key]);
});

it('lists no file that was not written to its end', async () => {
  const { storage } = await openDirectory();
  // A directory is in its place.
  await storage.put(`${key}/inside`, Buffer.from('a'), 'image/webp');
  await expect(storage.put(key, Buffer.from('b'), 'image/webp')).rejects.toMatchObject({
    name: 'StorageError',
  });
  expect(await storage.list()).toEqual([`${key}/inside`]);
});

it('lists a link to a file as the file that it leads to, and no link to a folder or to nothing', async () => {
  const { dir, storage } = await openDirectory();
  const elsewhere = mkdtempSync(join(tmpdir(), 'countermark-linked-'));
  dirs.push(elsewhere);
  writeFileSync(join(elsewhere, 'photo.png'), 'a photo');
  symlinkSync(join(elsewhere, 'photo.png'), join(dir, 'linked.png'));
  symlinkSync(elsewhere, join(dir, 'folder.png'));
  symlinkSync(join(elsewhere, 'gone.png'), join(dir, 'gone.png'));
  expect(await storage.list()).toEqual(['linked.png']);
  expect(Buffer.from((await storage.get('linked.png'))!).toString()).toBe('a photo');
});

it('removes what a killed write has left, once nobody can be writing it any more', async () => {
  const { dir } = await openDirectory();
  const now = Date.now() / 1000;
  const drafts = { old: now - 7200, recent: now - 60 };
  mkdirSync(join(dir, '.drafts'));
  for (const [name, at] of Object.entries(drafts)) {
    writeFileSync(join(dir, '.drafts', name), 'half');
    utimesSync(join(dir, '.drafts', name), at, at);
  }
  await openStorage({ kind: 'disk', dir });
  expect(['old', 'recent'].map((name) => existsSync(join(dir, '.drafts', name)))).toEqual([false, true]);
});

it('knows whether a file is there, and deletes one that is gone already', async () => {
  const { storage } = await openDirectory();
  await storage.put(key, Buffer.from('a'), 'image/webp');
  expect([await storage.exists(key), await storage.get(key)]).toEqual([true, Buffer.from('a')]);
  await storage.delete(key);
  await storage.delete(key);
  expect([await storage.exists(key), await storage.get(key), await storage.open(key)]).toEqual([
    false,
    null,
    null,
  ]);
});

it('reads nothing outside its folder', async () => {
  const { dir, storage } = await openDirectory();
  writeFileSync(join(dir, '../outside.png'), 'a secret');
  onTestFinished(() => rmSync(join(dir, '../outside.png')));
  for (const outside of ['../outside.png', '/etc/passwd', 'a/../../outside.png']) {
    await expect(storage.get(outside)).rejects.toThrow("cannot be a file's key");
  }
});
