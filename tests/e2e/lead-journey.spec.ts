import type { Page } from '@playwright/test';
import type { StatRow, Funnel } from '#features/insights/stats.contract.ts';
import { startMailServer } from '#tests/faults/mail-server.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectSent, fillInLead, sendLead } from '#tests/support/contact-form.ts';
import { openImapServer } from '#tests/support/imap-server.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/shared-products.ts';
import { startProduct } from '#tests/support/start-product.ts';
import { signInSecondAdmin } from '#tests/support/second-admin.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import { toSessionState } from '#tests/support/session-state.ts';
import { openSiteApi, type SiteApi } from '#tests/support/site-api.ts';

const visitor = {
  name: 'Ann Carter',
  email: 'ann@clinics.example',
  subject: 'Booking for four clinics',
  message: 'Can you help?',
};
const article = { title: 'What a small model can do', slug: 'what-a-small-model-can-do' };
/** One of a person's: a headless browser says that it is one, and is counted as a program. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const colleague = { email: 'eva@countermark.example', name: 'eva' };

test('a lead is followed from a campaign to an order, by real mail @thorough', async ({ browser }) => {
  test.slow();
  const [mailbox, outgoing] = await Promise.all([openImapServer(), startMailServer()]);
  const product = await startProduct({
    SMTP_URL: outgoing.url,
    IMAP_URL: mailbox.describeUrl(),
    MAIL_FROM: 'Countermark <hello@countermark.example>',
  });
  try {
    const api = await openSiteApi(product);
    await api.createPost(article);
    const open = async (cookie?: string) => {
      const storageState = cookie ? toSessionState(cookie) : undefined;
      const context = await browser.newContext({ baseURL: product.url, storageState, userAgent });
      return context.newPage();
    };
    await test.step('a visitor comes from a campaign, reads, and writes', async () => write(await open()));
    const eva = await open(await signInSecondAdmin(product, colleague.email));
    const admin = await open(api.cookie);
    await test.step('an admin sees the source and assigns the lead', () => assign(admin));
    const reply = await test.step('the colleague answers, and sees the admin at it', () => answer(eva));
    expect(outgoing.taken).toContain(reply);
    await test.step('the customer answers by mail, and the lead is unread again', async () => {
      mailbox.deliver(writeMail(reply));
      const opened = eva.getByRole('article', { name: visitor.subject });
      await expect(opened.getByRole('region', { name: 'Replies' })).toContainText('Yes, on Monday.', {
        timeout: 60_000,
      });
      await expect(opened.getByRole('button', { name: 'State: New' })).toBeVisible();
      await expect(seeOther(admin)).toBeVisible({ timeout: 60_000 });
      await expectAccessible(eva);
    });
    await test.step('an email that answers no reply is shown beside the person', async () => {
      mailbox.deliver(writeUnmatched());
      const person = eva
        .getByRole('article', { name: visitor.subject })
        .getByRole('region', { name: 'Person' });
      await expect(async () => {
        await eva.reload();
        await expect(person.getByRole('list', { name: 'Emails that answer no reply' })).toContainText(
          'Where do I park?',
        );
      }).toPass({ timeout: 60_000 });
      await expectAccessible(eva);
    });
    await test.step('it is won', () => win(eva));
    await test.step('the figures tell which campaign and article brought it', () => readStats(api));
    await test.step('the person is erased, and found nowhere', () => erase(admin, api));
  } finally {
    await product.stop();
    await Promise.all([mailbox.remove(), outgoing.close()]);
  }
});

async function write(page: Page): Promise<void> {
  await page.goto('/?utm_source=letter&utm_medium=email&utm_campaign=autumn');
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await page.getByRole('link', { name: article.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await waitForScript(page.getByRole('main').getByLabel('Full Name'));
  const { name, email, subject, message } = visitor;
  await fillInLead(page, { 'Full Name': name, 'Email Address': email, Subject: subject, Message: message });
  await sendLead(page);
  await expectSent(page);
}

async function assign(page: Page): Promise<void> {
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: visitor.subject }).click();
  const opened = page.getByRole('article', { name: visitor.subject });
  const source = opened.getByRole('region', { name: 'Source' });
  await expect(source).toContainText('campaign autumn, source letter, medium email');
  await expect(source).toContainText(`/blog/${article.slug}`);
  await opened.getByRole('button', { name: 'Owner: Unassigned' }).click();
  await page.getByRole('menuitemradio', { name: colleague.name, exact: true }).click();
  await expectNotice(page, 'success', 'Message assigned to eva');
}

/** That somebody else has the lead open. */
const seeOther = (page: Page) => page.getByText('is looking at this too.');

/** @returns the reply's id */
async function answer(eva: Page): Promise<string> {
  await eva.goto('/admin/messages?assignee=me');
  await eva.getByRole('link', { name: visitor.subject }).click();
  const opened = eva.getByRole('article', { name: visitor.subject });
  await expect(seeOther(eva)).toBeVisible();
  const box = opened.getByRole('textbox', { name: `Reply to ${visitor.email}` });
  await box.fill('When may we call?');
  const sent = eva.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/replies'),
  );
  await box.press('Control+Enter');
  const { id } = (await (await sent).json()) as { id: string };
  const thread = opened.getByRole('region', { name: 'Replies' });
  await expect(thread.getByRole('status')).toHaveText('Delivered to the mail server', {
    timeout: 60_000,
  });
  await expect(opened.getByRole('button', { name: 'State: Waiting' })).toBeVisible();
  return id;
}

const writeMail = (reply: string): string =>
  [
    `From: ${visitor.name} <${visitor.email}>`,
    'To: hello@countermark.example',
    `Subject: Re: ${visitor.subject}`,
    'Message-ID: <monday@clinics.example>',
    `In-Reply-To: <${reply}@countermark.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Yes, on Monday.',
    '',
  ].join('\r\n');

const writeUnmatched = (): string =>
  [
    `From: ${visitor.name} <${visitor.email}>`,
    'To: hello@countermark.example',
    'Subject: Parking',
    'Message-ID: <parking@clinics.example>',
    '',
    'Where do I park?',
    '',
  ].join('\r\n');

async function win(page: Page): Promise<void> {
  const opened = page.getByRole('article', { name: visitor.subject });
  await opened.getByRole('button', { name: 'State: New' }).click();
  await page.getByRole('menuitemradio', { name: 'Done' }).click();
  await opened.getByRole('checkbox', { name: 'Won' }).click();
  await expectNotice(page, 'success', 'Message is won');
  await opened.getByRole('spinbutton', { name: 'Value' }).fill('48000');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', 'Value saved');
}

async function readStats(api: SiteApi): Promise<void> {
  const brought = { visits: 1, sent: 1, answered: 1, won: 1, value: 48_000 };
  // Views are written in batches.
  await expect
    .poll(async () => (await api.ask<{ campaigns: StatRow[] }>('GET', '/insights-api/sources')).campaigns)
    .toEqual([expect.objectContaining({ ...brought, name: 'autumn' })]);
  const articles = await api.ask<Funnel[]>('GET', '/insights-api/funnel?by=article');
  const funnel = articles.find(({ name }) => name === `/blog/${article.slug}`);
  const counts = Object.fromEntries(funnel?.steps.map(({ step, count }) => [step, count]) ?? []);
  expect(counts).toMatchObject({ sent: 1, answered: 1, won: 1 });
}

async function erase(page: Page, api: SiteApi): Promise<void> {
  await api.confirmSignIn();
  await page.goto(`/admin/personal-data#${encodeURIComponent(visitor.email)}`);
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /Erase/ }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Messages: 1');
  await page.goto(`/admin/messages?q=${encodeURIComponent(visitor.email)}`);
  await expect(page.getByText(`No messages with “${visitor.email}”.`)).toBeVisible();
  const held = await api.ask('GET', `/personal-data?email=${visitor.email}`);
  expect(held).toMatchObject({ messages: [], mails: [], replies: { thread: [] } });
}
