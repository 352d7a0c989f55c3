import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { describeLead, expectSent, fillInLead, sendLead } from '#tests/support/contact-form.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';
import { makeWord, type SiteApi } from '#tests/support/site-api.ts';
import type { Product } from '#tests/support/start-product.ts';

// As a visitor; `api` is an admin's.
test.use({ storageState: { cookies: [], origins: [] } });

async function sendMessage(page: Page, api: SiteApi) {
  const subject = makeWord();
  await page.goto('/contact');
  await fillInLead(page, describeLead(subject));
  await sendLead(page);
  await expectSent(page);
  expect(await api.findMessage(subject)).toBeDefined();
}

async function subscribe(page: Page) {
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('textbox').fill(`${makeWord()}@example.com`);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectNotice(page, 'success', 'Successfully subscribed!');
}

/** One question at a time, or all of them if the quiz is not hydrated. */
async function readFortune(page: Page) {
  await page.goto('/');
  for (const [index, question] of (await page.locator('#fortune fieldset').all()).entries()) {
    await question.getByRole('radio').first().check();
    const next = page.getByRole('button', { name: 'Next' });
    if (index < 3 && (await next.isVisible())) await next.click();
  }
  await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
  await expect(page.getByRole('heading', { name: 'Your fortune' })).toBeVisible();
}

async function signIn(page: Page, { admin }: Product) {
  await signInByForm(page, admin);
  await expect(page).toHaveURL(/\/admin$/);
}

const missing = {
  'the whole of 2024': () => Reflect.deleteProperty(Element.prototype, 'setHTMLUnsafe'),
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  'AbortSignal.any': () => Reflect.deleteProperty(AbortSignal, 'any'),
  'Object.groupBy': () => Reflect.deleteProperty(Object, 'groupBy'),
  'Array.prototype.findLast': () => Reflect.deleteProperty(Array.prototype, 'findLast'),
};

for (const [name, remove] of Object.entries(missing)) {
  const tag = name === 'AbortSignal.any' ? [] : '@thorough';
  test(`without ${name}, every form is delivered`, { tag }, async ({ page, product, api }) => {
    await page.addInitScript(remove);
    await sendMessage(page, api);
    await subscribe(page);
    await readFortune(page);
    await signIn(page, product);
  });
}

test.describe('below the browser floor', () => {
  test.beforeEach(({ page }) => page.addInitScript(missing['the whole of 2024']));

  test('no part of a page asks for a script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('textbox').fill('ann@');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expectNotice(page, 'error', 'Invalid email');
    await page.goto('/blog?q=xyz');
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(scripts).toEqual([]);
  });

  test('a call is booked by a link, and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Schedule a Call' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Schedule a Call' }).first()).toBeVisible();
    const toggle = page.getByRole('button', { name: 'menu' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  test('the admin area says what it needs', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByText('in a browser from 2024 or later')).toBeVisible();
  });
});

const broken = {
  'requests of scripts': () =>
    Object.assign(window, {
      fetch() {
        throw new TypeError('broken by an extension');
      },
    }),
  'the reading of forms': () =>
    Object.assign(FormData.prototype, {
      [Symbol.iterator]() {
        throw new TypeError('broken by an extension');
      },
      get() {
        throw new TypeError('broken by an extension');
      },
    }),
  'forms as such': () =>
    Object.assign(window, {
      FormData: function fail() {
        throw new TypeError('broken by an extension');
      },
    }),
  'a component': () =>
    Object.assign(HTMLFormElement.prototype, {
      contains() {
        throw new TypeError('broken by an extension');
      },
    }),
};

for (const [name, breakIt] of Object.entries(broken)) {
  const tag = name === 'requests of scripts' ? [] : '@thorough';
  test(`where an extension breaks ${name}, every form is delivered`, { tag }, async ({ page, api }) => {
    await page.addInitScript(breakIt);
    await sendMessage(page, api);
    await subscribe(page);
    await readFortune(page);
  });
}

test('where a visit came from can stop no form', async ({ page, api }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'referrer', { get: () => 'not an address' });
    Object.assign(Navigation.prototype, { entries: () => [{ index: -1, url: 'not an address' }] });
  });
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posted.push(request.url());
  });
  await sendMessage(page, api);
  expect(posted).toEqual([]);
});

test('signing in reports no error @thorough', async ({ page, product }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await signIn(page, product);
  await expect(page.getByRole('tab', { name: 'Site Settings' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('without ::details-content, each screen of the hero has its whole width', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const remove = (rules: CSSRuleList, owner: CSSStyleSheet | CSSGroupingRule) => {
      for (const [index, rule] of [...[...rules].entries()].toReversed()) {
        if (rule instanceof CSSSupportsRule && rule.conditionText.includes('details-content'))
          owner.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) remove(rule.cssRules, rule);
      }
    };
    for (const sheet of document.styleSheets) remove(sheet.cssRules, sheet);
  });
  const widthOf = async (selector: string) =>
    (await page.locator(selector).locator('visible=true').first().boundingBox())!.width;
  await page.getByText('Shop', { exact: true }).click();
  expect(await widthOf('.hero-sheet')).toBe(await widthOf('.hero-figure'));
});
