import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startMailServer, type MailServer } from '#tests/faults/mail-server.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import { toSessionState } from '#tests/support/session-state.ts';
import { expect, test } from '#tests/support/shared-products.ts';
import { openSiteApi, type SiteApi } from '#tests/support/site-api.ts';
import { startProduct } from '#tests/support/start-product.ts';

const addresses = {
  same: 'same@clinics.example',
  other: 'other@clinics.example',
  plain: 'plain@clinics.example',
};

/** What the form says until its next use: a subscription counts once it is confirmed. */
const stepLeft = 'If we mail a link, open it to confirm.';

test('a subscription is confirmed by a person, and ended by one click', async ({ browser }) => {
  test.slow();
  const outgoing = await startMailServer();
  const product = await startProduct({ SMTP_URL: outgoing.url });
  const contexts: BrowserContext[] = [];
  const open = async (options: Parameters<Browser['newContext']>[0] = {}) => {
    const context = await browser.newContext({ baseURL: product.url, ...options });
    contexts.push(context);
    return context.newPage();
  };
  try {
    const api = await openSiteApi(product);
    const visitor = await open();
    await test.step('the archive has the form itself, and says that it is empty', async () => {
      await visitor.goto('/newsletter');
      await expect(visitor.getByText('Get the first issue')).toBeVisible();
      await expect(visitor.getByRole('main').getByRole('textbox')).toHaveCount(1);
      await expect(visitor.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
      await expectAccessible(visitor);
    });
    await test.step('it is no wider than a small phone with large letters', async () => {
      const phone = await open({ viewport: { width: 320, height: 700 } });
      await phone.goto('/newsletter');
      await phone.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
    await test.step('the browser that subscribed confirms by itself', async () => {
      await subscribe(visitor, addresses.same);
      await visitor.goto(await findLink(outgoing, addresses.same));
      await expectNotice(visitor, 'success', 'Subscription confirmed');
      await expectStatus(api, addresses.same, 'confirmed');
      await visitor.goto(await findLink(outgoing, addresses.same));
      await expectNotice(visitor, 'success', 'Already confirmed');
    });
    await test.step('the mail shows the mark where a website reads it', async () => {
      const mark = outgoing.mails[0]!.html.match(/src="([^"]+)"/)![1]!;
      const { headers } = await fetch(mark);
      expect([headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
        'image/png',
        'cross-origin',
      ]);
    });
    await test.step('another one asks, and a program that only opens the link does nothing', async () => {
      await subscribe(visitor, addresses.other);
      const link = await findLink(outgoing, addresses.other);
      const elsewhere = await open();
      expect((await elsewhere.request.get(link)).status()).toBe(200);
      await elsewhere.goto(link);
      const button = elsewhere.getByRole('button', { name: 'Confirm subscription' });
      await expect(button).toBeVisible();
      await expectAccessible(elsewhere);
      await expectStatus(api, addresses.other, 'pending');
      await button.click();
      await expectNotice(elsewhere, 'success', 'Subscription confirmed');
      await expectStatus(api, addresses.other, 'confirmed');
    });
    await test.step('without script there is the button', async () => {
      const plain = await open({ javaScriptEnabled: false });
      await plain.goto('/blog');
      await plain.getByRole('contentinfo').getByRole('textbox').fill(addresses.plain);
      await plain.getByRole('button', { name: 'Subscribe' }).click();
      await expectNotice(plain, 'success', 'Successfully subscribed!');
      await expect(plain.getByText(stepLeft)).toBeVisible();
      await plain.goto(await findLink(outgoing, addresses.plain));
      await plain.getByRole('button', { name: 'Confirm subscription' }).click();
      await expectNotice(plain, 'success', 'Subscription confirmed');
      const { consent } = (await api.findSubscription(addresses.plain))!;
      expect(consent).toMatchObject({ page: '/blog', text: expect.stringContaining('One email a month') });
    });
    await test.step('a mail program unsubscribes at once', async () => {
      const { request } = await open();
      const form = { 'List-Unsubscribe': 'One-Click' };
      const answer = await request.post(findUnsubscribe(outgoing, addresses.same), { form });
      expect(answer.status()).toBe(200);
      await expectStatus(api, addresses.same, 'unsubscribed');
    });
    await test.step('a person unsubscribes with one button, or chooses less', async () => {
      const plain = await open({ javaScriptEnabled: false });
      await plain.goto(findUnsubscribe(outgoing, addresses.plain));
      await plain.getByRole('link', { name: 'Choose what you get instead' }).click();
      await plain.getByLabel('A few mails to begin with, after subscribing').uncheck();
      await plain.getByRole('button', { name: 'Save preferences' }).click();
      await expectNotice(plain, 'success', 'Saved');
      await expect(plain.getByLabel('A few mails to begin with, after subscribing')).not.toBeChecked();
      const person = await open();
      await person.goto(plain.url());
      await expectAccessible(person);
      await person.getByRole('link', { name: 'Unsubscribe from everything' }).click();
      await expectAccessible(person);
      await expectStatus(api, addresses.plain, 'confirmed');
      await person.getByRole('button', { name: 'Unsubscribe' }).click();
      await expectNotice(person, 'success', 'Unsubscribed');
      await expectStatus(api, addresses.plain, 'unsubscribed');
    });
    await test.step('an admin imports a list, and sees who is what', async () =>
      administer(await open({ storageState: toSessionState(api.cookie) })));
  } finally {
    for (const context of contexts) await context.close();
    await product.stop();
    await outgoing.close();
  }
});

async function administer(page: Page): Promise<void> {
  await page.goto('/admin/newsletter');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
  const text = `Name;Mail\nM\u00fcller;imported@m\u00fcller.example\nAnn;${addresses.other}\nNo;${addresses.same}\nBad;nobody\n`;
  await dialog.getByLabel('File to import').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'latin1'),
  });
  await expect(dialog.getByRole('status')).toContainText('Line 5: There is no valid email address');
  await expect(dialog.getByLabel('Addresses are in')).toHaveValue('2');
  await expectAccessible(page);
  await dialog.getByLabel('How did they agree').fill('At our stand');
  await dialog.getByRole('button', { name: 'Import 1 subscriber' }).click();
  await expectNotice(page, 'success', '1 subscriber imported');
  await page.getByRole('button', { name: 'Status: All' }).click();
  await page.getByRole('menuitemradio', { name: 'Confirmed (2)' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const imported = rows.filter({ hasText: 'imported@' });
  await expect(imported).toContainText('By import: At our stand');
  await imported.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Suppress' }).click();
  const question = page.getByRole('alertdialog', { name: 'Suppress imported@' });
  await expect(question).toContainText('no import brings it back');
  await question.getByRole('button', { name: 'Suppress' }).click();
  await expectNotice(page, 'success', 'Suppressed: no import brings the address back');
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
}

async function subscribe(page: Page, address: string): Promise<void> {
  await page.goto('/blog');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await waitForScript(field);
  await field.fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expectNotice(page, 'success', 'Successfully subscribed!');
  await expect(page.getByText(stepLeft)).toBeVisible();
}

/** The link of the confirmation mail to an address. */
async function findLink({ mails }: MailServer, address: string): Promise<string> {
  const find = () => mails.findLast(({ to }) => to === address);
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return find()!.text.match(/^http\S+$/m)![0];
}

const findUnsubscribe = ({ mails }: MailServer, address: string): string =>
  mails.findLast(({ to }) => to === address)!.headers['list-unsubscribe']!.slice(1, -1);

async function expectStatus(api: SiteApi, address: string, status: string): Promise<void> {
  expect(await api.findSubscription(address)).toMatchObject({ status });
}
