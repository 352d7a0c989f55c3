import { missingRoutes, publicRoutes } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** Whatever a page leads to or loads: href, src, srcset, action, and its pictures for sharing. */
function listPostPaths(html: string): string[] {
  const plain = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address!);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set]) =>
    set!.split(',').map((part) => part.trim().split(/\s/)[0]!),
  );
  const shared = [...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(
    ([, address]) => address!,
  );
  return [...plain, ...sets, ...shared].map(decode);
}

const readIds = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!));

test('every link of the site leads somewhere', async ({ product }) => {
  test.slow();
  const pages = new Map<string, Promise<{ status: number; ids: Set<string> }>>();
  const ask = async (address: string) => {
    const response = await fetch(address, { redirect: 'manual' });
    return { status: response.status, ids: readIds(await response.text()) };
  };
  const askOnce = (address: string) => {
    const asked = pages.get(address) ?? ask(address);
    pages.set(address, asked);
    return asked;
  };

  const broken: string[] = [];
  for (const path of [...publicRoutes, ...missingRoutes]) {
    const html = await (await fetch(product.url + path)).text();
    for (const address of new Set(listPostPaths(html))) {
      const target = new URL(address, product.url + path);
      if (target.origin !== product.url || address === '#') continue;
      const id = decodeURIComponent(target.hash.slice(1));
      target.hash = '';
      const here = target.href === product.url + path;
      const { status, ids } = here ? { status: 200, ids: readIds(html) } : await askOnce(target.href);
      if (status >= 400) broken.push(`${path} -> ${address}: ${status}`);
      else if (id && !ids.has(id)) broken.push(`${path} -> ${address}: no such part`);
    }
  }
  expect(broken).toEqual([]);
});
