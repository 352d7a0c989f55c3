import { setTimeout as sleep } from 'node:timers/promises';
import { openSiteApi } from '#tests/support/site-api.ts';
import type { Product } from '#tests/support/start-product.ts';
import type { Bench, Benchmark, Result } from '../benchmark.ts';
import { fillMessages, rareChannel, rareWord } from '../support/fill-tables.ts';
import { watchLoop, type LoopWork } from '../support/loop-work.ts';
import { readResidentMb } from '../support/process-usage.ts';
import { postgres, sqlite, type StoreKind } from '../support/stores.ts';
import { timeRequests } from '../support/time-requests.ts';
import { endAsking, otherVisitor, startAsking, waitBeside } from '../support/wait-beside.ts';

const goalMs = 100;

/** Each filter alone, with much and with little that it lets through, and those that cross. */
const filters: Record<string, string> = {
  'first page': '',
  unread: 'unread=true',
  done: 'status=done',
  mine: 'assignee=me',
  "a colleague's, who has none": 'assignee=nobody-has-this-id',
  "nobody's": 'assignee=none',
  'of a day': 'from=2020-01-01&to=2020-01-01',
  'of a channel': 'channel=search',
  'of a rare channel': `channel=${rareChannel}`,
  overdue: 'overdue=true',
  'mine that are new, of which there are none': 'assignee=me&status=new',
  'mine of a rare channel': `assignee=me&channel=${rareChannel}`,
  'waiting, of the first day': 'status=waiting&to=2020-01-01',
  'search: a frequent word': 'q=ward',
  'search: two words': 'q=automation%20report',
  'search: a rare word': `q=${rareWord.word}`,
  'search: a word that is nowhere': 'q=nowhere',
  'search: two letters': 'q=qj',
  'search: a rare word in mine': `q=${rareWord.word}&assignee=me`,
  'search: a frequent word of a rare channel': `q=ward&channel=${rareChannel}`,
};

const measureLeadDesk = (kind: StoreKind): Benchmark => ({
  title: `The lead desk as leads grow in number, on ${kind.name}`,
  method: `One process, ${kind.setup}; an admin's lists, one request after the other, each timed to its last byte; p95. \`--full\` goes on to a million leads. At the end four clients search at once, while ${otherVisitor}`,
  async run(bench) {
    const loop = watchLoop(bench);
    const store = await kind.open(bench, { seeded: false, env: loop.env });
    const sizes = bench.quick ? [1000, 10_000] : [1000, 100_000, ...(bench.full ? [1_000_000] : [])];
    const { cookie } = await openSiteApi(store.product);
    const owner = await readAccountId(store.product, cookie);
    const columns: { times: Record<string, number>; resident: number }[] = [];
    for (const size of sizes) {
      bench.say(`${size.toLocaleString('en')} leads`);
      await fillMessages(store, size, owner);
      // Filling holds this process up for so long that the product ends connections that seem idle.
      await sleep(2000);
      const times = await timeFilters(bench, store.product, cookie);
      columns.push({ times, resident: readResidentMb(store.product.pid) });
    }
    return [...describe(sizes, columns), ...(await searchBeside(bench, store.product, loop, cookie))];
  },
});

export const leadDesk = measureLeadDesk(sqlite);
export const leadDeskOnPostgres = measureLeadDesk(postgres);

const toUrl = (product: Product, filter: string): string =>
  `${product.url}/functions/v1/messages-api?${filter}`;

/** The id of the only admin. */
async function readAccountId({ url }: Product, cookie: string): Promise<string> {
  const response = await fetch(`${url}/functions/v1/messages-assignees`, { headers: { cookie } });
  const [admin] = (await response.json()) as { id: string }[];
  return admin!.id;
}

async function timeFilters(bench: Bench, product: Product, cookie: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [what, filter] of Object.entries(filters)) {
    const urls = Array.from({ length: bench.quick ? 10 : 40 }, () => toUrl(product, filter));
    times[what] = (await timeRequests(urls, { headers: { cookie } })).p95Ms;
  }
  return times;
}

function describe(sizes: number[], columns: { times: Record<string, number>; resident: number }[]): Result[] {
  const leads = `with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} leads`;
  const [first, last] = [columns[0]!, columns.at(-1)!];
  const lists = Object.keys(filters).map((what): Result => {
    const ms = columns.map(({ times }) => times[what]!);
    return {
      measure: what,
      figure: ms.map((each) => `${each.toFixed(1)} ms`).join(', '),
      goal: `< ${goalMs} ms`,
      reached: ms.at(-1)! < goalMs,
    };
  });
  return [
    { measure: 'p95 of each list', figure: leads },
    ...lists,
    {
      measure: 'memory, resident',
      figure: columns.map(({ resident }) => `${resident.toFixed(0)} MB`).join(', '),
      goal: 'flat: x 1.25 at most',
      reached: last.resident <= first.resident * 1.25,
    },
  ];
}

async function searchBeside(
  bench: Bench,
  product: Product,
  loop: LoopWork,
  cookie: string,
): Promise<Result[]> {
  const filter = filters['search: a rare word in mine']!;
  const asking = startAsking({ url: toUrl(product, filter), headers: { cookie }, clients: 4 });
  const figures = await waitBeside(bench, product, loop, 'beside four who search', bench.quick ? 2 : 8);
  return [...figures, await endAsking(asking)];
}
