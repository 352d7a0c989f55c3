import { assistantReplies } from '#content/assistant.ts';
import { expect, test } from '#tests/support/admin.ts';
import { makeWord } from '#tests/support/site-api.ts';

test('answers each question once, with links to matching articles', async ({ page, api }) => {
  const word = makeWord();
  const post = await api.createPost({ title: `Automation ${word}, measured` });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
  const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
  const input = box.getByRole('textbox');
  await expect(input).toBeFocused();
  for (const suggestion of ['latest AI trends', 'automation ROI', 'case studies']) {
    await expect(box.getByRole('button', { name: suggestion })).toBeVisible();
  }

  await input.fill(`What does automation ${word} cost?`);
  await box.getByRole('button', { name: 'Send' }).click();
  await expect(box.getByText(assistantReplies.automation.text)).toHaveCount(1);
  await expect(input).toHaveValue('');
  await expect(box.getByRole('link', { name: post.title })).toHaveAttribute('href', `/blog/${post.slug}`);
  await expect(box.getByRole('log').getByRole('link').first()).toHaveText(post.title);

  await input.fill(`${'Please tell me more about this. '.repeat(9)} ${word} automation`.slice(-300));
  await input.press('Enter');
  await expect(box.getByRole('link', { name: post.title })).toHaveCount(2);
  await expect(box.getByRole('link', { name: post.title }).last()).toBeInViewport({ ratio: 1 });

  await box.getByRole('button', { name: 'case studies' }).click();
  await expect(box.getByText(assistantReplies.default.text)).toHaveCount(1);
  await expect(box.getByRole('log')).toContainText('Case studies');
  await input.press('Enter');
  await expect(box.getByText(assistantReplies.default.text)).toHaveCount(1);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`shows a question whole above its answer at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
    const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
    for (let asked = 1; asked <= 2; asked++) {
      await box.getByRole('button', { name: 'automation ROI' }).click();
      await expect(box.getByText(assistantReplies.automation.text)).toHaveCount(asked);
      const question = box.getByRole('log').getByText('automation ROI').last();
      await expect(question).toBeInViewport({ ratio: 1 });
    }
    if (size.width < 640) return;
    const [edge, grid] = [await box.boundingBox(), await page.getByRole('search').first().boundingBox()];
    expect(edge!.x + edge!.width).toBeCloseTo(grid!.x + grid!.width, 0);
  });
}

test('closes by Escape and by its button, gives the focus back and keeps what was said', async ({ page }) => {
  await page.goto('/blog');
  const trigger = page.getByRole('button', { name: 'Ask AI Assistant' });
  const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
  await trigger.click();
  await box.getByRole('button', { name: 'latest AI trends' }).click();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(trigger).toBeFocused();
  await trigger.press('Enter');
  await expect(box.getByText(assistantReplies.latest.text)).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('hides no focus behind itself on a phone, and leaves it in the page when it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
  const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
  const edge = (await box.boundingBox())!.y;
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await link.focus();
  const shown = (await link.boundingBox())!;
  expect(shown.y + shown.height).toBeLessThanOrEqual(edge);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(link).toBeFocused();
});

test('shows an answer where a page is 400 % as large @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
  const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
  await box.getByRole('textbox').fill('automation ROI');
  await box.getByRole('button', { name: 'Send' }).click();
  const question = box.getByRole('log').getByText('automation ROI');
  await expect(question).toBeInViewport({ ratio: 1 });
  const [edge, top] = [(await box.boundingBox())!, (await question.boundingBox())!.y];
  expect(edge.y + edge.height - top).toBeGreaterThan(150);
  await expect(box.getByText(assistantReplies.automation.text)).toBeInViewport();
});

test('closes where it would cover what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
  const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
  await box.getByRole('button', { name: 'Send' }).focus();
  await expect(box).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(box).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('keeps a question that it has no answer to, unless the browser says not to @thorough', async ({
  page,
}) => {
  const notes: unknown[] = [];
  await page.route('**/functions/v1/unmet-searches', async (route) => {
    notes.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  const word = makeWord();
  /** The last search is for the word, unless an article matches an earlier one. */
  const ask = async (question: string, search = word) => {
    const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
    const answered = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('q') === search,
    );
    await box.getByRole('textbox').fill(question);
    await box.getByRole('textbox').press('Enter');
    await answered;
  };
  const open = async () => {
    await page.goto('/blog');
    await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
  };
  await open();
  await ask(`automation ${word}`, `automation ${word}`);
  await ask(`Zoë ${word}`);
  await ask(`Zoë ${word}`);
  await expect.poll(() => notes).toEqual([{ kind: 'question', text: `Zoë ${word}` }]);

  await page.getByRole('button', { name: 'Close' }).click();
  const box = page.getByPlaceholder('Search articles...');
  await box.fill(word);
  await expect.poll(() => notes.slice(1)).toEqual([{ kind: 'search', text: word }]);

  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open();
  await ask(`Other ${word}`);
  // A later request has arrived: so would a report have.
  await page.evaluate(() => fetch('/functions/v1/settings'));
  expect(notes).toHaveLength(2);
});

test('replies without articles when they cannot be looked up @thorough', async ({ page }) => {
  await page.route(/blog-api/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
  const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
  await box.getByRole('textbox').fill('artificial intelligence');
  await box.getByRole('textbox').press('Enter');
  await expect(box.getByText(assistantReplies.ai.text)).toBeVisible();
});
