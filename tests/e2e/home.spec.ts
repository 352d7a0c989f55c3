import type { Locator, Page } from '@playwright/test';
import { timelineCases } from '#content/timeline.ts';
import { findNotice } from '../support/notices.ts';
import { expect, test } from '../support/product.ts';
import { waitForScript } from '../support/scripted.ts';

test.describe('the case-study timeline', () => {
  test('plays to the last step when told to, and not before', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const start = page.getByRole('button', { name: 'Start Timeline' });
    await waitForScript(start);
    await page.clock.runFor(5000);
    await expect(page.getByText('0.0 / 3.0')).toBeVisible();
    expect(await findDimmed(page)).toEqual([1, 2, 3]);
    await expect(findInsights(page)).toHaveCount(1);
    await start.click();
    await expect(start).toBeDisabled();
    await page.clock.runFor(800 * 9);
    await expect(page.getByText('0.9 / 3.0')).toBeVisible();
    await expect(page.getByText('Three lanes, and one direction')).toBeHidden();
    await page.clock.runFor(800);
    await expect(page.getByText('Three lanes, and one direction')).toBeVisible();
    expect(await findDimmed(page)).toEqual([2, 3]);
    await expect(findInsights(page)).toHaveCount(2);
    await page.clock.runFor(800 * 20);
    await expect(page.getByText('3.0 / 3.0')).toBeVisible();
    expect(await findDimmed(page)).toEqual([]);
    await expect(findInsights(page)).toHaveCount(4);
    await expect(start).toBeDisabled();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('0.0 / 3.0')).toBeVisible();
    await expect(start).toBeEnabled();
  });

  test('begins again with another client, and tells a summary', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const start = page.getByRole('button', { name: 'Start Timeline' });
    await waitForScript(start);
    await start.click();
    await page.clock.runFor(800 * 12);
    const client = page.getByRole('button', { name: 'Corrant Pay' });
    await client.click();
    await expect(client).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('0.0 / 3.0')).toBeVisible();
    await expect(start).toBeEnabled();
    const details = page.getByText('We sat through the close');
    await expect(details).toBeVisible();
    await page.getByRole('button', { name: '30s Summary' }).click();
    await expect(details).toBeHidden();
    await expect(page.getByText('The close takes one working day instead of six.')).toBeVisible();
    await expect(findSteps(page)).toHaveText(timelineCases[2]!.timelineSteps.map(({ title }) => title));
    await expect(findInsights(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Full View' }).click();
    await expect(details).toBeVisible();
  });
});

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
    const told = page.waitForResponse('**/fortune-teller');
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    await expect(page.getByRole('button', { name: 'Consulting the crystal ball...' })).toBeDisabled();
    answer();
    expect((await told).request().postDataJSON()).toEqual({
      answers: {
        businessType: 'startup',
        techChallenge: 'security',
        growthGoal: 'reach',
        budget: 'enterprise',
      },
    });
    await expect(page.getByRole('heading', { name: 'Your fortune' })).toBeVisible();
    const { fortune } = (await (await told).json()) as { fortune: string };
    await expect(page.getByText(fortune, { exact: true })).toBeVisible();
    await expect(page.locator('#fortune').getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
    await expect(findOption(page, 'Startup')).not.toBeChecked();
  });

  test('Try Again forgets the answers that came back from the server too', async ({ page }) => {
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
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.press('Enter');
    await expect(findNotice(page, 'Please select an option to continue')).toBeVisible();
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
  });

  for (const [status, text] of [
    [429, 'Too many requests! Please try again in a moment.'],
    [402, 'Service temporarily unavailable. Please try again later.'],
    [502, 'Failed to generate your fortune. Please try again.'],
    [0, 'Something went wrong. Please try again.'],
  ] as const) {
    test(`says what ${status || 'no network'} means and keeps the answers`, async ({ page }) => {
      await page.route('**/fortune-teller', (route) =>
        status ? route.fulfill({ status, json: { status } }) : route.abort(),
      );
      await page.goto('/');
      await answerThree(page);
      await findOption(page, 'Over $1M').check();
      await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
      await expect(findNotice(page, text)).toBeVisible();
      await expect(findOption(page, 'Over $1M')).toBeChecked();
    });
  }
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the quiz is one form that the page answers', async ({ page }) => {
    await page.goto('/');
    for (const label of ['Startup', 'Security', 'Reach']) await findOption(page, label).check();
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    await expect(findNotice(page, 'Please select an option to continue')).toBeInViewport({ ratio: 1 });
    await expect(findOption(page, 'Reach')).toBeChecked();
    await findOption(page, 'Over $1M').check();
    await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
    await expect(page.getByRole('heading', { name: 'Your fortune' })).toBeVisible();
  });

  test('a case is told in full, and the calendar is a link', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Three lanes, and one direction')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Schedule a Call' })).toHaveAttribute(
      'href',
      'https://calendar.example.com/event-request',
    );
    await expect(page.getByRole('button', { name: 'Schedule a Call' })).toBeHidden();
  });
});

test('each insight of the approach comes with pointer and focus', async ({ page }) => {
  await page.goto('/');
  const insight = page.getByText('A forecast without a range is a guess.');
  await insight.scrollIntoViewIfNeeded();
  const isShown = () => isOnTop(insight);
  expect(await isShown()).toBe(false);
  const node = page.getByRole('button', { name: 'Predictive Analytics' });
  await expect(node).toHaveAccessibleDescription(/^A forecast without a range is a guess/);
  await node.hover();
  await expect.poll(isShown).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(isShown).toBe(false);
  await node.focus();
  await expect.poll(isShown).toBe(true);
});

test('the approach has its principles, steps, nodes at their angles, and claims', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const approach = page.locator('#approach');
  const counts = await approach
    .getByRole('list')
    .evaluateAll((lists) => lists.map(({ children }) => children.length));
  expect(counts).toEqual([3, 4, 5, 6]);
  await expect(approach.getByRole('heading', { level: 4 })).toHaveText([
    'AI Discovery',
    'Smart Architecture',
    'Automated Development',
    'Intelligent Delivery',
  ]);
  const ring = findMiddle((await approach.getByRole('img').boundingBox())!);
  const angles: number[] = [];
  for (const name of [
    'AI Automation',
    'Predictive Analytics',
    'Smart Integration',
    'Quality Assurance',
    'Continuous Learning',
  ]) {
    const node = findMiddle((await approach.getByRole('button', { name }).boundingBox())!);
    const degrees = (Math.atan2(node.x - ring.x, ring.y - node.y) * 180) / Math.PI;
    angles.push(Math.round(degrees + 360) % 360);
  }
  expect(angles).toEqual([0, 72, 144, 216, 288]);
});

const findMiddle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true });

  test('each insight of the approach comes with a tap', async ({ page }) => {
    await page.goto('/');
    const insight = page.getByText('A forecast without a range is a guess.');
    await insight.scrollIntoViewIfNeeded();
    expect(await isOnTop(insight)).toBe(false);
    await page.getByRole('button', { name: 'Predictive Analytics' }).tap();
    await expect.poll(() => isOnTop(insight)).toBe(true);
    await page.getByRole('button', { name: 'Quality Assurance' }).tap();
    await expect.poll(() => isOnTop(insight)).toBe(false);
  });
});

/** Whether nothing lies over an element's middle, and it is not clipped away. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

const findTimeline = (page: Page) => page.getByRole('region', { name: 'Watch a project go by' });
const findSteps = (page: Page) => findTimeline(page).getByRole('heading', { level: 4 });
const findInsights = (page: Page) =>
  findTimeline(page).getByText('AI insight', { exact: true }).filter({ visible: true });

/** Indexes of the steps whose title is not of the first one's colour: that one is always reached. */
async function findDimmed(page: Page): Promise<number[]> {
  const colors = await findSteps(page).evaluateAll((titles) =>
    titles.map((title) => getComputedStyle(title).color),
  );
  return [...colors.keys()].filter((index) => colors[index] !== colors[0]);
}

const findOption = (page: Page, label: string) => page.getByRole('radio', { name: label });

async function answerThree(page: Page): Promise<void> {
  for (const label of ['Startup', 'Security', 'Reach']) {
    await findOption(page, label).check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
}

test('each section says what it is, in the order of the specification, and leads on', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transform Your Business with AI-Driven IT Solutions',
  );
  const marks = [
    main.getByRole('link', { name: 'Start Your AI Journey' }),
    main.getByRole('heading', { name: 'AI-Assisted Development' }),
    main.getByRole('link', { name: 'View All Services' }),
    main.locator('#products'),
    main.locator('#portfolio'),
    main.locator('#approach'),
    main.getByRole('button', { name: 'Start Timeline' }),
    main.getByRole('heading', { name: 'How big is your business today?' }),
    main.getByText('No articles published yet.'),
    main.getByRole('button', { name: 'Schedule a Call' }),
  ];
  for (const claim of [
    '40% faster development',
    '95% of code paths tested',
    'Typical response within 2-4 hours (business hours)',
    '24/7 support',
  ]) {
    await expect(main).toContainText(claim);
  }
  const tops = await Promise.all(marks.map(async (mark) => (await mark.boundingBox())!.y));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));

  for (const [name, path] of [
    ['Start Your AI Journey', '/contact'],
    ['View Our Portfolio', '/portfolio'],
    ['View All Services', '/services'],
    ['View Full Portfolio', '/portfolio'],
    ['Start Your Transformation', '/contact'],
    ['Read All Articles', '/blog'],
    ['Contact Us', '/contact'],
    ['Get Started', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(
    main.locator('#products').getByRole('button', { name: 'Schedule a Consultation' }),
  ).toBeVisible();
});

test('three services, three products and three cases are introduced', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Learn More/ })).toHaveCount(3);
  for (const [title, path] of [
    ['Mobile Application Development', '/services/mobile-app-development'],
    ['Web Application Development', '/services/web-app-development'],
    ['AI & Automation Services', '/services/ai-automation'],
  ] as const) {
    const link = main.getByRole('link', { name: `Learn More about ${title}` });
    await expect(link).toHaveAttribute('href', path);
  }

  const products = main.locator('#products').getByRole('article');
  await expect(products.getByRole('heading')).toHaveText([
    'AI-Powered LMS',
    'Intelligent HRMS',
    'AI Reporting Dashboard',
  ]);
  for (const [index, status] of ['Live', 'Beta', 'Coming Soon'].entries()) {
    await expect(products.nth(index).getByText(status, { exact: true })).toBeVisible();
    await expect(products.nth(index).getByRole('listitem')).toHaveCount(5);
  }

  await expect(main.locator('#portfolio').getByRole('article')).toHaveText([
    /AI Automation, Enterprise Software/,
    /Healthcare AI, Healthcare/,
    /EdTech Platform, Education/,
  ]);
});
