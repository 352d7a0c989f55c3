import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { prepareProduct, waitUntil } from '#tests/faults/restartable-product.ts';
import { sendNatively } from '#tests/faults/send-form.ts';
import { makePicture } from '#tests/support/pictures.ts';

const root = join(import.meta.dirname, '../..');

let dataDir = '';
let umask = 0;
beforeEach(() => {
  dataDir = makeTestFolder();
  umask = process.umask();
});
afterEach(() => {
  process.umask(umask);
});

/** As versions before have left them. */
function writeOpenFiles(): void {
  process.umask(0o022);
  chmodSync(dataDir, 0o755);
  for (const name of ['uploads', 'outbox', 'backups', '.work-a1b2c3']) {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, 'left.eml'), 'text');
  }
}

/** The files in a folder, and the folder itself, that others have permissions on. */
function listOpen(path: string): string[] {
  const stats = lstatSync(path);
  const own = (stats.mode & 0o077) === 0 ? [] : [`${(stats.mode & 0o777).toString(8)} ${path}`];
  if (!stats.isDirectory()) return own;
  return [...own, ...readdirSync(path).flatMap((name) => listOpen(join(path, name)))];
}

it.each([0o000, 0o022, 0o077])(
  'under a umask of %o nothing in DATA_DIR is for others',
  { timeout: 120_000 },
  async (inherited) => {
    writeOpenFiles();
    // A process inherits its parent's.
    process.umask(inherited);
    const product = await prepareProduct({}, dataDir);
    try {
      await product.start();
      const cookie = await product.signIn();
      const form = new FormData();
      form.set('file', new File([new Uint8Array((await makePicture()).buffer)], 'a.png'));
      const headers = { cookie, origin: product.url };
      const uploaded = await fetch(`${product.url}/functions/v1/uploads`, {
        method: 'POST',
        headers,
        body: form,
      });
      const { url } = (await uploaded.json()) as { url: string };
      expect((await fetch(`${product.url}${url}?w=480`)).status).toBe(200);
      await sendNatively(product.url, 'ann');
      await waitUntil('the mail', () => readdirSync(join(dataDir, 'outbox')).length > 1);
      const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
      execFileSync(process.execPath, ['scripts/backup.ts'], { cwd: root, env, stdio: 'pipe' });
      for (const folder of ['uploads', 'backups', 'uploads/variants']) {
        expect([folder, readdirSync(join(dataDir, folder)).length > 1]).toEqual([folder, true]);
      }
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['countermark.db-wal', 'auth-secret']));
      expect(listOpen(dataDir)).toEqual([]);
    } finally {
      await product.remove();
    }
  },
);
