import type { Browser } from '@playwright/test';
import type { StatRow } from '#features/insights/stats.contract.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { describeLead, fillInLead, openContactForm, sendLead } from '#tests/support/contact-form.ts';
import { makeWord } from '#tests/support/site-api.ts';

/** One that is no program: those are counted apart. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a lead of a campaign is found in the figures, by keys alone, and taken away as CSV @thorough', async ({
  page,
  api,
  product,
  browser,
}) => {
  const campaign = `Autumn ${makeWord()}`;
  const subject = await writeFromCampaign(browser, product.url, campaign);
  const { id } = (await api.findMessage(subject))!;
  await api.ask('PATCH', `/messages-api/${id}`, { status: 'done', won: true, value: 48_000 });
  // Views are written every few seconds.
  await expect
    .poll(async () => {
      const { campaigns } = await api.ask<{ campaigns: StatRow[] }>('GET', '/insights-api/sources');
      return campaigns.find(({ name }) => name === campaign)?.visits;
    })
    .toBe(1);

  await page.goto('/admin/insights?days=7&by=campaign');
  const row = page.getByRole('table', { name: 'Campaigns' }).getByRole('row').filter({ hasText: campaign });
  await expect(row.getByRole('cell')).toContainText([
    /^10 before$/,
    /^10 before$/,
    'not enough data',
    '1',
    '$48,000',
  ]);
  const slider = page.getByRole('slider', { name: 'Day of the chart' });
  const wholeDay = (await slider.getAttribute('aria-valuetext'))!;
  expect(wholeDay).not.toContain(' so far');
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Shown' }).getByRole('button', { name: 'Leads' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/show=sent/);
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', / so far: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'The days' }).getByRole('row')).toHaveCount(8);
  await page.getByRole('tab', { name: 'Campaigns' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const landings = page.getByRole('table', { name: 'Landing pages' });
  const home = landings.getByRole('row').filter({ has: page.locator('a[href="/"]') });
  await expect(home.getByRole('link')).not.toHaveText('/');
  await expect(home.getByText('/', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Funnel: All visits' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By camp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: campaign }).press('Enter');
  await expect(page.getByRole('heading', { name: campaign })).toBeVisible();
  const steps = page.getByRole('region', { name: 'From visit to won' }).getByRole('listitem');
  await expect(steps).toContainText(['Visit1', 'Form seen1', 'Form started', 'Sent1', 'Answered', 'Won1']);

  const href = await page
    .getByRole('region', { name: 'From visit to won' })
    .getByRole('link', { name: 'Download CSV' })
    .getAttribute('href');
  const csv = await (await page.request.get(product.url + href!)).text();
  expect(csv.split('\r\n')[0]).toMatch(/name,views,visits,seen,begun,sent,answered,won,value,/);
  expect(csv).toMatch(new RegExp(`^${campaign},,1,1,\\d+,1,\\d+,1,48000,`, 'm'));
});

test('days are kept in the address, and what visitors missed leads to a draft', async ({ page, product }) => {
  await page.goto('/admin/insights?from=2026-02-01&to=2026-02-28');
  await expect(
    page.getByText('Feb 1 to Feb 28, 2026 (28 days, UTC), compared with Jan 4 to Jan 31, 2026'),
  ).toBeVisible();
  await expect(page.getByText('No data for these dates yet.')).toBeVisible();
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/\/admin\/insights\?days=7$/);
  await page.goBack();
  await expect(page.getByLabel('From')).toHaveValue('2026-02-01');

  const missed = `fixed prices ${makeWord()}`;
  await page.request.post(`${product.url}/functions/v1/unmet-searches`, {
    headers: { origin: product.url },
    data: { kind: 'search', text: missed },
  });
  await page.goto('/admin/insights?days=1');
  const next = page.getByRole('region', { name: 'Write this next' });
  await expect(next.getByRole('listitem').first()).toBeVisible();
  const more = next.getByRole('button', { name: /^Show all/ });
  if (await more.isVisible()) await more.click();
  const item = next.getByRole('listitem').filter({ hasText: missed });
  await expect(item).toContainText('Searched for once without a result');
  await item.getByRole('link', { name: 'Write about it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`F${missed.slice(1)}`);
  await expect(page.getByLabel('Slug')).toHaveValue(missed.replaceAll(' ', '-'));
});

test('the overview opens first where an admin chooses it, and has leads and a test lead @thorough', async ({
  page,
  api,
}) => {
  const { id, subject, name } = await api.createMessage();
  // First in the list, whatever other tests send.
  await api.ask('PATCH', `/messages-api/${id}`, { due_at: '2020-01-01T00:00:00.000Z' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('link', { name: `${name}: ${subject}` })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test lead' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    /^Contact formThe contact form at http:\S+ accepted the message\.$/,
    'DatabaseThe message and its email were stored, and the message was deleted again.',
    /^EmailThe email to \S+ was written to a file, because there is no mail server\.$/,
  ]);
  await expectAccessible(page);
  expect(await api.findMessage('Test lead')).toBeUndefined();
  try {
    await page.getByRole('switch', { name: 'Open the overview first' }).press('Space');
    await expectNotice(page, 'success', 'The overview opens first');
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/overview$/);
    await page.getByRole('tab', { name: 'Site Settings' }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Site Settings' })).toBeVisible();
  } finally {
    await api.ask('PUT', '/settings/admin-start', { opens: 'settings' });
  }
});

/** Comes by a campaign's link, and writes. @returns the message's subject */
async function writeFromCampaign(browser: Browser, url: string, campaign: string): Promise<string> {
  const context = await browser.newContext({ userAgent, baseURL: url, storageState: undefined });
  const page = await context.newPage();
  const subject = `Campaign ${makeWord()}`;
  await page.goto(`/?utm_source=mail&utm_campaign=${encodeURIComponent(campaign)}`);
  await openContactForm(page);
  const message = 'We would like to know what it takes to automate our intake.';
  await fillInLead(page, { ...describeLead(subject), Message: message });
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 201,
  );
  await sendLead(page);
  await sent;
  await context.close();
  return subject;
}
