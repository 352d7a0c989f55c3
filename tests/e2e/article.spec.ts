import { expect, test } from '#tests/support/admin.ts';
import { makeWord } from '#tests/support/site-api.ts';

test('shows the long date, the excerpt, the content and the way back', async ({ page, api }) => {
  const post = await api.createPost({
    excerpt: 'What it says in short',
    content: '<h2>One</h2><p>Line one\nline two</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p><p>שלום</p>',
  });
  await page.goto(`/blog/${post.slug}`);
  const main = page.getByRole('main');
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(main.getByText(date.format(new Date(post.created_at)))).toBeVisible();
  await expect(main.getByText('What it says in short')).toBeVisible();
  await expect(main.locator('p br')).toHaveCount(1);
  const freeBefore = await main.getByText('שלום').evaluate((block) => {
    const line = document.createRange();
    line.selectNodeContents(block);
    return line.getBoundingClientRect().left - block.getBoundingClientRect().left;
  });
  expect(freeBefore, 'from right to left').toBeGreaterThan(50);
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Two' }).click();
  await expect(page).toHaveURL(/#part-two$/);
  await main.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('describes itself to search engines and sharing services', async ({ page, api, product }) => {
  const title = `Words & <signs> ${makeWord()}`;
  const post = await api.createPost({ title, excerpt: 'In "short"' });
  await page.goto(`/blog/${post.slug}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const described = texts.map((text) => JSON.parse(text));
  expect(described).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: post.created_at,
    }),
  );
  expect(described.map((value) => value['@type'])).toContain('BreadcrumbList');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toContain(`${product.url}/og/blog/${post.slug}.png?v=`);
  const picture = await page.request.get(image!);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('a draft, and what never was, is not found', async ({ page, api }) => {
  const draft = await api.createPost({ published: false });
  for (const slug of [draft.slug, draft.id, 'never-was']) {
    const answer = await page.goto(`/blog/${slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Not Found' })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    expect((await page.request.get(`/og/blog/${slug}.png`)).status()).toBe(404);
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});
