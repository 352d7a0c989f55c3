import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openTestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import {
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Problem,
} from '#tests/support/openapi-document.ts';

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

describeOnBothDatabasesAtLength('the API describes itself', (open) => {
  const readDocument = async () => {
    const siteUrl = new URL('https://countermark.test');
    const api = await openTestApi(await open({ siteUrl, siteUrlIsSet: true }));
    const response = await api.ask('GET', '/openapi.json', { headers: { origin: siteUrl.origin } });
    expect(response.headers.get('content-type')).toBe('application/json');
    return (await response.json()) as OpenApiDocument;
  };

  it('as OpenAPI 3.1 that lints clean', { timeout: 60_000 }, async () => {
    expect(await lint(await readDocument())).toBe('');
  });

  it('with every documented endpoint', async () => {
    const operations = listOperations(await readDocument());
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(documented),
    );
    for (const { operation } of operations) expect(operation.responses).toHaveProperty('500');
  });

  it('with an example of every body, every answer and every error', async () => {
    const faults = listOperations(await readDocument()).flatMap(({ id, operation }) =>
      findMissingExamples(operation).map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('with the If-Match header of every operation whose description names it', async () => {
    const undeclared = listOperations(await readDocument()).filter(
      ({ operation: { description = '', parameters = [] } }) =>
        description.includes('`If-Match`') && !parameters.some(({ name }) => name === 'if-match'),
    );
    expect(undeclared.map(({ id }) => id)).toEqual([]);
  });

  it('with If-Match required where nothing else can name the version', async () => {
    const ofPost = listOperations(await readDocument()).find(({ id }) => id === 'savePostDraft');
    expect(ofPost?.operation.parameters).toContainEqual(
      expect.objectContaining({ name: 'if-match', required: true }),
    );
  });

  it('with optional parameters in an example of a call only where it needs them', async () => {
    const needed = listOperations(await readDocument()).flatMap(({ id, operation }) =>
      (operation.parameters ?? [])
        .filter(({ required, example }) => !required && example !== undefined)
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(needed).toEqual(['importSubscriptions: note']);
  });

  it('with what an author reaches of posts', async () => {
    const ofOwn = listOperations(await readDocument()).filter(({ operation: { description = '' } }) =>
      description.includes('An author reaches only'),
    );
    expect(ofOwn.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['readPostDraft', 'listPostVersions', 'updatePost', 'deletePost']),
    );
  });

  it('with words beside every pattern', async () => {
    expect(findBarePatterns(await readDocument(), '')).toEqual([]);
  });
});

/** Where a text must match a pattern that neither a named format nor a description explains. */
function findBarePatterns(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isBare = 'pattern' in value && typeof value.pattern === 'string' && !('format' in value);
  const found = isBare && !('description' in value) ? [path] : [];
  return [
    ...found,
    ...Object.entries(value).flatMap(([key, part]) => findBarePatterns(part, `${path}/${key}`)),
  ];
}

/** Redocly's verdict. */
async function lint(document: OpenApiDocument): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-openapi-'));
  const file = join(dir, 'openapi.json');
  const program = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const config = join(import.meta.dirname, 'redocly.yaml');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    writeFileSync(file, JSON.stringify(document, null, 1));
    await run(process.execPath, [program, 'lint', file, '--config', config], { env });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function findMissingExamples({ requestBody, responses }: Operation): string[] {
  const body = Object.values(requestBody?.content ?? {}).filter(({ example }) => example === undefined);
  const statuses = Object.entries(responses).flatMap(([status, { content }]) => {
    const entries = Object.entries(content ?? {});
    if (entries.length === 0)
      return ['204', '302', '304'].includes(status) ? [] : [`${status} has no content`];
    return entries
      .filter(([type, media]) => !isShown(Number(status), type, media))
      .map(([type]) => `${status} as ${type}`);
  });
  return [...body.map(() => 'request'), ...statuses];
}

function isShown(status: number, type: string, { example, examples }: MediaType): boolean {
  if (status < 400) return example !== undefined;
  const values = Object.values(examples ?? {}).map(({ value }) => value as Problem);
  const tells = values.every((value) => value.status === status && /\S/.test(value.detail));
  return type === 'application/problem+json' && values.length > 0 && tells;
}
