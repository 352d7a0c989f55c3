import type { Page } from '@playwright/test';
import { startCookielessProxy } from '#tests/support/cookieless-proxy.ts';
import { expectNotice, findNotice } from '#tests/support/notices.ts';
import { expect, test as base } from '#tests/support/product.ts';
import { signInByForm } from '#tests/support/sign-in-form.ts';

/** Pages of a browser that keeps no cookies, with and without scripting. */
const test = base.extend<{ openPage: (options?: { javaScriptEnabled: boolean }) => Promise<Page> }>({
  openPage: async ({ browser, product }, use) => {
    const proxy = await startCookielessProxy();
    await use(async (options) => {
      const context = await browser.newContext({ ...options, proxy: proxy.settings, baseURL: product.url });
      return context.newPage();
    });
    proxy.close();
  },
});

const reason = 'This browser has not kept the sign-in. Allow cookies for this site, then sign in again.';

test('signing in says that cookies are blocked, and keeps what was typed', async ({ openPage, product }) => {
  const page = await openPage();
  await signInByForm(page, product.admin);
  await expectNotice(page, 'error', 'Error', reason);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(product.admin.email);
  await expect(findNotice(page, 'Logged in successfully')).toHaveCount(0);
});

test('signing in without scripting says that cookies are blocked @thorough', async ({
  openPage,
  product,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await signInByForm(page, product.admin);
  await expectNotice(page, 'error', 'Not signed in', reason);
});
