import type { Locator, Page } from '@playwright/test';
import { replyTimeDefaults } from '#features/settings/reply-time.contract.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { makeWord } from '#tests/support/site-api.ts';

test.use({ signedIn: true });

const hourMs = 3_600_000;

/** From midnight to midnight, so that it is open whenever this runs. */
async function openRoundTheClock(form: Locator): Promise<void> {
  for (const day of ['Saturday', 'Sunday']) await form.getByLabel(day, { exact: true }).check();
  await form.getByLabel('Monday from').fill('00:00');
  await form.getByLabel('Monday to').fill('00:00');
  await form.getByRole('button', { name: 'Copy Monday’s hours to all open days' }).click();
  await expect(form.getByLabel('Sunday from')).toHaveValue('00:00');
}

/** As the box has it, on the browser's clock. */
function readMinuteAgo(): string {
  const at = new Date(Date.now() - 60_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const findRow = (page: Page, subject: string) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: subject });

test('the owner sets business hours, and a lead counts down and is overdue @thorough', async ({
  page,
  api,
}) => {
  const subject = `Wards ${makeWord()}`;
  const { id } = await api.createMessage({ subject });
  await page.goto(`/admin/messages?lead=${id}`);
  await page.getByRole('link', { name: 'Set business hours' }).click();
  const form = page.getByRole('region', { name: 'Business hours' });
  await expect(form.getByRole('heading')).toBeFocused();

  await form.getByLabel('Give every message a due date').check();
  const zone = form.getByLabel('Time zone', { exact: true });
  await zone.fill('los ang');
  await expect(page.getByRole('option')).toHaveText(/America\/Los Angeles/);
  await zone.press('Enter');
  await expect(zone).toHaveValue('America/Los Angeles');
  await zone.fill('Atlantis');
  await zone.press('Tab');
  await expect(zone).toHaveAccessibleDescription(/No single time zone matches “Atlantis”/);
  await zone.fill('new york');
  await zone.press('Tab');
  await expect(zone).toHaveValue('America/New York');
  await expect(zone).toHaveAccessibleDescription(/^Of dates and times/);
  await zone.fill('los ang');
  await zone.press('Tab');
  await expect(zone).toHaveValue('America/Los Angeles');
  await openRoundTheClock(form);
  await form.getByLabel('Promised hours').fill('0');
  await form.getByRole('button', { name: 'Add a holiday' }).press('Enter');
  const update = form.getByRole('button', { name: 'Update business hours' });
  await update.click();
  await expect(form.getByText('Promised hours must be from 1 to 200')).toBeVisible();
  await expect(form.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(/Enter a date/);
  await form.getByLabel('Monday from').fill('22:00');
  await form.getByLabel('Monday to').fill('06:00');
  await update.click();
  await expect(form.getByText('The start time must be before the end time')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.getByLabel('Monday from').fill('00:00');
  await form.getByLabel('Monday to').fill('00:00');
  await expect(form.getByText('The start time must be before the end time')).toHaveCount(0);
  await form.getByLabel('Promised hours').fill('4');
  await form.getByLabel('Date', { exact: true }).fill('2020-12-25');
  await form.getByLabel('Occasion').fill('Christmas');
  await update.click();
  await expectNotice(page, 'success', 'Business hours updated');
  await page.reload();
  await expect(zone).toHaveValue('America/Los Angeles');
  await expect(form.getByLabel('Occasion')).toHaveValue('Christmas');

  // It came before there were hours: its term runs all the same.
  await expect.poll(async () => (await api.findMessage(subject))?.due_at).toEqual(expect.any(String));
  await page.goto('/admin/messages');
  await expect(findRow(page, subject)).toContainText(/(3 h \d+ min|4 h) left/);
  await page.goto(`/admin/messages?lead=${id}`);
  const due = page.getByLabel('Due', { exact: true });
  await due.fill(await page.evaluate(readMinuteAgo));
  await due.press('Enter');
  await expectNotice(page, 'success', 'Due date set');
  await page.goto('/admin/messages?overdue=true');
  await expect(findRow(page, subject)).toContainText('Overdue');

  // Five hours on, for the browser.
  const untouched = `Beds ${makeWord()}`;
  await api.createMessage({ subject: untouched });
  await page.clock.setFixedTime(Date.now() + 5 * hourMs + 60_000);
  await page.goto('/admin/messages');
  await expect(findRow(page, untouched)).toContainText(/Overdue 1 h/);
  await expectAccessible(page);
});

test('a lead that is overdue is mailed about @thorough', async ({ api, product }) => {
  const subject = `Wards ${makeWord()}`;
  await api.ask('PUT', '/settings/answer-time', { ...replyTimeDefaults, enabled: true });
  const { id } = await api.createMessage({ subject });
  const due_at = new Date(Date.now() - 60_000).toISOString();
  await api.ask('PATCH', `/messages-api/${id}`, { due_at });
  const find = () => product.outboxMails().find((mail) => mail.subject === `Overdue: ${subject}`);
  await expect.poll(find, { timeout: 60_000 }).toMatchObject({
    to: 'hello@countermark.example',
    text: expect.stringContaining(`${product.url}/admin/messages?lead=${id}`),
  });
});

test('the link in the mail leads to the message, also whoever has to sign in first @thorough', async ({
  browser,
  api,
  product,
}) => {
  const subject = `Beds ${makeWord()}`;
  const { id } = await api.createMessage({ subject });
  const link = `${product.url}/admin/messages?lead=${id}`;
  await expect
    .poll(() =>
      product
        .outboxMails()
        .map(({ text }) => text)
        .join(),
    )
    .toContain(link);
  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await visitor.newPage();
  await page.goto(link);
  await page.getByLabel('Email').first().fill(product.admin.email);
  await page.getByLabel('Password').first().fill(product.admin.password);
  await page.getByLabel('Password').first().press('Enter');
  await expect(page.getByRole('article', { name: subject })).toBeVisible();
  await visitor.close();
});

test('the site shows how soon messages were answered, once there are enough @thorough', async ({
  page,
  api,
}) => {
  const answer = async () => {
    const word = makeWord();
    const { id } = await api.createMessage({
      subject: word,
      message: `${word} ${makeWord()} ${makeWord()}`,
    });
    await api.ask('PATCH', `/messages-api/${id}`, { status: 'waiting' });
  };
  for (let i = 0; i < 19; i += 1) await answer();
  await page.goto('/admin#answer-time');
  const form = page.getByRole('region', { name: 'Business hours' });
  await form.getByLabel('Give every message a due date').check();
  await form.getByLabel('Show on the site how soon you answered this month').check();
  const update = form.getByRole('button', { name: 'Update business hours' });
  await update.click();
  await expect(form.getByText('19 of 20 answers this month: 1 more and it is shown.')).toBeVisible();
  await page.goto('/contact');
  const figure = /Median answer this month: .+, 20 of 20 within 5 hours/;
  await expect(page.getByText(/Median answer/)).toHaveCount(0);

  await answer();
  await page.goto('/admin#answer-time');
  await form.getByLabel('Promised hours').fill('5');
  await update.click();
  await expect(form.getByText('Now shown on the home page and beside the contact form')).toBeVisible();
  for (const path of ['/contact', '/']) {
    await page.goto(path);
    await expect(page.getByText(figure)).toBeVisible();
  }
});
