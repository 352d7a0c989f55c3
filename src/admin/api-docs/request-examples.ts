import type { Endpoint, Parameter } from './list-endpoints.ts';

export type ExampleLanguage = 'curl' | 'javascript' | 'python';

/** The languages of the examples, and their labels. */
export const exampleLanguages = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
] as const satisfies { value: ExampleLanguage; label: string }[];

const makers: Record<ExampleLanguage, (request: ExampleRequest) => string> = {
  curl: makeCurlExample,
  javascript: makeJavaScriptExample,
  python: makePythonExample,
};

/** A call of an endpoint with the document's own examples, ready to run with ACCESS_TOKEN set. */
export const makeRequestExample = (language: ExampleLanguage, endpoint: Endpoint): string =>
  makers[language](toRequest(endpoint));

/** The address of a call. Parameters without a value keep their braces; an empty query is left out. */
export function fillUrl(
  { baseUrl, path }: Pick<Endpoint, 'baseUrl' | 'path'>,
  values: Record<string, string>,
  query: Record<string, string> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : braces,
  );
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(given).toString();
  return baseUrl + filled + (search && `?${search}`);
}

interface ExampleRequest {
  method: Endpoint['method'];
  url: string;
  needsToken: boolean;
  headers: (readonly [name: string, value: string])[];
  /** Undefined if none is sent. A text is sent as it is, everything else as JSON. */
  body: unknown;
  answerKind: Endpoint['answerKind'];
}

function toRequest(endpoint: Endpoint): ExampleRequest {
  const show = (parameters: Parameter[]) =>
    parameters.flatMap(({ name, example, isShown }) => (isShown ? [[name, example ?? ''] as const] : []));
  const { pathParameters, queryParameters, headerParameters, body } = endpoint;
  return {
    method: endpoint.method,
    url: fillUrl(
      endpoint,
      Object.fromEntries(show(pathParameters)),
      Object.fromEntries(show(queryParameters)),
    ),
    needsToken: endpoint.access === 'admin',
    headers: [...show(headerParameters), ...(body ? [['Content-Type', body.type] as const] : [])],
    body: body?.example,
    answerKind: endpoint.answerKind,
  };
}

function makeCurlExample({ method, url, needsToken, headers, body }: ExampleRequest): string {
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoteForShell(url)}`,
    needsToken && '-H "Authorization: Bearer $ACCESS_TOKEN"',
    ...headers.map((header) => `-H ${quoteForShell(header.join(': '))}`),
    body !== undefined &&
      (typeof body === 'string'
        ? `--data-binary ${quoteForShell(body)}`
        : `-d ${quoteForShell(JSON.stringify(body, null, 2))}`),
  ];
  return parts.filter(Boolean).join(' \\\n  ');
}

/** In single quotes nothing is special to a POSIX shell but the quote itself. */
const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function makeJavaScriptExample(request: ExampleRequest): string {
  const { method, url, needsToken, headers, body, answerKind } = request;
  const lines = [
    needsToken && '    Authorization: `Bearer ${process.env.ACCESS_TOKEN}`,',
    ...headers.map((header) => `    ${toPair(header)},`),
  ].filter(Boolean);
  const options = [
    method !== 'GET' && `  method: '${method}',`,
    lines.length > 0 && `  headers: {\n${lines.join('\n')}\n  },`,
    body !== undefined &&
      `  body: ${typeof body === 'string' ? JSON.stringify(body) : `JSON.stringify(${indent(JSON.stringify(body, null, 2), '  ')})`},`,
  ].filter(Boolean);
  const call =
    options.length > 0 ? `${JSON.stringify(url)}, {\n${options.join('\n')}\n}` : JSON.stringify(url);
  const answer = { json: ', await response.json()', text: ', await response.text()', none: '' }[answerKind];
  return `const response = await fetch(${call});\nconsole.log(response.status${answer});`;
}

function makePythonExample(request: ExampleRequest): string {
  const { method, url, needsToken, headers, body, answerKind } = request;
  const pairs = [
    needsToken && `"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"`,
    ...headers.filter(([, value]) => value !== 'application/json').map(toPair),
  ].filter(Boolean);
  const parts = [
    `    ${JSON.stringify(url)},`,
    pairs.length > 0 && `    headers={${pairs.join(', ')}},`,
    body !== undefined &&
      `    ${typeof body === 'string' ? 'data' : 'json'}=${indent(toPython(body), '    ')},`,
    '    timeout=30,',
  ].filter(Boolean);
  const answer = { json: ', response.json()', text: ', response.text', none: '' }[answerKind];
  return [
    ...(needsToken ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(\n${parts.join('\n')}\n)`,
    `print(response.status_code${answer})`,
  ].join('\n');
}

/** A header in an object, as JavaScript and Python have it. */
const toPair = ([name, value]: readonly [string, string]) =>
  `${JSON.stringify(name)}: ${JSON.stringify(value)}`;

/** A JSON value as a Python literal. JSON's string escapes are Python's too. */
function toPython(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map(toPython)]
    : ['{', '}', Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${toPython(item)}`)];
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `    ${indent(item, '    ')},`).join('\n')}\n${close}`;
}

/** Indents all lines but the first. */
const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
