import { describe, expect, it } from 'vitest';
import type { ApiDocument } from './api-document.ts';
import { listEndpoints } from './list-endpoints.ts';

const document: ApiDocument = {
  servers: [{ url: 'https://example.com/functions/v1' }],
  paths: {
    '/things/{id}': {
      put: {
        operationId: 'changeThing',
        tags: ['Things'],
        summary: 'Change a thing',
        security: [{ bearer: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', example: 'a' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, default: 100 } },
          { name: 'note', in: 'query', schema: { type: 'string', example: 'x' }, example: 'x' },
          { name: 'if-match', in: 'header', required: true, schema: { type: 'string', example: '"3"' } },
        ],
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Thing' }, example: { name: 'x' } },
          },
        },
        responses: {
          200: { description: 'The thing', content: { 'application/json': { example: { name: 'x' } } } },
          404: {
            description: 'Resource not found',
            content: { 'application/problem+json': { examples: { a: { summary: 'Gone', value: {} } } } },
          },
        },
      },
    },
    '/things': {
      get: {
        operationId: 'listThings',
        tags: ['Things'],
        summary: '',
        security: [{}, { bearer: [] }],
        responses: {},
      },
      post: { operationId: 'other', tags: ['Other'], summary: '', security: [], responses: {} },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 200, pattern: '^x$' },
          email: { type: ['string', 'null'], format: 'email', maxLength: 255, pattern: 'long' },
          slug: { type: 'string', pattern: '^x$', description: 'Words' },
          kinds: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
};

describe('listEndpoints', () => {
  const [change, list] = listEndpoints(document, 'Things');

  it('gives those of a tag, with who may ask', () => {
    expect(listEndpoints(document, 'Things').map(({ id }) => id)).toEqual(['changeThing', 'listThings']);
    expect(change).toMatchObject({
      method: 'PUT',
      path: '/things/{id}',
      access: 'admin',
      answerKind: 'json',
    });
    expect(list).toMatchObject({ access: 'optional', body: null, answerKind: 'none' });
    expect(listEndpoints(document, 'Other')[0]?.access).toBe('public');
  });

  it('lists types, limits and required fields', () => {
    expect(change?.body?.fields).toEqual([
      {
        name: 'name',
        type: 'string',
        isRequired: true,
        limits: ['1 to 200 characters', 'matches ^x$'],
        description: null,
      },
      {
        name: 'email',
        type: 'string or null (email)',
        isRequired: false,
        limits: ['at most 255 characters'],
        description: null,
      },
      { name: 'slug', type: 'string', isRequired: false, limits: [], description: 'Words' },
      { name: 'kinds', type: 'array of string', isRequired: false, limits: [], description: null },
    ]);
    expect(change?.pathParameters).toMatchObject([{ name: 'id', isRequired: true, example: 'a' }]);
    expect(change?.queryParameters[0]?.limits).toEqual(['at least 1', '100 unless given']);
    expect(change?.queryParameters.map(({ isShown }) => isShown)).toEqual([false, true]);
    expect(change?.headerParameters).toMatchObject([{ name: 'if-match', isShown: true, example: '"3"' }]);
  });

  it('shows answers and errors with their examples', () => {
    expect(change?.answers).toEqual([
      { status: 200, description: 'The thing', examples: [{ name: 'Example', text: '{\n  "name": "x"\n}' }] },
      { status: 404, description: 'Resource not found', examples: [{ name: 'Gone', text: '{}' }] },
    ]);
  });
});
