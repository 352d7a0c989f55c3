import { expectAccessible } from '#tests/support/accessibility.ts';
import { describeLead, fillInLead, sendLead } from '#tests/support/contact-form.ts';
import { openContentApi } from '#tests/support/content-api.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { readShifts, scrollThrough, watchShifts } from '#tests/support/page-loads.ts';
import { uploadDescribed } from '#tests/support/pictures.ts';

test.beforeEach(async ({ product, api }) => {
  const content = openContentApi(product.url, api.cookie);
  for (const { slug, ...data } of ownPages) {
    await content.ask('POST', `/pages/${slug}`, { data });
    await content.publish(`pages/${slug}`);
  }
});

for (const width of [390, 1024, 1440]) {
  const tag = width === 390 ? [] : '@thorough';
  test(
    `a page of the owner's own fits ${width} px and is accessible, light and dark`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/spring-campaign');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('In spring');
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBe(width);
      await expectAccessible(page);
    },
  );
}

test("the form of such a page knows where it stands, and its menu's link leads there @thorough", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Spring' }).click();
  await expect(page).toHaveURL('/spring-campaign');
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('Spring campaign');
});

test('what is embedded is loaded by a click, and nothing of it before @thorough', async ({ page }) => {
  const asked: string[] = [];
  await page.context().route('https://media.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>The film</h1>' });
  });
  await page.goto('/spring-campaign');
  const link = page.getByRole('link', { name: 'Load it from media.example' });
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByText('This comes from media.example.')).toBeVisible();
  expect(asked).toEqual([]);
  await link.focus();
  await page.keyboard.press('Enter');
  const frame = page.getByTitle('A film about the desk');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The film' })).toBeVisible();
  await expect(frame).toBeFocused();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL('/spring-campaign');
  expect(asked).toEqual(['https://media.example/embed/desk']);
});

test('a message sent with such a form says which page it came from @thorough', async ({ page, api }) => {
  await page.goto('/spring-campaign');
  await fillInLead(page, describeLead('Spring campaign'));
  await sendLead(page);
  await expect.poll(async () => (await api.findMessage('Spring campaign'))?.form_tag).toBe('spring-2030');
});

/** Each kind of section with a picture, in the first screen. */
const pictured = (wide: Uploaded, tall: Uploaded) => [
  { kind: 'picture', heading: 'Wide', ...wide },
  { kind: 'picture', heading: 'Tall', ...tall },
  { kind: 'pictureText', heading: 'Beside', ...wide, side: 'left', body: '<p>Words.</p>' },
  { kind: 'quote', heading: 'Said', quote: 'So it is.', name: 'Ann', portrait: tall },
  { kind: 'logos', heading: 'Logos', items: [wide, tall] },
  {
    kind: 'video',
    heading: 'Film',
    title: 'A film',
    address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    image: wide.image,
  },
];

type Uploaded = Awaited<ReturnType<typeof uploadDescribed>>;

test('no row of a page ends in a hole @thorough', async ({ page, product, api }) => {
  const { slug: _, ...base } = ownPages[0]!;
  const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => ({
    kind: 'steps',
    heading: `Steps ${count}`,
    items: Array.from({ length: count }, (__, index) => ({ title: `Step ${index}`, text: 'So it is.' })),
  }));
  const content = openContentApi(product.url, api.cookie);
  await content.create('pages/steps', { ...base, place: 'none', sections });
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/steps');
    const holes = await page.locator('main ol').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const gap = list.getBoundingClientRect().right - list.lastElementChild!.getBoundingClientRect().right;
        return Math.abs(gap) > 1 ? [`${list.children.length} steps: ${gap} px`] : [];
      }),
    );
    expect(holes, `${width} px`).toEqual([]);
  }
});

test('figures on a phone have their words below them, and short lists in turn share a band', async ({
  page,
  product,
  api,
}) => {
  const { slug: _, ...base } = ownPages[0]!;
  const items = ['Doubt', 'English'].map((title) => ({ title, text: 'So it is.' }));
  const sections = [
    {
      kind: 'figures',
      heading: 'Counted',
      items: ['19', '9 years'].map((value) => ({ value, label: `of ${value}`, basis: 'Counted.' })),
    },
    { kind: 'list', heading: 'You bring', items: [...items, { title: 'Care', text: 'For all of it.' }] },
    { kind: 'columns', heading: 'You get', items },
  ];
  const content = openContentApi(product.url, api.cookie);
  await content.create('pages/short', { ...base, place: 'none', sections });
  const place = async (text: string) =>
    (await page.getByRole('main').getByText(text, { exact: true }).boundingBox())!;
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/short');
  const [value, label] = [await place('19'), await place('of 19')];
  expect(label.x).toBe(value.x);
  expect(label.y).toBeGreaterThanOrEqual(value.y + value.height);
  await page.setViewportSize({ width: 1440, height: 900 });
  const heading = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())!;
  expect((await heading('You bring')).y).toBe((await heading('You get')).y);
});

test('the words of a page stand beside the middle of its picture, with its focal point in view @thorough', async ({
  page,
  product,
  api,
}) => {
  const picture = await uploadDescribed(product.url, api.cookie, { width: 800, height: 1200 });
  const address = `/functions/v1${picture.image}`;
  const described = await page.request.patch(address, {
    headers: { cookie: api.cookie, origin: product.url },
    data: { focus: { x: 50, y: 20 } },
  });
  expect(described.status()).toBe(200);
  const { slug: _, ...base } = ownPages[0]!;
  const content = openContentApi(product.url, api.cookie);
  await content.create('pages/pictured', { ...base, hero: { ...base.hero, picture }, place: 'none' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pictured');
  const shown = page.getByRole('img', { name: picture.text });
  await expect(shown).toHaveCSS('object-position', '50% 20%');
  const [title, box, action] = [
    (await page.getByRole('heading', { level: 1 }).boundingBox())!,
    (await shown.boundingBox())!,
    (await page.getByRole('main').getByRole('link', { name: 'Write' }).first().boundingBox())!,
  ];
  expect(box.height).toBeCloseTo((box.width * 2) / 3, 0);
  expect(box.x).toBeGreaterThan(title.x + title.width);
  const below = box.y + box.height - action.y - action.height;
  expect(Math.abs(title.y - box.y - below)).toBeLessThan(4);
});

test('a heading is level with the picture beside it, its words right below', async ({
  page,
  product,
  api,
}) => {
  const tall = await uploadDescribed(product.url, api.cookie, { width: 800, height: 1200 });
  const { slug: _, ...base } = ownPages[0]!;
  const sections = ['left', 'right'].map((side) => ({
    kind: 'pictureText',
    heading: `Picture at the ${side}`,
    ...tall,
    side,
    body: '<p>Words.</p>',
  }));
  const wide = await uploadDescribed(product.url, api.cookie, { width: 1200, height: 800 });
  sections.push({ ...sections[0]!, ...wide, heading: 'Wide picture' });
  const content = openContentApi(product.url, api.cookie);
  await content.create('pages/beside', { ...base, place: 'none', sections });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/beside');
  for (const { heading: name, side } of sections) {
    const section = page.getByRole('region', { name });
    const picture = (await section.getByRole('img').boundingBox())!;
    const heading = (await section.getByRole('heading').boundingBox())!;
    const words = (await section.getByText('Words.').boundingBox())!;
    expect(Math.round(picture.height)).toBeLessThanOrEqual(480);
    expect(picture.x < words.x).toBe(side === 'left');
    expect(Math.abs(heading.y - picture.y)).toBeLessThan(4);
    expect(words.y - heading.y - heading.height).toBeLessThanOrEqual(24);
  }
});

test('pictures that come late move nothing @thorough', async ({ page, product, api }) => {
  const wide = await uploadDescribed(product.url, api.cookie);
  const tall = await uploadDescribed(product.url, api.cookie, { width: 800, height: 1200 });
  const content = openContentApi(product.url, api.cookie);
  const { slug: _, ...base } = ownPages[0]!;
  const pages = pictured(wide, tall).map((section) => ({
    slug: `with-${section.heading.toLowerCase()}`,
    sections: [section, ...base.sections.filter(({ kind }) => kind === 'figures')],
  }));
  for (const { slug, sections } of pages) {
    await content.create(`pages/${slug}`, { ...base, place: 'none', sections });
  }
  await watchShifts(page);
  let released = Promise.withResolvers<void>();
  await page.route('**/uploads/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  for (const width of process.env['TEST_ALL'] ? [390, 768, 1440] : [390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of pages) {
      released = Promise.withResolvers();
      await page.goto(`/${slug}`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      released.resolve();
      await scrollThrough(page);
      const shifts = await readShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${slug}, ${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.002);
    }
  }
});

test('the portraits of a row of four fill their columns, and leave words room beside them elsewhere @thorough', async ({
  page,
}) => {
  for (const [width, fills] of [
    [1440, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    const people = page.getByRole('region', { name: 'The people who sign' }).getByRole('listitem');
    await expect(people).toHaveCount(4);
    for (const person of await people.all()) {
      const column = (await person.boundingBox())!;
      const portrait = (await person.locator('> :first-child').boundingBox())!;
      const name = (await person.getByRole('heading').boundingBox())!;
      expect(Math.abs(portrait.width - column.width) < 1).toBe(fills);
      expect(name.y > portrait.y + portrait.height).toBe(fills);
    }
  }
});
