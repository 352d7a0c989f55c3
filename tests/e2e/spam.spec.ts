import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { describeLead, expectSent } from '#tests/support/contact-form.ts';
import { expectNotice, findNotice } from '#tests/support/notices.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import { makeWord } from '#tests/support/site-api.ts';

const rowOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

async function fillContactForm(page: Page, values: Record<string, string>) {
  const form = page.locator('form').filter({ has: page.getByLabel('Full Name') });
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  return { form, honeypot: form.locator('[name=topic]'), button: form.getByRole('button') };
}

/** As a program does it that fills in whatever it finds. */
const fillHoneypot = (page: Page, form: string) =>
  page
    .locator(`form:has([name=form][value=${form}]) [name=topic]`)
    .evaluate((field) => ((field as HTMLInputElement).value = 'https://spam.example'));

test('what a program sends is quarantined, until an admin says that it is no spam', async ({
  page,
  api,
  product,
}) => {
  const values = describeLead();
  await page.goto('/contact');
  await waitForScript(page.getByLabel('Full Name'));
  const { button } = await fillContactForm(page, values);
  await fillHoneypot(page, 'contact');
  await button.click();
  await expectSent(page);
  expect(await api.findMessage(values.Subject)).toBeUndefined();

  await page.goto('/admin/messages');
  await expect(page.getByRole('link', { name: /^Spam/ })).toHaveText(/\d/);
  await expect(rowOf(page, values.Subject)).toHaveCount(0);
  await page.getByRole('link', { name: /^Spam/ }).click();
  await expect(page).toHaveURL('/admin/messages?box=spam');
  const row = rowOf(page, values.Subject);
  await expect(row).toContainText('In the spam folder because it fills in a field that people do not see');
  await expect(row.getByText('New', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  expect(product.outboxMails().filter(({ subject }) => subject.includes(values.Subject))).toEqual([]);

  await row.getByRole('button', { name: 'Not Spam' }).click();
  await expectNotice(page, 'success', 'Message moved to the inbox');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const mail = () => product.outboxMails().find(({ subject }) => subject.includes(values.Subject));
  await expect.poll(() => mail()?.headers['reply-to']).toBe(values['Email Address']);

  await page.getByRole('link', { name: 'Inbox' }).click();
  await expect(page).toHaveURL('/admin/messages');
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Move to Spam' }).click();
  await expectNotice(page, 'success', 'Message moved to spam');
  await expect(row).toHaveCount(0);
  await page.keyboard.press('z');
  await expectNotice(page, 'success', 'Undone');
  await row.getByRole('button', { name: 'Move to Spam' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/messages?box=spam&q=${encodeURIComponent(values.Subject)}`);
  await expect(row).toContainText('Moved to spam by an admin.');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'success', 'Message deleted');
  await expect(page.getByText(`No messages with “${values.Subject}”.`)).toBeVisible();
});

test('several messages are moved to spam and back, each time undone', async ({ page, api }) => {
  const word = makeWord();
  for (const nth of ['First', 'Second']) await api.createMessage({ subject: `${nth} ${word}` });
  const bar = page.getByRole('toolbar', { name: 'Selected messages' });
  const rows = rowOf(page, word);
  for (const [folder, button, done] of [
    ['inbox', 'Move to Spam', '2 messages moved to spam'],
    ['spam', 'Not Spam', '2 messages moved to the inbox'],
  ] as const) {
    const move = async () => {
      for (const nth of ['First', 'Second']) {
        await page.getByRole('checkbox', { name: `Select ${nth} ${word}` }).click();
      }
      await expectAccessible(page);
      await bar.getByRole('button', { name: button }).click();
      await expectNotice(page, 'success', done);
      await expect(rows).toHaveCount(0);
    };
    await page.goto(`/admin/messages?box=${folder}&q=${word}`);
    await move();
    await page.keyboard.press('z');
    await expect(rows).toHaveCount(2);
    await move();
  }
  await page.goto(`/admin/messages?q=${word}`);
  await expect(rows).toHaveCount(2);
});

test('several messages in spam are deleted at once @thorough', async ({ page, api }) => {
  const word = makeWord();
  const ids: string[] = [];
  for (const nth of ['First', 'Second']) {
    ids.push((await api.createMessage({ subject: `${nth} ${word}` })).id);
  }
  await api.ask('POST', '/messages-bulk', { ids, spam: true });
  await page.goto(`/admin/messages?box=spam&q=${word}`);
  await page.getByRole('checkbox', { name: `Select First ${word}` }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected messages' });
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await bar.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'success', '2 messages deleted');
  await expect(rowOf(page, word)).toHaveCount(0);
});

test('a lead with links and a quick hand is in the inbox @thorough', async ({ page, api, product }) => {
  const values = {
    ...describeLead(),
    Message:
      'Our plan is [here](https://a.example/plan), examples at https://b.example and https://c.example',
  };
  await page.goto('/contact');
  await waitForScript(page.getByLabel('Full Name'));
  const { button } = await fillContactForm(page, values);
  await button.click();
  await expectSent(page);
  expect(await api.findMessage(values.Subject)).toMatchObject({ message: values.Message, read: false });
  const mail = () => product.outboxMails().find(({ subject }) => subject.includes(values.Subject));
  await expect.poll(mail).toBeDefined();
});

test('the field that people do not see is neither reached nor shown', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['contact', 'newsletter']) {
    const form = page.locator(`form:has([name=form][value=${name}])`);
    await expect(form.getByRole('textbox')).toHaveCount(name === 'contact' ? 4 : 1);
    const honeypot = form.locator('[name=topic]');
    expect((await honeypot.boundingBox())!.x).toBeLessThan(-1000);
    await form.getByRole('textbox').first().focus();
    for (let i = 0; i < 6; i += 1) {
      await expect(honeypot).not.toBeFocused();
      await page.keyboard.press('Tab');
    }
    for (let i = 0; i < 8; i += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(honeypot).not.toBeFocused();
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("a program's address is quarantined @thorough", async ({ page, api }) => {
  const address = `${makeWord()}@example.com`;
  await page.goto('/blog');
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await waitForScript(email);
  await email.fill(address);
  await fillHoneypot(page, 'newsletter');
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(findNotice(page, 'Successfully subscribed!')).toBeVisible();
  expect(await api.findSubscription(address)).toBeUndefined();

  await page.goto('/admin/newsletter');
  await expect(page.getByRole('link', { name: /^Spam/ })).toHaveText(/\d/);
  await page.getByRole('link', { name: /^Spam/ }).click();
  await expect(rowOf(page, address)).toContainText('It fills in a field that people do not see.');
  await expectAccessible(page);
  await rowOf(page, address).getByRole('button', { name: 'Not Spam' }).click();
  await expectNotice(page, 'success', 'Subscription moved to the subscribers');
  await expect.poll(() => api.findSubscription(address)).toBeDefined();
});

test('what is worded like advertising is marked in the inbox, and filtered @thorough', async ({
  page,
  product,
}) => {
  const subject = `SEO packages ${makeWord()}`;
  const values = {
    ...describeLead(),
    Subject: subject,
    Message: 'We offer SEO from $99 per month. Your website on page one, guaranteed. Interested?',
  };
  await page.goto('/contact');
  await waitForScript(page.getByLabel('Full Name'));
  const { button } = await fillContactForm(page, values);
  await button.click();
  await expectSent(page);
  const subjects = () => product.outboxMails().map((mail) => mail.subject);
  await expect.poll(subjects).toContain(`New contact message (looks like advertising): ${subject}`);

  await page.goto('/admin/messages');
  const row = rowOf(page, subject);
  await expect(row.getByText('Looks like advertising')).toBeVisible();
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: /^Wording/ }).click();
  await page.getByRole('menuitemradio', { name: 'No advertising' }).click();
  await expect(page).toHaveURL('/admin/messages?advertising=false');
  await expect(row).toHaveCount(0);
  await page.goto('/admin/messages?advertising=true');
  await row.getByRole('link', { name: subject }).click();
  const lead = page.getByRole('article', { name: subject });
  await expect(lead.getByText('Looks like advertising')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  const links = Array.from({ length: 6 }, (_, i) => `https://a${i}.example/page`).join('\n');
  for (const [name, change, box] of [
    ['a plain message is in the inbox', {}, 'inbox'],
    ['one full of links is quarantined, and answered the same', { Message: `Our sites:\n${links}` }, 'spam'],
  ] as const) {
    test(name, async ({ page, api }) => {
      const values = { ...describeLead(), ...change };
      await page.goto('/contact');
      const { button } = await fillContactForm(page, values);
      await button.click();
      await expectSent(page);
      const messages = await api.ask(
        'GET',
        `/messages-api?box=${box}&q=${encodeURIComponent(values.Subject)}`,
      );
      expect(messages).toMatchObject([{ message: values.Message }]);
    });
  }

  test('a program that fills in every field is quarantined @thorough', async ({ page, api }) => {
    const { Subject: subject, ...values } = describeLead();
    await page.goto('/contact');
    const { honeypot, button } = await fillContactForm(page, { ...values, Subject: subject });
    await honeypot.fill('https://spam.example', { force: true });
    await button.click();
    await expectSent(page);
    const messages = await api.ask('GET', `/messages-api?box=spam&q=${encodeURIComponent(subject)}`);
    expect(messages).toMatchObject([{ spam_reasons: ['honeypot'] }]);
  });
});
