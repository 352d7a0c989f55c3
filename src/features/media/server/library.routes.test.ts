import sharp from 'sharp';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import {
  describeOnBothDatabasesAtLength,
  setClock,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { paths } from '#paths/paths.ts';
import type { Upload, UploadDetails, UploadedImage } from '../contract.ts';
import { deleteOldUploads } from './delete-old-uploads.ts';
import { addToLibrary, listStored } from './list-stored.ts';
import { serveImage } from './serve-image.ts';
import { selectReplacement } from './uploads.store.ts';

const dayMs = 86_400_000;

const draw = (width = 40, height = 30, background = '#e8dc3c') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function send(api: TestApi, path: string, bytes: Uint8Array, fileName = 'Ward 3.png') {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], fileName));
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  return api.askAsAdmin('POST', path, { body: new Uint8Array(await encoded.arrayBuffer()), headers });
}

/** @returns the name of the upload */
async function upload(api: TestApi, bytes?: Uint8Array, fileName?: string): Promise<string> {
  const response = await send(api, '/uploads', bytes ?? (await draw()), fileName);
  return ((await response.json()) as UploadedImage).url.slice('/uploads/'.length);
}

async function list(api: TestApi, query = ''): Promise<string[]> {
  const response = await api.askAsAdmin('GET', `/uploads${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as Upload[]).map(({ name }) => name);
}

async function read(api: TestApi, name: string): Promise<UploadDetails> {
  const response = await api.askAsAdmin('GET', `/uploads/${name}`);
  expect(response.status).toBe(200);
  return (await response.json()) as UploadDetails;
}

async function post<Answer = { id: string }>(api: TestApi, path: string, body: object): Promise<Answer> {
  const response = await api.askAsAdmin('POST', path, { body });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as Answer;
}

const createPost = (api: TestApi, fields: object) =>
  post(api, '/blog-api', { title: 'A post', excerpt: 'Short', content: '<p>Long</p>', ...fields });

async function isStored({ storage }: TestPlatform, name: string): Promise<boolean> {
  return (await storage.list()).some((key) => key === name || key.startsWith(`variants/${name}`));
}

const aCase = { ...defaultContent.cases.find(({ slug }) => slug === 'dock-schedule')!, slug: undefined };

describeOnBothDatabasesAtLength('the library', (open) => {
  it('lists uploads newest first, finds them by names and alternative text, and pages', async () => {
    const api = await openTestApi(await open());
    const [first, second, third] = [
      await upload(api),
      await upload(api, undefined, 'C:\\fakepath\\ÜBERSICHT.png'),
      await upload(api),
    ];
    await api.askAsAdmin('PATCH', `/uploads/${first}`, { body: { alt: 'Eight beds, 100% full' } });
    expect(await list(api)).toEqual([third, second, first]);
    expect(await list(api, '?q=übersicht')).toEqual([second]);
    expect(await list(api, '?q=BEDS')).toEqual([first]);
    expect(await list(api, `?q=100%25`)).toEqual([first]);
    expect(await list(api, `?q=${first}`)).toEqual([first]);
    const page = await api.askAsAdmin('GET', '/uploads?limit=2');
    const next = /<\/functions\/v1([^>]+)>/.exec(page.headers.get('link')!)![1]!;
    expect(await list(api, next.slice('/uploads'.length))).toEqual([first]);
    expect(await read(api, second)).toMatchObject({
      file_name: 'ÜBERSICHT.png',
      width: 40,
      height: 30,
      alt: null,
    });
  });

  it('has the uploads from before it, once, and what an import adds', async () => {
    const { platform, api } = await openWithApi(open);
    await platform.storage.put('blog-1795161600000.png', await draw(60, 20), 'image/png');
    await platform.storage.put('variants/blog-1795161600000.png-w480.webp', await draw(), 'image/webp');
    await platform.storage.put('private/lead-attachments/x', await draw(), 'image/png');
    await listStored(platform);
    expect(await list(api)).toEqual(['blog-1795161600000.png']);
    expect(await read(api, 'blog-1795161600000.png')).toMatchObject({ width: 60, height: 20 });
    await platform.storage.put('content-1795161600001.png', await draw(), 'image/png');
    await listStored(platform);
    expect(await list(api)).toHaveLength(1);
    await addToLibrary(platform, ['content-1795161600001.png', 'blog-1795161600000.png', 'plan.pdf']);
    expect((await list(api)).toSorted()).toEqual(['blog-1795161600000.png', 'content-1795161600001.png']);
    expect(await read(api, 'blog-1795161600000.png')).toMatchObject({ width: 60, height: 20 });
  });

  it('names what shows an upload: posts, drafts, documents, settings and the bin', async () => {
    const api = await openTestApi(await open());
    const name = await upload(api);
    const url = paths.upload(name);
    expect((await read(api, name)).uses).toEqual([]);
    const html = `<p><img src="${url}" alt=""></p>`;
    const shown = await createPost(api, { title: 'In its text', content: html, published: true });
    const cover = await createPost(api, { title: 'As its cover', image_url: url });
    const shared = await createPost(api, { title: 'Where it is shared', share_image: url });
    const drafted = await createPost(api, { title: 'In its draft', published: true });
    const { version } = (await (await api.askAsAdmin('GET', `/blog-api/${drafted.id}/draft`)).json()) as {
      version: number;
    };
    expect(
      (
        await api.askAsAdmin('PUT', `/blog-api/${drafted.id}/draft`, {
          body: { content: html },
          headers: { 'if-match': `"${version}"` },
        })
      ).status,
    ).toBe(200);
    const deleted = await createPost(api, { title: 'Deleted', image_url: url });
    await api.askAsAdmin('DELETE', `/blog-api/${deleted.id}`);
    await post(api, '/content-api/cases/with-picture', {
      data: { ...aCase, picture: { image: url, text: 'A ward' } },
    });
    await api.askAsAdmin('PUT', '/settings', { body: { logo_url: url } });
    const { uses } = await read(api, name);
    const summary = uses.map(({ title, state, edit_path }) => `${title}: ${state} ${edit_path}`);
    expect(summary.toSorted()).toEqual(
      [
        `As its cover: draft /admin/blogs/${cover.id}`,
        'Deleted: bin /admin/blogs/bin',
        `In its draft: draft /admin/blogs/${drafted.id}`,
        `In its text: published /admin/blogs/${shown.id}`,
        `Where it is shared: draft /admin/blogs/${shared.id}`,
        'Logo: published /admin',
        expect.stringMatching(/: draft \/admin\/content\/cases\/with-picture$/),
      ].toSorted(),
    );
  });

  it('deletes only what nothing shows, into a bin that it can be taken out of', async () => {
    const { platform, api } = await openWithApi(open);
    const name = await upload(api);
    const used = await createPost(api, { image_url: paths.upload(name) });
    const refused = await api.askAsAdmin('DELETE', `/uploads/${name}`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'upload_used', uses: [{ title: 'A post' }] });
    await api.askAsAdmin('PUT', `/blog-api/${used.id}`, { body: { image_url: null } });
    expect((await api.askAsAdmin('DELETE', `/uploads/${name}`)).status).toBe(204);
    expect(await list(api)).toEqual([]);
    expect(await list(api, '?bin=true')).toEqual([name]);
    expect(await isStored(platform, name)).toBe(true);
    expect((await api.askAsAdmin('POST', `/uploads/${name}/restore`)).status).toBe(200);
    expect(await list(api)).toEqual([name]);
    await api.askAsAdmin('DELETE', `/uploads/${name}`);
    await serveImage(platform, { name, variant: { width: 480 } });
    expect((await api.askAsAdmin('DELETE', `/uploads/${name}`)).status).toBe(204);
    expect(await isStored(platform, name)).toBe(false);
    expect((await api.askAsAdmin('GET', `/uploads/${name}`)).status).toBe(404);
  });

  it('empties the bin after 30 days, except for what somebody has inserted meanwhile', async () => {
    const { platform, api } = await openWithApi(open);
    const [unused, inserted] = [await upload(api), await upload(api)];
    for (const name of [unused, inserted]) await api.askAsAdmin('DELETE', `/uploads/${name}`);
    await createPost(api, { content: `<img src="${paths.upload(inserted)}">` });
    const now = Date.now();
    setClock(platform, now + 29 * dayMs);
    await deleteOldUploads(platform);
    expect(await list(api, '?bin=true')).toHaveLength(2);
    setClock(platform, now + 31 * dayMs);
    await deleteOldUploads(platform);
    expect([await list(api), await list(api, '?bin=true')]).toEqual([[inserted], []]);
    expect([await isStored(platform, unused), await isStored(platform, inserted)]).toEqual([false, true]);
  });

  it('replaces an upload wherever it is shown, and its former addresses lead to the new one', async () => {
    const { platform, api } = await openWithApi(open);
    const first = await upload(api);
    await api.askAsAdmin('PATCH', `/uploads/${first}`, { body: { alt: 'A ward', focus: { x: 20, y: 100 } } });
    const url = paths.upload(first);
    const shown = await createPost(api, {
      content: `<img src="${url}">`,
      image_url: url,
      share_image: url,
      published: true,
    });
    await post(api, '/content-api/cases/with-picture', {
      data: { ...aCase, picture: { image: url, text: 'A ward' } },
    });
    await api.askAsAdmin('PUT', '/settings', { body: { logo_url: url } });
    const before = platform.database.contentVersion.current;
    const response = await send(api, `/uploads/${first}/replace`, await draw(90, 10), 'New ward.png');
    expect(response.status).toBe(200);
    const second = (await response.json()) as Upload;
    expect(second).toMatchObject({
      alt: 'A ward',
      focus: { x: 20, y: 100 },
      width: 90,
      file_name: 'New ward.png',
    });
    expect(second.name).not.toBe(first);
    expect(platform.database.contentVersion.current).toBeGreaterThan(before);
    const changed = await api.askAsAdmin('GET', `/blog-api/${shown.id}`);
    expect(await changed.json()).toMatchObject({
      content: `<img src="${second.url}">`,
      image_url: second.url,
      share_image: second.url,
    });
    const document = await api.askAsAdmin('GET', '/content-api/cases/with-picture');
    expect(await document.json()).toMatchObject({ draft: { picture: { image: second.url } } });
    expect(JSON.stringify(await (await api.ask('GET', '/settings')).json())).toContain(second.url);
    expect(await isStored(platform, first)).toBe(false);
    expect(await list(api)).toEqual([second.name]);

    // A text that was open meanwhile still has the first address.
    const late = await createPost(api, { title: 'Open meanwhile', content: `<img src="${url}">` });
    const third = (await (
      await send(api, `/uploads/${second.name}/replace`, await draw(10, 90))
    ).json()) as Upload;
    expect((await read(api, third.name)).uses).toHaveLength(4);
    const kept = await api.askAsAdmin('GET', `/blog-api/${late.id}`);
    expect(await kept.json()).toMatchObject({ content: `<img src="${third.url}">` });
    for (const name of [first, second.name])
      expect(await selectReplacement(platform.database.kysely, name)).toBe(third.name);
    expect((await send(api, `/uploads/${first}/replace`, await draw())).status).toBe(404);
  });

  it('leaves no file behind when a replacement cannot be noted', async () => {
    const { platform, api } = await openWithApi(open);
    const name = await upload(api);
    platform.site.replaceUploadUrls = () => Promise.reject(new Error('a fault'));
    expect((await send(api, `/uploads/${name}/replace`, await draw())).status).toBe(500);
    const originals = (await platform.storage.list()).filter((key) => !key.startsWith('variants/'));
    expect(originals).toEqual([name]);
    expect(await list(api)).toEqual([name]);
  });

  it('cuts the share picture to the focus, and lists say where it is', async () => {
    const { platform, api } = await openWithApi(open);
    const left = { create: { width: 1200, height: 630, channels: 3 as const, background: '#000' } };
    const wide = await sharp({ create: { ...left.create, width: 4800, background: '#fff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const name = await upload(api, wide);
    const readCorner = async () => {
      const served = await serveImage(platform, { name, variant: { share: true } });
      const { data } = await sharp(served!.body as Uint8Array)
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[0]! < 128 ? 'black' : 'white';
    };
    await createPost(api, { image_url: paths.upload(name), published: true });
    expect(await readCorner()).toBe('white');
    await api.askAsAdmin('PATCH', `/uploads/${name}`, { body: { focus: { x: 0, y: 50 } } });
    expect(await readCorner()).toBe('black');
    const [card] = (await (await api.ask('GET', '/blog-api')).json()) as { image_focus?: object }[];
    expect(card!.image_focus).toEqual({ x: 0, y: 50 });
    const refused = await api.askAsAdmin('PATCH', `/uploads/${name}`, { body: { focus: { x: 101, y: 0 } } });
    expect(refused.status).toBe(400);
  });
});
