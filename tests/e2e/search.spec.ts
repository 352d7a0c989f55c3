import { cases } from '#content/cases.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/own-product.ts';

const content = `<p>Before it.</p>${'<p>Filler.</p>'.repeat(60)}<h2>Counting wombats</h2><p>A w&ouml;mbat &lt;b&gt;costs&lt;/b&gt; ten.</p>`;

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a search leads from the bar at the top to the chapter that was meant', async ({ page, api }) => {
    await api.createPost({ title: 'Animals', slug: 'animals', excerpt: 'Of the burrow', content });
    await page.goto('/services');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await page.getByLabel('Search this site').fill('WÖMBAT costs');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=W%C3%96MBAT+costs');
    await expect(page.getByLabel('Search this site')).toHaveValue('WÖMBAT costs');
    const result = page.getByRole('main').getByRole('article').first();
    await expect(result).toContainText('A wömbat <b>costs</b> ten.');
    await expect(result.locator('mark')).toHaveText(['wombats', 'wömbat', 'costs']);
    await result.getByRole('link', { name: 'Animals' }).click();
    await expect(page).toHaveURL('/blog/animals#part-counting-wombats');
    await expect(page.getByRole('heading', { name: 'Counting wombats' })).toBeInViewport();
  });

  test('a search with a typo, for nothing, and for no word says what it is @thorough', async ({
    page,
    api,
  }) => {
    await api.createPost({ title: 'Wombats', slug: 'wombats', excerpt: 'Of the burrow' });
    await page.goto('/search?q=wmobats');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await page.goto('/search?q=quagga');
    await expect(page.getByText('Nothing on this site has all the words of “quagga”.')).toBeVisible();
    await page.goto('/search?q=%3F%21');
    await expect(page.getByText('There is no word to look for in “?!”.')).toBeVisible();
    await page.goto(`/search?q=${'long'.repeat(2500)}`);
    await expect(page.getByText(/^Nothing on this site has all the words/)).toBeVisible();
  });

  test('many results come a page at a time @thorough', async ({ page, api }) => {
    for (let n = 0; n < 13; n += 1) await api.createPost({ title: `Wombat ${n}`, excerpt: 'Of the burrow' });
    await page.goto('/search?q=wombat');
    await page.getByRole('link', { name: 'More results' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'Previous results' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  });

  test('an unknown address offers the search @thorough', async ({ page }) => {
    await page.goto('/wombts');
    await page.getByLabel('Search this site').fill('privacy');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Privacy/ })
        .first(),
    ).toBeVisible();
  });
});

test('before a search, and after one in vain, there is where to look @thorough', async ({ page, api }) => {
  await api.createPost({ title: 'Wombats', slug: 'wombats', tags: ['Burrows'] });
  for (const path of ['/search', '/search?q=quagga']) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['All services', '/services'],
      ['Custom Software', '/services/custom-software'],
      ['Wombats', '/blog/wombats'],
      [`All ${cases.length} case studies`, '/portfolio'],
    ] as const) {
      await expect(
        main.getByRole('link', { name, exact: !['Custom Software', 'Wombats'].includes(name) }),
      ).toHaveAttribute('href', href);
    }
  }
});

test('markup in a search and in a text stays text @thorough', async ({ page, api }) => {
  const attack = '<img src=x onerror="document.title=1"> wombat';
  await api.createPost({
    title: `"><svg onload=alert(1)> ${attack}`,
    slug: 'x',
    excerpt: attack,
    content: attack,
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto(`/search?q=${encodeURIComponent('"><script>alert(1)</script> wombat')}`);
  await expect(page.getByLabel('Search this site')).toHaveValue('"><script>alert(1)</script> wombat');
  await page.goto('/search?q=wombat');
  await expect(page.getByRole('main').getByRole('article')).toContainText('<svg onload=alert(1)>');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('a text from right to left is shown so @thorough', async ({ page, api }) => {
  await api.createPost({ title: 'مرحبا بالعالم', slug: 'rtl', excerpt: 'نص قصير' });
  await page.goto('/search?q=مرحبا');
  const title = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(title.locator('mark')).toHaveText('مرحبا');
  await expect(title).toHaveCSS('direction', 'rtl');
});

test('a search that finds nothing is reported, unless the browser asks not to be tracked @thorough', async ({
  page,
  context,
}) => {
  const reported: unknown[] = [];
  await context.route('**/functions/v1/unmet-searches', (route) => {
    reported.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.goto('/search?q=quagga');
  await expect.poll(() => reported).toEqual([{ kind: 'search', text: 'quagga' }]);
  await page.goto('/search?q=privacy');
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto('/search?q=okapi');
  await expect(page.getByText('Nothing on this site has all the words of “okapi”.')).toBeVisible();
  expect(reported).toHaveLength(1);
});

test('results are for no search engine and no cache, and the page names its search @thorough', async ({
  page,
  request,
}) => {
  const results = await request.get('/search?q=privacy');
  expect(results.headers()['cache-control']).toBe('private, no-store');
  expect(await results.text()).toContain('<meta name="robots" content="noindex">');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search');
  await page.goto('/search');
  const href = await page.locator('link[rel=search]').getAttribute('href');
  expect(await (await request.get(href!)).text()).toContain('/search?q={searchTerms}');
});

test('what shows a result stands at one edge, and words below their title @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search?q=hospital');
  const results = page.getByRole('main').getByRole('article');
  const edges = await results
    .locator('.result-measured, .result-picture')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges).size).toBe(1);
  const ofPage = results.filter({ has: page.getByText('Page', { exact: true }) }).first();
  const [title, words] = [ofPage.getByRole('heading'), ofPage.getByText(/^Hosting, contracts/)];
  const [above, below] = [(await title.boundingBox())!, (await words.boundingBox())!];
  expect(below).toMatchObject({ x: above.x });
  expect(below.y).toBeGreaterThan(above.y);
});

test('results, and that there are none, are accessible at every width @thorough', async ({ page, api }) => {
  await api.createPost({ title: 'Wombats '.repeat(20), slug: 'w', excerpt: 'wombat'.repeat(60), content });
  for (const path of ['/search', '/search?q=wombats', '/search?q=quagga', '/nowhere']) {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overhang()).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  }
});
