import type { Page } from '@playwright/test';
import { defaultContent } from '#content/collections.ts';
import { fillFacts } from '#content/facts.schema.ts';
import { articlePath, checkedRoutes, pageKinds, publicRoutes } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/seeded.ts';

const { facts } = defaultContent.site;
const fact = (name: string) => facts.items.find((one) => one.name === name)?.value;

/** A text that the specification gives with straight ones (SPEC section 2, "Blog detail"), and a query on a drawn screen. */
const straight = ["The blog post you're looking for doesn't exist.", "from ledger where quarter = '2026-Q1'"];

/** Every text of the page that people read or hear; code keeps its own marks. */
const listTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = [
      document.title,
      document.querySelector<HTMLMetaElement>('meta[name=description]')!.content,
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (!parentElement?.closest('script, style, noscript, code, pre, samp, kbd, textarea'))
        texts.push(data);
    }
    for (const name of ['alt', 'aria-label', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name)!);
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });

test('no page has a straight quotation mark, and none a place that no fact fills', async ({ page }) => {
  for (const path of new Set([...pageKinds, ...checkedRoutes])) {
    await page.goto(path);
    const texts = await listTexts(page);
    expect(
      texts.filter((text) => /["']/.test(text) && !straight.includes(text)),
      path,
    ).toEqual([]);
    expect(
      texts.filter((text) => /\{[a-z_]+\}/.test(text)),
      path,
    ).toEqual([]);
  }
});

test('prices, lengths and promises are the same on every page', async ({ page }) => {
  const found = { prices: new Set(), replies: new Set(), responses: new Set(), warranties: new Set() };
  const collect = (kind: keyof typeof found, text: string, pattern: RegExp) => {
    for (const [, value] of text.matchAll(pattern)) found[kind].add(value);
  };
  for (const path of publicRoutes.filter((one) => one !== articlePath && !one.startsWith('/portfolio/'))) {
    await page.goto(path);
    const text = (await listTexts(page)).join(' ');
    collect('prices', text, /\bfrom (\$\d{1,3},\d{3})/g);
    collect('replies', text, /\breply within (\d+ \w+)/gi);
    collect('responses', text, /\bresponse within (\S+ \w+ \([^)]*\))/gi);
    collect('warranties', text, /\b(?:fixed free|at our cost) for (\d+ \w+)/g);
    expect(text, path).not.toMatch(/one to three weeks/i);
  }
  expect([...found.prices]).toEqual([fact('discovery_price')]);
  expect([...found.replies]).toEqual([fact('form_reply')]);
  expect([...found.responses]).toEqual([fact('typical_response')]);
  expect([...found.warranties]).toEqual([fact('warranty')]);
});

test('a changed fact changes every text that names it', () => {
  const items = facts.items.map((one) =>
    one.name === 'discovery_length' ? { ...one, value: 'four days' } : one,
  );
  const { site } = fillFacts({ ...defaultContent, site: { ...defaultContent.site, facts: { items } } });
  expect(site.priceAnchor.text).toContain('four days');
  expect(site.approach.steps[0]!.text).toContain('four days');
});

test('what must not break stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, words] of [
    ['/', '2-4 hours'],
    ['/services', '2-4 hours'],
    ['/contact', '2-4 hours'],
    ['/blog', 'HL7 v2'],
  ] as const) {
    await page.goto(path);
    const kept = page
      .getByRole('main')
      .locator('span')
      .filter({ hasText: new RegExp(`^${words}[,.)]*$`) });
    const lines = await kept.first().evaluate((span) => {
      const text = document.createRange();
      text.selectNodeContents(span);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, path).toBe(1);
  }
});
