import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { describeLead, expectSent, fillInLead, sendLead } from '#tests/support/contact-form.ts';
import { findNotice } from '#tests/support/notices.ts';
import { everyFortune } from '#tests/support/fortune-words.ts';
import { makeWord } from '#tests/support/site-api.ts';

test.describe('the fortune quiz', () => {
  test('tells a fortune after four answers', async ({ page }) => {
    await page.goto('/');
    await answerThree(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(findOption(page, 'Reach')).toBeChecked();
    await page.getByRole('button', { name: 'Next' }).click();
    await findOption(page, 'Over $1M').check();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/fortune-teller', async (route) => {
      await answered;
      await route.continue();
    });
    const response = page.waitForResponse('**/fortune-teller');
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    await expect(page.getByRole('button', { name: 'Consulting the crystal ball...' })).toBeDisabled();
    answer();
    expect((await response).request().postDataJSON()).toEqual({
      answers: {
        businessType: 'startup',
        techChallenge: 'security',
        growthGoal: 'reach',
        budget: 'enterprise',
      },
    });
    await expect(page.getByRole('heading', { name: 'Your fortune' })).toBeVisible();
    const { fortune } = (await (await response).json()) as { fortune: string };
    await expect(page.getByText(fortune, { exact: true })).toBeVisible();
    await expect(page.locator('#fortune').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
    await expect(findOption(page, 'Startup')).not.toBeChecked();
  });

  test('says what it sees, what to do, to beware of and to budget for, in two rows each on a phone @thorough', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await answerThree(page);
    await findOption(page, 'Over $1M').check();
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    const lines = page.locator('.fortune-line');
    await expect(lines.locator('b')).toHaveText(['See:', 'Do:', 'Beware:', 'Budget:']);
    const countRows = (texts: string[]) =>
      lines.first().evaluate(
        (line, all) =>
          all.map((text) => {
            const range = document.createRange();
            const [name, ...rest] = text.split(' ');
            line.querySelector('b')!.textContent = name!;
            line.lastChild!.textContent = ` ${rest.join(' ')}`;
            range.selectNodeContents(line);
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
          }),
        texts,
      );
    const texts = everyFortune.flatMap((fortune) => fortune.split('\n'));
    const rows = await countRows(texts);
    expect(texts.filter((_, index) => rows[index]! > 2)).toEqual([]);
  });

  for (const size of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    const tag = size.width > 390 ? '@thorough' : [];
    test(`shows the whole fortune below the header at ${size.width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      await answerThree(page);
      await findOption(page, 'Over $1M').check();
      const reveal = page.getByRole('button', { name: 'Reveal My Fortune' });
      await reveal.evaluate((button) => scrollTo(0, scrollY + button.getBoundingClientRect().top - 120));
      await reveal.click();
      await expect(page.getByRole('heading', { name: 'Your fortune' })).toBeVisible();
      const header = (await page.getByRole('banner').boundingBox())!;
      await expect
        .poll(async () => (await page.locator('#fortune').boundingBox())!.y)
        .toBeGreaterThanOrEqual(header.y + header.height);
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeInViewport({ ratio: 1 });
    });
  }

  test('recommends a service, a case only where one fits, and hands the answers to the contact form', async ({
    page,
    api,
  }) => {
    await page.goto('/');
    await answerThree(page);
    await findOption(page, 'Over $1M').check();
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    const result = page.locator('#fortune');
    await expect(result.getByRole('link', { name: 'Custom Software' })).toHaveAttribute(
      'href',
      '/services/custom-software',
    );
    await expect(result.getByText('A project like it')).toHaveCount(0);
    await expect(result.getByRole('listitem')).toHaveText(answersText.split(', '));
    await result.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByText(answersText)).toBeVisible();
    const subject = makeWord();
    await send(page, subject);
    await expect(page.getByText(answersText)).toBeHidden();
    expect(await api.findMessage(subject)).toMatchObject({ quiz_answers: answersText });
  });

  test('leaves the answers out when they are removed @thorough', async ({ page, api }) => {
    await page.addInitScript((text) => sessionStorage.setItem('quiz-answers', text), answersText);
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Remove' }).click();
    await expect(page.getByText(answersText)).toBeHidden();
    const subject = makeWord();
    await send(page, subject);
    expect(await api.findMessage(subject)).toMatchObject({ quiz_answers: null });
  });

  test('Try Again forgets the answers that came back from the server too @thorough', async ({ page }) => {
    await page.goto('/');
    await findOption(page, 'Startup').check();
    await page.locator('#fortune form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(findNotice(page, 'Please select an option to continue')).toBeVisible();
    await expect(findOption(page, 'Startup')).toBeChecked();
    await answerThree(page);
    await findOption(page, 'Over $1M').check();
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true, includeHidden: true })).toHaveCount(0);
  });

  test('goes on only with an answer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await expect(findNotice(page, 'Please select an option to continue')).toBeVisible();
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
  });

  for (const [status, text] of [
    [429, 'Too many requests! Please try again in a moment.'],
    [402, 'Service temporarily unavailable. Please try again later.'],
    [502, 'Failed to generate your fortune. Please try again.'],
    [0, 'Something went wrong. Please try again.'],
  ] as const) {
    test(
      `says what ${status || 'no network'} means and keeps the answers and the focus`,
      { tag: status ? '@thorough' : [] },
      async ({ page }) => {
        await page.route('**/fortune-teller', (route) =>
          status ? route.fulfill({ status, json: { status } }) : route.abort(),
        );
        await page.goto('/');
        await answerThree(page);
        await findOption(page, 'Over $1M').check();
        const reveal = page.getByRole('button', { name: 'Reveal My Fortune' });
        await reveal.click();
        await expect(findNotice(page, text)).toBeVisible();
        await expect(findOption(page, 'Over $1M')).toBeChecked();
        await expect(reveal).toBeFocused();
      },
    );
  }
});

test.describe('the fortune quiz without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('asks all four on less than two screens of a phone, and as wide as its frame', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const quiz = page.locator('#fortune');
    expect((await quiz.boundingBox())!.height).toBeLessThan(2 * 844);
    await page.setViewportSize({ width: 1440, height: 900 });
    const [outer, inner] = [
      (await quiz.boundingBox())!,
      (await quiz.locator('.quiz-options').first().boundingBox())!,
    ];
    expect(inner.width).toBeGreaterThan(outer.width - 60);
  });

  test('is one form that the page answers', async ({ page }) => {
    await page.goto('/');
    for (const label of ['Startup', 'Security', 'Reach']) await findOption(page, label).check();
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    await expect(findNotice(page, 'Please select an option to continue')).toBeInViewport({ ratio: 1 });
    await expect(findOption(page, 'Reach')).toBeChecked();
    await findOption(page, 'Over $1M').check();
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    await expect(page.getByRole('heading', { name: 'Your fortune' })).toBeVisible();
    await expect(page.locator('#fortune').getByRole('link', { name: 'Custom Software' })).toBeVisible();
    await page.locator('#fortune').getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByText(answersText)).toBeVisible();
    await page.getByRole('link', { name: 'Remove' }).click();
    await expect(page.getByText(answersText)).toHaveCount(0);
  });
});

const answersText = 'Startup, Security, Reach, Over $1M';

/** Fills in the contact form and sends it. */
async function send(page: Page, subject: string): Promise<void> {
  await fillInLead(page, describeLead(subject));
  await sendLead(page);
  await expectSent(page);
}

const findOption = (page: Page, label: string) => page.getByRole('radio', { name: label });

async function answerThree(page: Page): Promise<void> {
  for (const label of ['Startup', 'Security', 'Reach']) {
    await findOption(page, label).check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
}
