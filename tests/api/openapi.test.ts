import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openTestApi } from '../support/test-api.ts';
import { describeOnBothDatabases } from '../support/test-platform.ts';
import { listOperations, type OpenApiDocument } from './openapi-document.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The fourteen documented endpoints and the functions (SPEC section 7). */
const documented = [
  'GET /blog-api',
  'GET /blog-api/{id}',
  'POST /blog-api',
  'PUT /blog-api/{id}',
  'DELETE /blog-api/{id}',
  'POST /newsletter-api',
  'GET /newsletter-api',
  'GET /newsletter-api/{id}',
  'DELETE /newsletter-api/{id}',
  'POST /messages-api',
  'GET /messages-api',
  'GET /messages-api/{id}',
  'PATCH /messages-api/{id}',
  'DELETE /messages-api/{id}',
  'POST /fortune-teller',
  'POST /generate-api-key',
  'POST /revoke-api-key',
  'POST /uploads',
  'PUT /settings',
];

describeOnBothDatabases('the API describes itself', (open) => {
  const readDocument = async () => {
    const siteUrl = new URL('https://countermark.test');
    const api = await openTestApi(await open({ siteUrl, siteUrlIsSet: true }));
    const response = await api.ask('GET', '/openapi.json', { headers: { origin: siteUrl.origin } });
    expect(response.headers.get('content-type')).toBe('application/json');
    return (await response.json()) as OpenApiDocument;
  };

  it('as OpenAPI 3.1 that lints clean', { timeout: 60_000 }, async () => {
    const dir = mkdtempSync(join(tmpdir(), 'countermark-openapi-'));
    try {
      const file = join(dir, 'openapi.json');
      writeFileSync(file, JSON.stringify(await readDocument(), null, 1));
      await run(
        process.execPath,
        [
          join(root, 'node_modules/@redocly/cli/bin/cli.js'),
          ...['lint', file, '--config', join(import.meta.dirname, 'redocly.yaml')],
        ],
        { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
      ).catch((error: { stdout: string; stderr: string }) => {
        throw new Error(error.stdout + error.stderr);
      });
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('with every documented endpoint', async () => {
    const operations = listOperations(await readDocument());
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(documented),
    );
  });

  it('with an example of every body and every answer, and a way to know each error', async () => {
    for (const { id, operation } of listOperations(await readDocument())) {
      const json = operation.requestBody?.content['application/json'];
      if (json) expect([id, json.example]).toEqual([id, expect.anything()]);
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const [type, media] = Object.entries(content ?? {})[0] ?? [];
        if (!media || !type) {
          expect([id, ['204', '302']]).toEqual([id, expect.arrayContaining([status])]);
          continue;
        }
        if (Number(status) < 400) {
          expect([id, status, media.example]).toEqual([id, status, expect.anything()]);
          continue;
        }
        expect([id, type]).toEqual([id, 'application/problem+json']);
        const examples = Object.values(media.examples ?? {});
        expect([id, status, examples.length]).not.toEqual([id, status, 0]);
        for (const { value } of examples) {
          expect([id, value]).toMatchObject([
            id,
            { status: Number(status), detail: expect.stringMatching(/\S/) },
          ]);
        }
      }
    }
  });
});
