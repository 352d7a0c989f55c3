import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ghostFile } from '#tests/support/import-files.ts';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import {
  describeOnBothDatabasesAtLength,
  setClock,
  type TestPlatform,
} from '#tests/support/test-platform.ts';
import { importPieceBytes, type Import } from '../../imports.contract.ts';
import { runImports } from './imports-job.ts';
import { updateImport } from './imports.store.ts';

const ask = async (api: TestApi, method: string, path: string, body?: unknown) =>
  api.askAsAdmin(method, `/blog-imports${path}`, body === undefined ? {} : { body });

async function upload(api: TestApi, bytes: Buffer): Promise<Import> {
  const begun = (await (
    await ask(api, 'POST', '', { file_name: 'site.json', bytes: bytes.byteLength })
  ).json()) as Import;
  for (let piece = 0; piece * importPieceBytes < bytes.byteLength; piece += 1) {
    const part = bytes.subarray(piece * importPieceBytes, (piece + 1) * importPieceBytes);
    expect((await ask(api, 'PUT', `/${begun.id}/pieces/${piece}`, new Uint8Array(part))).status).toBe(204);
  }
  return begun;
}

const stopping = () => new AbortController().signal;

/** Asks for something, has it done, and reads what came of it. */
async function act(api: TestApi, platform: TestPlatform, id: string, action: string): Promise<Import> {
  expect((await ask(api, 'POST', `/${id}/${action}`)).status).toBe(200);
  await runImports(platform, { stopping: stopping() });
  return (await (await ask(api, 'GET', `/${id}`)).json()) as Import;
}

const ghost = readFileSync(ghostFile);

describeOnBothDatabasesAtLength('an import by the API', (open) => {
  it('is uploaded in pieces, checked, imported and taken back; then nothing of its file is left', async () => {
    const { platform, api } = await openWithApi(open);
    const padded = Buffer.concat([ghost, Buffer.alloc(importPieceBytes, ' ')]);
    const { id } = await upload(api, padded);
    const checked = await act(api, platform, id, 'check');
    expect(checked).toMatchObject({ state: 'checked', report: { created: 3, missing_pictures: 4 } });
    expect(await (await api.askAsAdmin('GET', '/blog-api')).json()).toEqual([]);
    const imported = await act(api, platform, id, 'start');
    expect(imported).toMatchObject({ state: 'imported', done: 3, total: 3, report: { created: 3 } });
    expect(await platform.storage.list()).toEqual([]);
    expect(await act(api, platform, id, 'take-back')).toMatchObject({
      state: 'taken_back',
      report: { created: 3, kept: 0 },
    });
    expect(await (await api.askAsAdmin('GET', '/blog-api')).json()).toEqual([]);
  });

  it('goes on where it was interrupted, on any instance, without duplicates', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await upload(api, ghost);
    await act(api, platform, id, 'check');
    await ask(api, 'POST', `/${id}/start`);
    const stop = new AbortController();
    const { site } = platform;
    let reads = 0;
    platform.site = {
      ...site,
      // The second post is the last before the stop.
      readPeople: async (ctx) => {
        reads += 1;
        if (reads === 3) stop.abort();
        return site.readPeople(ctx);
      },
    };
    await runImports(platform, { stopping: stop.signal });
    const posts = async () => ((await (await api.askAsAdmin('GET', '/blog-api')).json()) as unknown[]).length;
    const before = await posts();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(3);
    await runImports({ ...platform, site }, { stopping: stopping() });
    expect(await posts()).toBe(3);
    expect(await (await ask(api, 'GET', `/${id}`)).json()).toMatchObject({ state: 'imported' });
  });

  it('is left alone while another instance works on it', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await upload(api, ghost);
    await ask(api, 'POST', `/${id}/check`);
    const claimed_until = new Date(platform.now().getTime() + 60_000).toISOString();
    await platform.database.write((trx) => updateImport(trx, { id }, { claimed_until }));
    const second = await upload(api, ghost);
    await ask(api, 'POST', `/${second.id}/check`);
    await runImports(platform, { stopping: stopping() });
    expect(await (await ask(api, 'GET', `/${id}`)).json()).toMatchObject({ state: 'checking' });
    expect(await (await ask(api, 'GET', `/${second.id}`)).json()).toMatchObject({ state: 'checking' });
  });

  it('says why a file is refused, and that a part did not arrive', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await upload(api, Buffer.from('{"db": []'));
    expect(await act(api, platform, id, 'check')).toMatchObject({
      state: 'failed',
      failure: 'The file is cut off: its end is missing.',
    });
    const half = (await (await ask(api, 'POST', '', { file_name: 'a.json', bytes: 4 })).json()) as Import;
    expect(await act(api, platform, half.id, 'check')).toMatchObject({ state: 'failed' });
  });

  it('refuses pieces of another size and at another time', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await upload(api, ghost);
    expect((await ask(api, 'PUT', `/${id}/pieces/0`, new Uint8Array(5))).status).toBe(400);
    const beyond = await ask(api, 'PUT', `/${id}/pieces/1`, new Uint8Array(5));
    expect([beyond.status, await beyond.json()]).toMatchObject([400, { detail: 'The file has no piece 1' }]);
    expect((await ask(api, 'PUT', `/${id}/pieces/0`, new Uint8Array(importPieceBytes + 1))).status).toBe(413);
    expect((await ask(api, 'POST', '', { file_name: 'a', bytes: 2 ** 31 })).status).toBe(400);
    const unchecked = await ask(api, 'POST', `/${id}/start`);
    expect([unchecked.status, await unchecked.json()]).toMatchObject([409, { code: 'import_unchecked' }]);
    await act(api, platform, id, 'check');
    await act(api, platform, id, 'start');
    expect((await ask(api, 'PUT', `/${id}/pieces/0`, new Uint8Array(ghost))).status).toBe(409);
    expect((await ask(api, 'DELETE', `/${id}`)).status).toBe(409);
  });

  it('forgets a file that waited for a day', async () => {
    const { platform, api } = await openWithApi(open);
    const { id } = await upload(api, ghost);
    setClock(platform, Date.now() + 25 * 3_600_000);
    await runImports(platform, { stopping: stopping() });
    expect((await ask(api, 'GET', `/${id}`)).status).toBe(404);
    expect(await platform.storage.list()).toEqual([]);
  });
});
