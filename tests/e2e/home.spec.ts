import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/product.ts';

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('a case is told in full, and the calendar is a link @thorough', async ({ page }) => {
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

test('the approach has its principles, steps, nodes at their angles, and claims @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const approach = page.locator('#approach');
  const counts = await approach
    .getByRole('list')
    .evaluateAll((lists) => lists.map(({ children }) => children.length));
  expect(counts).toEqual([3, 6, 4, 5]);
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

  test('each insight of the approach comes with a tap @thorough', async ({ page }) => {
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
