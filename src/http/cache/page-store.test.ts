import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { encodeResponse, type EncodedResponse } from './encode.ts';
import { PageStore, type Rendered } from './page-store.ts';

const finish = (text: string) => encodeResponse(200, { 'content-type': 'text/plain' }, Buffer.from(text), 5);

const render =
  (text: string, storable = true) =>
  async (): Promise<Rendered> => ({
    encoded: await finish(text),
    storable,
  });

const textOf = (page: EncodedResponse | null) => page?.representations.identity.body.toString();

it('gives a stored page until the content changes', async () => {
  const version = { current: 1 };
  const store = new PageStore(version);
  await store.render('/', render('one'));
  expect(textOf(store.find('/'))).toBe('one');
  version.current = 2;
  expect(store.find('/')).toBeNull();
});

it('gives no page that has stopped being true by itself', async () => {
  vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
  const store = new PageStore({ current: 1 });
  await store.render('/', async () => ({ encoded: await finish('open'), storable: true, validUntil: 2000 }));
  vi.setSystemTime(1999);
  expect(textOf(store.find('/'))).toBe('open');
  vi.setSystemTime(2000);
  expect(store.find('/')).toBeNull();
  vi.useRealTimers();
});

it('gives no page that was rendered under a later clock', async () => {
  vi.useFakeTimers({ now: 5000, toFake: ['Date'] });
  const store = new PageStore({ current: 1 });
  await store.render('/', render('tomorrow'));
  await store.render('/set', async () => {
    vi.setSystemTime(1000);
    return render('tomorrow')();
  });
  expect([store.find('/'), store.find('/set')]).toEqual([null, null]);
  await store.render('/', render('today'));
  expect(textOf(store.find('/'))).toBe('today');
  vi.useRealTimers();
});

it('renders once for all who ask meanwhile', async () => {
  const store = new PageStore({ current: 1 });
  let renders = 0;
  const slowly = async () => {
    renders += 1;
    await turn();
    return render('one')();
  };
  const pages = await Promise.all([1, 2, 3].map(() => store.render('/', slowly)));
  expect(pages.map(textOf)).toEqual(['one', 'one', 'one']);
  expect(renders).toBe(1);
});

it('lets others pass between those who waited for the same page', async () => {
  const store = new PageStore({ current: 1 });
  const events: string[] = [];
  let isOver = false;
  const pass = () => {
    events.push('.');
    if (!isOver) setImmediate(pass);
  };
  pass();
  const ask = (name: string) => store.render('/', render('one')).then(() => events.push(name));
  await Promise.all(['a', 'b', 'c', 'd'].map(ask));
  isOver = true;
  expect(events.join('')).toMatch(/a\.*b\.+c\.+d$/);
});

it('counts what a render took, not its wait for a turn', async () => {
  const store = new PageStore({ current: 1 });
  const observed: number[] = [];
  vi.spyOn(store.renders, 'observe').mockImplementation((ms) => void observed.push(ms));
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const take = (ms: number) => () => {
    now += ms;
    return render('page')();
  };
  const queue = (begin: () => Promise<Rendered>) => {
    now += 500;
    return begin();
  };
  await Promise.all([
    store.render('/slow', take(1000), { queue }),
    store.render('/quick', take(10), { queue }),
  ]);
  vi.restoreAllMocks();
  expect(observed).toContain(10);
});

it('begins no render that nobody waits for any more', async () => {
  const store = new PageStore({ current: 1 });
  const begins: (() => void)[] = [];
  const queue = async (begin: () => Promise<Rendered>) => {
    await new Promise<void>((resolve) => void begins.push(resolve));
    return begin();
  };
  const rendered: string[] = [];
  const ask = (path: string, isWaiting: () => boolean) => {
    const note = () => {
      rendered.push(path);
      return render(path)();
    };
    return store.render(path, note, { queue, isWaiting });
  };
  let isThere = true;
  const leaving = [ask('/left', () => isThere), ask('/left', () => isThere), ask('/joined', () => isThere)];
  const staying = ask('/joined', () => true);
  isThere = false;
  begins.forEach((begin) => begin());
  const [first, second] = await Promise.allSettled(leaving);
  expect([first, second]).toMatchObject(Array(2).fill({ status: 'rejected', reason: { status: 499 } }));
  expect(textOf(await staying)).toBe('/joined');
  expect(rendered).toEqual(['/joined']);
});

it('renders for those who asked meanwhile when who asked first is turned away', async () => {
  const store = new PageStore({ current: 1 });
  const place = Promise.withResolvers<never>();
  const first = store.render('/', render('first'), { queue: () => place.promise });
  const others = ['second', 'third'].map((text) => store.render('/', render(text)));
  place.reject(new Error('turned away'));
  await expect(first).rejects.toThrow('turned away');
  expect((await Promise.all(others)).map(textOf)).toEqual(['second', 'second']);
  expect(textOf(store.find('/'))).toBe('second');
});

it('does not keep as current what was rendered from before a change', async () => {
  const version = { current: 1 };
  const store = new PageStore(version);
  let finishRender = () => {};
  const gate = new Promise<void>((resolve) => (finishRender = resolve));
  const old = store.render('/', async () => {
    await gate;
    return render('old')();
  });
  version.current = 2;
  const fresh = store.render('/', render('new'));
  finishRender();
  expect(textOf(await old)).toBe('old');
  expect(textOf(await fresh)).toBe('new');
  expect(textOf(store.find('/'))).toBe('new');
});

it('keeps nothing that may not be kept, and nothing of a render that failed', async () => {
  const store = new PageStore({ current: 1 });
  await store.render('/auth', render('private', false));
  expect(store.find('/auth')).toBeNull();
  const failing = () => Promise.reject(new Error('no'));
  await expect(store.render('/', failing)).rejects.toThrow('no');
  expect(textOf(await store.render('/', render('again')))).toBe('again');
});

it('takes a bounded number of bytes and lets the one unused longest go', async () => {
  const store = new PageStore({ current: 1 }, { maximumBytes: 100_000 });
  const large = (name: string) => render(name.padEnd(30_000, '.'));
  await store.render('/a', large('a'));
  await store.render('/b', large('b'));
  store.find('/a');
  await store.render('/c', large('c'));
  expect(store.find('/b')).toBeNull();
  expect(textOf(store.find('/a'))).toMatch(/^a/);
  const { bytes } = store;
  expect(bytes).toBeLessThanOrEqual(100_000);
  await store.render('/a', large('a'));
  expect(store.bytes).toBe(bytes);
  await store.render('/d', render('d'.repeat(200_000)));
  expect([store.find('/d'), store.bytes]).toEqual([null, bytes]);
});

it('packs a page tightly that is asked for again and has not changed', async () => {
  const version = { current: 1 };
  const store = new PageStore(version, { settleMs: 0 });
  const tight = await finish('tight');
  const packed: string[] = [];
  const pack = (name: string) => ({
    ...rendered,
    packTightly: async () => {
      packed.push(name);
      return tight;
    },
  });
  const rendered = await render('loose')();
  await store.render('/', async () => pack('/'));
  await store.render('/once', async () => pack('/once'));
  await store.render('/changed', async () => pack('/changed'));
  expect(textOf(store.find('/'))).toBe('loose');
  await expect.poll(() => textOf(store.find('/'))).toBe('tight');
  store.find('/changed');
  version.current = 2;
  await store.render('/later', async () => pack('/later'));
  store.find('/later');
  // They are compressed in the order in which they were requested.
  await expect.poll(() => packed.at(-1)).toBe('/later');
  expect(packed).toEqual(['/', '/later']);
});
