import { readFileSync } from 'node:fs';
import { expect, inject } from 'vitest';
import { z } from 'zod';
import { listOperations, type ListedOperation, type OpenApiDocument } from './openapi-document.ts';

interface Described extends ListedOperation {
  pattern: RegExp;
}

let operations: Described[] | undefined;

/** The operations of the description, those with fewer places for a name first. */
function readOperations(): Described[] {
  // JSON Schema's own place for definitions, which Zod reads.
  const text = readFileSync(inject('openApiFile'), 'utf8').replaceAll('#/components/schemas/', '#/$defs/');
  const document = JSON.parse(text) as OpenApiDocument;
  definitions = document.components.schemas;
  const countNames = ({ path }: ListedOperation) => path.split('{').length;
  return listOperations(document)
    .toSorted((one, other) => countNames(one) - countNames(other))
    .map((operation) => ({
      ...operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }));
}

let definitions: OpenApiDocument['components']['schemas'] = {};

const validators = new Map<string, z.ZodType>();

/**
 * Fails where an answer of the API is not as its OpenAPI description says: in its status, its type or its JSON.
 * @param path below `/functions/v1`, or with `/api/auth`
 */
export async function expectDescribed(method: string, path: string, response: Response): Promise<void> {
  operations ??= readOperations();
  const base = path.startsWith('/api/auth/') ? 'auth' : 'functions';
  const [pathname = ''] = path.replace('/api/auth', '').split('?');
  const found = operations.find(
    (one) => one.base === base && one.method === method && one.pattern.test(pathname),
  );
  if (!found || response.status === 304) return;
  const { id, operation } = found;
  const described = operation.responses[response.status];
  if (!described?.content) {
    expect([id, response.status, described !== undefined, await response.clone().text()]).toEqual([
      id,
      response.status,
      true,
      '',
    ]);
    return;
  }
  const type = response.headers.get('content-type')?.split(';')[0] ?? 'none';
  expect([id, response.status, Object.keys(described.content)]).toEqual([
    id,
    response.status,
    expect.arrayContaining([type]),
  ]);
  // Compressed bytes are those that were compared when they were not.
  if (!/^application\/(problem\+)?json$/.test(type) || response.headers.has('content-encoding')) return;
  const key = `${id} ${response.status} ${type}`;
  const validator =
    validators.get(key) ??
    z.fromJSONSchema({
      ...described.content[type]!.schema,
      $defs: definitions,
    } as z.core.JSONSchema.JSONSchema);
  validators.set(key, validator);
  const { error } = validator.safeParse(await response.clone().json());
  expect([id, response.status, error?.issues ?? []]).toEqual([id, response.status, []]);
}
