import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import {
  listOperations,
  type ListedOperation,
  type OpenApiDocument,
} from '#tests/support/openapi-document.ts';
import { startAttacked, type AttackedDatabase, type AttackedProduct } from './attacked-product.ts';
import { full, isFound, isTried, scan, type Target } from './sqlmap.ts';

/** Three or four times what sqlmap needs on a busy machine, for pages alone; the API has four times as many. */
const timeout = full ? 1_200_000 : 400_000;

/** Nothing in them but what the description says is read by us; they only send a session away. */
const leftOut = new Set(['signOut', 'uploadImage']);

/**
 * Runs sqlmap against every parameter of the product on one database.
 * @param isBrief tries only searched values, with one operation per path, since bodies are stored
 * @param control runs a query that is concatenated from text, on a database of the same kind, with a table
 * `posts` that has a `title`
 */
export function attackQueries(
  database: AttackedDatabase,
  isBrief: boolean,
  control: (query: string) => Promise<unknown>,
): void {
  const attacked = startAttacked({ RATE_LIMIT_FACTOR: '100000' }, database);
  let operations: ListedOperation[];
  let ids: Record<string, string>;
  beforeAll(async () => {
    const document = (await (await attacked.ask('/functions/v1/openapi.json')).json()) as OpenApiDocument;
    operations = listOperations(document).filter(({ id }) => !leftOut.has(id));
    ids = await writeRows(attacked);
  });

  /** 'nothing', or what sqlmap says when it has found something or has not tried. */
  async function attack(target: Target): Promise<string> {
    const output = await scan(attacked.product.url, database, target);
    return isTried(output) && !isFound(output) ? 'nothing' : output;
  }

  it('sqlmap finds nothing in any parameter of the API', { timeout: timeout * 4 }, async () => {
    const chosen = isBrief ? listSearching(operations) : operations.filter(hasInput);
    expect(chosen.length).toBeGreaterThan(isBrief ? 8 : 25);
    for (const operation of chosen) {
      const targets = describeTargets(operation, attacked.cookie, ids);
      for (const target of isBrief ? targets.slice(0, 1) : targets) {
        expect([operation.id, await attack(target)]).toEqual([operation.id, 'nothing']);
      }
    }
  });

  it('sqlmap finds nothing in pages, forms and credentials', { timeout }, async () => {
    for (const [name, target] of Object.entries(describePages())) {
      if (isBrief && target.data !== undefined) continue;
      expect([name, await attack(target)]).toEqual([name, 'nothing']);
    }
  });

  it('sqlmap would find a query that is put together from text', { timeout }, async () => {
    const server = createServer((request, response) => {
      const q = new URL(request.url ?? '', 'http://localhost').searchParams.get('q');
      control(`select title from posts where title = '${q}'`).then(
        (rows) => response.end(JSON.stringify(rows)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const output = await scan(`http://127.0.0.1:${port}`, database, { method: 'GET', target: '/?q=a*' });
    server.close();
    expect(isFound(output)).toBe(true);
  });
}

const hasInput = ({ operation }: ListedOperation): boolean =>
  Boolean(operation.parameters?.length || operation.requestBody);

/** One operation of each path that searches by its query or by an id. */
const listSearching = (operations: ListedOperation[]): ListedOperation[] =>
  operations
    .filter(({ operation }) => operation.parameters?.some((one) => one.in !== 'header'))
    .filter(({ path }, index, all) => all.findIndex((one) => one.path === path) === index);

/** A search that has results: only then does a condition matter. */
const word = 'alpha';

/** Rows that hold the word. @returns an id of each list, by its path */
async function writeRows({ send, askAsAdmin }: AttackedProduct): Promise<Record<string, string>> {
  const address = `${word}@example.com`;
  const written = [
    await askAsAdmin('POST', '/functions/v1/blog-api', {
      title: word,
      excerpt: word,
      content: `<p>${word}</p>`,
      published: true,
    }),
    await send('POST', '/functions/v1/messages-api', {
      name: word,
      email: address,
      subject: word,
      message: word,
    }),
    await send('POST', '/functions/v1/newsletter-api', { email: address }),
  ];
  expect(written.map(({ status }) => status)).toEqual([201, 201, 201]);
  const found = ['/blog-api', '/messages-api', '/newsletter-api'].map(async (path) => {
    const list = await askAsAdmin('GET', `/functions/v1${path}?q=${word}`);
    return [path, ((await list.json()) as { id: string }[])[0]!.id] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const json = 'Content-Type: application/json';

/**
 * The searched text, and the rest of the query separately: anything malformed is refused before it is used.
 */
function describeTargets(
  { method, path, base, operation }: ListedOperation,
  cookie: string,
  ids: Record<string, string>,
): Target[] {
  const parameters = operation.parameters ?? [];
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => `${name}: x*`);
  // A changed row would not be found again.
  const id = (method === 'GET' && ids[path.replace('/{id}', '')]) || 'a';
  const place = `${base === 'auth' ? '/api/auth' : '/functions/v1'}${path.replaceAll(/\{\w+\}/g, `${id}*`)}`;
  const media = operation.requestBody?.content['application/json'];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  const rest = names.filter((name) => name !== 'q').map((name) => `${name}=1*`);
  const sent = {
    method,
    headers: [`Cookie: ${cookie}`, ...headers, ...(example ? [json] : [])],
    ...(example !== undefined && { data: markValues(example) }),
  };
  const targets: Target[] = [];
  if (names.includes('q')) targets.push({ ...sent, target: `${place}?q=${word}*`, level: 2 });
  if (rest.length > 0) targets.push({ ...sent, target: `${place}?${rest.join('&')}` });
  return targets.length > 0 ? targets : [{ ...sent, target: place }];
}

/** JSON with a mark in each text. */
const markValues = (example: unknown): string =>
  JSON.stringify(example, (_key, value: unknown) => (typeof value === 'string' ? `${value}*` : value));

function describePages(): Record<string, Target> {
  const get = (target: string, headers: string[] = []): Target => ({ method: 'GET', target, headers });
  const send = (target: string, data: string): Target => ({ method: 'POST', target, data });
  return {
    blog: { ...get(`/blog?q=${word}*`), level: 2 },
    cursor: get('/blog?cursor=b*'),
    article: get(`/blog/${word}*`),
    upload: get('/uploads/blog-1*.png?w=480*'),
    contact: send('/contact', 'form=contact&name=a*&email=a@b.example*&subject=b*&message=c*'),
    newsletter: send('/', 'form=newsletter&email=a@b.example*'),
    key: get('/functions/v1/messages-api', ['X-API-Key: cmk_a*']),
    token: get('/functions/v1/messages-api', ['Authorization: Bearer a*']),
    session: get('/functions/v1/messages-api', ['Cookie: countermark.session_token=a*']),
  };
}
