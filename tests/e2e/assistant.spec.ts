import { assistantReplies } from '#content/assistant.ts';
import { expect, test } from '../support/admin.ts';
import { makeWord } from '../support/site-api.ts';

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

  await box.getByRole('button', { name: 'case studies' }).click();
  await expect(box.getByText(assistantReplies.default.text)).toHaveCount(1);
  await expect(box.getByRole('log')).toContainText('Case studies');
  await input.press('Enter');
  await expect(box.getByText(assistantReplies.default.text)).toHaveCount(1);
});

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

test('replies without articles when they cannot be looked up', { tag: '@thorough' }, async ({ page }) => {
  await page.route(/blog-api/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
  const box = page.getByRole('dialog', { name: 'AI Blog Assistant' });
  await box.getByRole('textbox').fill('artificial intelligence');
  await box.getByRole('textbox').press('Enter');
  await expect(box.getByText(assistantReplies.ai.text)).toBeVisible();
});
