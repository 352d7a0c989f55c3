import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findLost } from './find-lost.ts';
import { openMailingProduct } from './open-product.ts';
import { rounds, statusOf, waitUntil } from './restartable-product.ts';
import { sendByScript, sendNatively } from './send-form.ts';
import { mountSmallDisk } from './small-disk.ts';
import { nothingWritten, startWriting } from './write-load.ts';

/** The product with its database and its mail elsewhere: the small disk holds DATA_DIR alone. */
async function open() {
  const disk = mountSmallDisk(16);
  onTestFinished(() => disk.remove());
  const opened = await openMailingProduct('postgres', { folder: disk.folder });
  const { product } = opened;
  const cookie = await product.signIn();
  const picture = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#888', noise: { type: 'gaussian' } },
  })
    .jpeg()
    .toBuffer();
  const upload = () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }));
    const headers = { cookie, origin: product.url };
    return fetch(`${product.url}/functions/v1/uploads`, { method: 'POST', headers, body: form });
  };
  return { ...opened, disk, cookie, upload };
}

describe.runIf(process.getuid?.() === 0)('while the disk of the uploads is full', () => {
  it('uploads are refused, and everything else goes on', async () => {
    const { disk, mails, database, product, cookie, upload } = await open();
    const { url } = (await (await upload()).json()) as { url: string };
    const listFiles = () =>
      readdirSync(join(disk.folder, 'uploads'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted();
    expect(await statusOf(`${product.url}${url}?w=480`)).toBe(200);

    for (let round = 0; round < rounds(2, 20); round += 1) {
      const written = nothingWritten();
      const load = startWriting(product.url, cookie, written);
      const files = listFiles();
      const makeRoom = disk.fill();
      const refused = await upload();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await refused.json()).toMatchObject({ code: 'unavailable' });
      // A picture that does not fit leaves nothing: half of one would be taken for one.
      expect(listFiles()).toEqual(files);

      const answered = ['/', '/blog', '/contact', '/healthz', '/readyz', url, `${url}?w=480`];
      for (const path of answered) expect([path, await statusOf(product.url + path)]).toEqual([path, 200]);
      const sent = mails.taken.length;
      expect((await sendByScript(product.url, randomUUID(), randomUUID())).status).toBe(201);
      expect((await sendNatively(product.url, randomUUID())).status).toBe(200);
      await product.signIn();
      await waitUntil('mail is sent', () => mails.taken.length > sent, 20_000);
      makeRoom();
      expect((await upload()).status).toBe(201);
      await load.stop();
      expect([...written.refusals]).toEqual([]);
      expect(await findLost(database, written)).toEqual([]);
      console.log(
        `disk of the uploads full: an upload refused with ${refused.status}; ${written.messages.size + written.posts.size} messages and posts written meanwhile, none refused`,
      );
    }
  });
});
