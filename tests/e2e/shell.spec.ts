import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/product.ts';

const links = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Products', '/products'],
  ['Portfolio', '/portfolio'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

const readOverhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const findNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the header leads everywhere and marks exactly the page that is open', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of links.toReversed()) {
    await findNavigation(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    const current = findNavigation(page).locator('[aria-current]');
    await expect(current).toHaveText([name]);
    await expect(current).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/services/custom-software');
  await expect(findNavigation(page).locator('[aria-current]')).toHaveCount(0);
  await findNavigation(page).getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
});

/** How far the middle of its letters' height is below the middle of an element, in pixels. */
const readOffset = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const text = range.getBoundingClientRect();
      const { font } = getComputedStyle(link);
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = font;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('H');
      const capitals = context.measureText('H').actualBoundingBoxAscent;
      const baseline = text.top + (text.height * ascent) / (ascent + descent);
      const box = link.getBoundingClientRect();
      return baseline - capitals / 2 - (box.top + box.height / 2);
    });

test('the words of the bar are in the middle of their links and buttons', async ({ page }) => {
  await page.goto('/services');
  for (const name of ['Services', 'Get Started']) {
    expect(Math.abs(await readOffset(page, name)), name).toBeLessThanOrEqual(1);
  }
});

test('the header stays in sight @thorough', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('the bar is one row on the narrowest screens, and its menu opens below it @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/services');
  const bar = page.getByRole('banner');
  const toggle = page.getByRole('button', { name: 'menu' });
  const before = await toggle.boundingBox();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(65);
  await toggle.click();
  await expect(findNavigation(page)).toBeVisible();
  expect(await toggle.boundingBox()).toEqual(before);
});

test('the footer leads to the services, the products and the legal texts @thorough', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const path of [
    '/services/mobile-app-development',
    '/services/web-app-development',
    '/services/custom-software',
    '/services/integration-services',
    '/services/ai-automation',
    '/services/training-consultancy',
    '/products',
    '/privacy',
    '/terms',
  ]) {
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible();
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  await expect(footer.getByRole('textbox')).toHaveCount(1);
  await expect(footer.locator('a[href="#"]')).not.toHaveCount(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens, and closes on choosing, on Escape and on its toggle', async ({ page }) => {
    await page.goto('/services');
    const toggle = page.getByRole('button', { name: 'menu' });
    const blog = findNavigation(page).getByRole('link', { name: 'Blog' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(blog).toBeHidden();

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(blog).toBeVisible();
    await toggle.click();
    await expect(blog).toBeHidden();

    await toggle.press('Enter');
    await expect(blog).toBeVisible();
    await blog.focus();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();

    await toggle.click();
    await findNavigation(page).getByRole('link', { name: 'Services' }).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(blog).toBeHidden();
  });

  test('the open menu covers the page, which stays where it is and out of reach', async ({ page }) => {
    await page.goto('/services');
    const getStarted = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
    await page.getByRole('button', { name: 'menu' }).click();
    const menu = (await findNavigation(page).boundingBox())!;
    expect(menu.y + menu.height).toBeGreaterThanOrEqual(800);
    await expect(getStarted.filter({ visible: true })).toHaveCount(1);

    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 500);
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('main').getByRole('link', { name: 'Learn More' }).first().focus();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('the menu says how to talk to someone', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('button', { name: 'menu' }).click();
    const menu = findNavigation(page);
    await expect(menu.locator('a[href^="mailto:"]')).toBeInViewport({ ratio: 1 });
    await expect(menu.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: 'Book a Free Consultation' }).click();
    await expect(page).toHaveURL('/contact#consultation');
    await expect(page.getByRole('button', { name: 'Schedule Call' })).toBeInViewport();
  });

  test('no page is wider than the screen @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of [...links.map(([, href]) => href), '/services/ai-automation', '/auth', '/nowhere']) {
      await page.goto(path);
      expect(await readOverhang(page), path).toBe(0);
    }
  });
});

test('no page is wider than the screen where text is twice as large @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [...links.map(([, href]) => href), '/services/ai-automation', '/auth', '/nowhere']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await readOverhang(page), path).toBe(0);
  }
  const name = page.getByRole('banner').getByText('Countermark', { exact: true });
  expect((await name.boundingBox())!.width).toBeGreaterThan(150);
  await expect(findNavigation(page)).toBeHidden();
  await page.getByRole('button', { name: 'menu' }).click();
  await expect(findNavigation(page).getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('the name keeps its place on a phone where text is twice as large @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const name = page.getByRole('banner').getByText('Countermark', { exact: true });
  expect((await name.boundingBox())!.width).toBeGreaterThan(100);
  const action = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  await expect(action.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'menu' }).click();
  await expect(action.filter({ visible: true })).toHaveCount(1);
});

test.describe('the theme', () => {
  const readPaper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('background-color'));
  /** The color that the browser's own bars get: of the first that applies. */
  const readBars = (page: Page) =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll(
        (metas: HTMLMetaElement[]) => metas.find(({ media }) => matchMedia(media).matches)?.content,
      );
  const findSwitch = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

  test('is the system’s until it is switched, and then stays', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const light = await readPaper(page);
    const lightBars = await readBars(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await readPaper(page);
    const darkBars = await readBars(page);
    expect(darkBars).not.toBe(lightBars);
    expect(dark).not.toBe(light);

    await findSwitch(page).click();
    expect(await readPaper(page)).toBe(light);
    expect(await readBars(page)).toBe(lightBars);
    await page.reload();
    expect(await readPaper(page)).toBe(light);
    expect(await readBars(page)).toBe(lightBars);
    await page.goto('/services');
    expect(await readPaper(page)).toBe(light);
    await findSwitch(page).click();
    await page.goto('/auth');
    expect(await readPaper(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await readPaper(page)).toBe(dark);
    expect(await readBars(page)).toBe(darkBars);
  });
});

test('an unknown path is answered with 404, its texts and a line on the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of [
    '/no/such/page?x=1',
    '/services/nothing',
    '/services/nothing/at/all',
    '/portfolio/nothing',
    '/services.html',
    '/services/custom-software.html',
    '/blog/index.html',
    '/index.html',
    '/%2563ontact',
    '/500',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect.poll(() => errors.join('\n')).toContain(path.replace(/\?.*/, ''));
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the sheet that is missing strikes the address that was asked for, and leads on', async ({
  page,
  browser,
}) => {
  const longPath = `/${'x'.repeat(200)}`;
  for (const [path, struck] of [
    ['/pricng?a=1', '/pricng'],
    ['/blog/%3Cb%3Enowhere', '/blog/%3Cb%3Enowhere'],
    [longPath, `${longPath.slice(0, 19)}…`],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('del')).toHaveText(struck);
  }
  for (const way of ['Portfolio', 'Blog', 'Contact'])
    await expect(page.getByRole('main').getByRole('link', { name: way, exact: true })).toBeVisible();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL('/pricng', page.url()).href);
  await expect(plain.locator('del')).toHaveText('This page');
  await plain.close();
});

for (const width of [390, 1280]) {
  test(
    `Tab goes through the bar from left to right, ${width} px wide`,
    { tag: width > 1000 ? '@thorough' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.keyboard.press('Tab');
      const lefts: number[] = [];
      for (let step = 0; step < (width < 1024 ? 3 : 9); step += 1) {
        await page.keyboard.press('Tab');
        lefts.push((await page.locator('header :focus').boundingBox())!.x);
      }
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    },
  );
}

test('the keyboard alone: skip link first, then everything in sight with a ring', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const first = page.locator(':focus');
  expect(await first.evaluate((element) => element.closest('main') !== null)).toBe(true);

  await page.goto('/');
  const order: string[] = [];
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab');
    const focus = page.locator(':focus');
    await expect(focus).toBeInViewport();
    const outline = await focus.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline, await focus.innerText()).not.toBe('none');
    order.push((await focus.getAttribute('href')) ?? (await focus.getAttribute('aria-label')) ?? '');
  }
  expect(order).toEqual(expect.arrayContaining(['#main', '/', '/services', '/products', '/blog']));
});
