import { describe, expect, it } from 'vitest';
import type { Endpoint } from './list-endpoints.ts';
import { fillUrl, makeRequestExample } from './request-examples.ts';

const endpoint = (changes: Partial<Endpoint>): Endpoint => ({
  id: 'x',
  method: 'GET',
  path: '/blog-api',
  baseUrl: 'https://example.com/functions/v1',
  summary: '',
  description: null,
  access: 'public',
  pathParameters: [],
  queryParameters: [],
  headerParameters: [],
  body: null,
  answers: [],
  answerKind: 'json',
  ...changes,
});

const parameter = (name: string, example: string) => ({
  ...{ name, example, type: 'string', isRequired: true, isShown: true, limits: [], description: null },
});
const id = parameter('id', 'a b');
const upload = endpoint({
  method: 'PUT',
  path: '/files/{id}',
  pathParameters: [id],
  queryParameters: [parameter('name', 'a.csv'), { ...parameter('tag', 'x'), isShown: false }],
  headerParameters: [parameter('if-match', '"3"')],
  body: { type: 'text/csv', fields: [], example: 'Email\r\nann@example.com\r\n' },
});
const deletion = endpoint({
  method: 'DELETE',
  path: '/blog-api/{id}',
  access: 'admin',
  pathParameters: [id],
  answerKind: 'none',
});
const creation = endpoint({
  method: 'POST',
  access: 'admin',
  body: {
    type: 'application/json',
    fields: [],
    example: { title: "It's", image_url: null, published: true, tags: [1, 'b'], meta: {} },
  },
});

describe('fillAddress', () => {
  it('puts values into the path, and those that are given into the query', () => {
    const given = endpoint({ path: '/blog-api/{id}' });
    expect(fillUrl(given, { id: 'a/b' }, { q: 'x y', limit: '' })).toBe(
      'https://example.com/functions/v1/blog-api/a%2Fb?q=x+y',
    );
    expect(fillUrl(given, {})).toBe('https://example.com/functions/v1/blog-api/{id}');
  });
});

describe('curl', () => {
  it('reads without more than the address', () => {
    expect(makeRequestExample('curl', endpoint({}))).toBe("curl 'https://example.com/functions/v1/blog-api'");
  });

  it('sends the token from the environment, and a body that a shell leaves alone', () => {
    expect(makeRequestExample('curl', deletion)).toBe(
      `curl -X DELETE 'https://example.com/functions/v1/blog-api/a%20b' \\\n  -H "Authorization: Bearer $ACCESS_TOKEN"`,
    );
    const text = makeRequestExample('curl', creation);
    expect(text).toContain(String.raw`"title": "It'\''s"`);
    expect(text).toContain("-H 'Content-Type: application/json'");
  });
});

describe('a file with a name and a version', () => {
  const url = 'https://example.com/functions/v1/files/a%20b?name=a.csv';

  it('is sent as it is by curl', () => {
    expect(makeRequestExample('curl', upload)).toBe(
      [
        `curl -X PUT '${url}'`,
        `-H 'if-match: "3"'`,
        "-H 'Content-Type: text/csv'",
        "--data-binary 'Email\r\nann@example.com\r\n'",
      ].join(' \\\n  '),
    );
  });

  it('is sent as it is by JavaScript', async () => {
    const sent = await run(makeRequestExample('javascript', upload));
    expect(sent.url).toBe(url);
    expect(sent.options.headers).toEqual({ 'if-match': '"3"', 'Content-Type': 'text/csv' });
    expect(sent.options.body).toBe(upload.body?.example);
  });

  it('is sent as it is by Python', () => {
    expect(makeRequestExample('python', upload)).toContain(
      String.raw`    headers={"if-match": "\"3\"", "Content-Type": "text/csv"},
    data="Email\r\nann@example.com\r\n",`,
    );
  });
});

describe('JavaScript', () => {
  it('reads without options', () => {
    expect(makeRequestExample('javascript', endpoint({}))).toBe(
      'const response = await fetch("https://example.com/functions/v1/blog-api");\nconsole.log(response.status, await response.json());',
    );
  });

  it('is a program that sends the request', async () => {
    const { url, options } = await run(makeRequestExample('javascript', creation));
    expect(url).toBe('https://example.com/functions/v1/blog-api');
    expect(options.method).toBe('POST');
    expect(options.headers).toEqual({ Authorization: 'Bearer secret', 'Content-Type': 'application/json' });
    expect(JSON.parse(options.body)).toEqual(creation.body?.example);
  });

  it('does not read an answer that has no body', () => {
    expect(makeRequestExample('javascript', deletion)).toMatch(/console\.log\(response\.status\);$/);
  });
});

describe('Python', () => {
  it('writes the body in its own literals', () => {
    const text = makeRequestExample('python', creation);
    expect(text).toBe(
      [
        'import os',
        '',
        'import requests',
        '',
        'response = requests.post(',
        '    "https://example.com/functions/v1/blog-api",',
        `    headers={"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"},`,
        '    json={',
        `        "title": "It's",`,
        '        "image_url": None,',
        '        "published": True,',
        '        "tags": [',
        '            1,',
        '            "b",',
        '        ],',
        '        "meta": {},',
        '    },',
        '    timeout=30,',
        ')',
        'print(response.status_code, response.json())',
      ].join('\n'),
    );
  });

  it('reads a file as text and needs no token where none is asked for', () => {
    const text = makeRequestExample('python', endpoint({ answerKind: 'text' }));
    expect(text).not.toContain('import os');
    expect(text).toMatch(/response\.text\)$/);
  });
});

interface SentOptions {
  method: string;
  headers: Record<string, string>;
  body: string;
}

/** Runs an example with a fetch that only remembers. */
async function run(program: string): Promise<{ url: string; options: SentOptions }> {
  const sent: { url: string; options: SentOptions }[] = [];
  const send = (url: string, options: SentOptions) => {
    sent.push({ url, options });
    return Promise.resolve(Response.json({}));
  };
  const call = new Function('fetch', 'process', 'console', `return (async () => {${program}})()`);
  await call(send, { env: { ACCESS_TOKEN: 'secret' } }, { log: () => undefined });
  return sent[0]!;
}
