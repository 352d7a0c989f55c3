import type { Page } from '@playwright/test';
import { findNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/product.ts';

const booking = 'https://calendar.example.com/event-request';
const missingTexts = [
  'Missing Information',
  'Please fill in all fields to schedule your appointment.',
] as const;

test.describe('scheduling a consultation', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.clock.setFixedTime(new Date('2026-03-05T10:00:00'));
    await context.route(`${booking}**`, (route) => route.fulfill({ body: 'the calendar' }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Schedule a Call' }).click();
  });

  test('hands the request to the calendar in a new window, and clears the form', async ({ page }) => {
    const dialog = findDialog(page);
    await fillRequest(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click();
    // First what goes by itself.
    await expect(
      findNotice(page, 'Scheduling Request Sent', 'Please complete your booking in the new window.'),
    ).toBeVisible();
    const url = new URL((await opening).url());
    expect(url.origin + url.pathname).toBe(booking);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      name: 'Ann Example',
      mailId: 'ann@example.com',
      date: '03/05/2026',
      time: '09:30',
      reason: 'Letters & faxes',
    });
    await expect(dialog).toBeHidden();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Schedule a Call' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
  });

  test('gives the chosen time on the office’s clock too @thorough', async ({ page }) => {
    const dialog = findDialog(page);
    await expect(dialog).toContainText('Your time zone: London');
    await expect(dialog).toContainText('On your clock: 4:00 PM to 2:00 AM');
    await expect(dialog.getByText('On our clock:')).toBeHidden();
    expect(await dialog.getByRole('status').boundingBox()).toMatchObject({ height: 0 });
    await fillRequest(page);
    await expect(dialog.getByRole('status')).toContainText('On our clock: Thu, Mar 5, 1:30 AM PST');
    await dialog.getByLabel('Time').fill('');
    await expect(dialog.getByRole('status')).toBeEmpty();
  });

  test('says beside the time when nobody is there, and sends it all the same', async ({ page }) => {
    const dialog = findDialog(page);
    await expect(dialog).toContainText('Calls start on the hour or half hour.');
    const status = dialog.getByRole('status');
    const outside = 'This is outside our hours. We will propose another time.';
    await fillRequest(page);
    await dialog.getByLabel('Time').fill('17:00');
    await expect(status).toHaveText('On our clock: Thu, Mar 5, 9:00 AM PST');
    await dialog.getByLabel('Date').fill('2026-03-07');
    await expect(status).toContainText(outside);
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click();
    expect(new URL((await opening).url()).searchParams.get('date')).toBe('03/07/2026');
  });

  test('turns a time between into the nearest half hour, in the field @thorough', async ({ page }) => {
    const dialog = findDialog(page);
    const time = dialog.getByLabel('Time');
    await fillRequest(page);
    await time.fill('03:10');
    await time.blur();
    await expect(time).toHaveValue('03:00');
    await expect(dialog.getByRole('status')).toContainText('Wed, Mar 4, 7:00 PM PST');
    await time.fill('16:46');
    const opening = page.waitForEvent('popup');
    await time.press('Enter');
    expect(new URL((await opening).url()).searchParams.get('time')).toBe('17:00');
  });

  test('asks for what is missing, in the dialog, and goes to the first field', async ({ page }) => {
    const dialog = findDialog(page);
    await fillRequest(page);
    await dialog.getByLabel('Email').fill('   ');
    await dialog.getByLabel('Reason').fill('');
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click();
    await expect(findNotice(page, ...missingTexts)).toBeVisible();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Name')).toHaveValue('Ann Example');
    const notice = await findNotice(page, ...missingTexts).boundingBox();
    const title = await dialog.getByRole('heading').boundingBox();
    expect(notice!.y).toBeGreaterThan(title!.y + title!.height);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('drops the error beside a field once it is filled in @thorough', async ({ page }) => {
    const dialog = findDialog(page);
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click();
    const name = dialog.getByLabel('Name');
    await expect(name).toHaveAccessibleDescription('Enter your name');
    await name.fill('Ann Example');
    await expect(name).toHaveAccessibleDescription('');
    await expect(dialog.getByText('Enter your name')).toBeHidden();
    await expect(dialog.getByText('Enter your email address')).toBeVisible();
  });

  test('takes the notice down when what was missing is there and something else is wrong @thorough', async ({
    page,
  }) => {
    const dialog = findDialog(page);
    const submit = dialog.getByRole('button', { name: 'Schedule Consultation' });
    await submit.click();
    await expect(findNotice(page, ...missingTexts)).toBeVisible();
    // Pointed at, it would stay.
    await findNotice(page, ...missingTexts).hover();
    await fillRequest(page);
    await dialog.getByLabel('Email').fill('bad');
    await submit.press('Enter');
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(findNotice(page, ...missingTexts)).toBeHidden({ timeout: 4000 });
  });

  test('covers none of its buttons with a notice on a phone @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = findDialog(page);
    const submit = dialog.getByRole('button', { name: 'Schedule Consultation' });
    await submit.click();
    const notice = findNotice(page, ...missingTexts);
    await expect(notice).toBeVisible();
    await submit.scrollIntoViewIfNeeded();
    await expect(notice).toBeInViewport();
    const [covering, covered] = [await notice.boundingBox(), await submit.boundingBox()];
    expect(covering!.y + covering!.height).toBeLessThanOrEqual(covered!.y);
  });

  test('leaves the first field in view where a page is 400 % as large @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const dialog = findDialog(page);
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click();
    await expect(findNotice(page, ...missingTexts)).toBeAttached();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByLabel('Name')).toBeInViewport({ ratio: 1 });
  });

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const tag = size.width > 390 ? '@thorough' : [];
    const title = `shows its notice in line with the fields, and nothing behind its button, at ${size.width} px`;
    test(title, { tag }, async ({ page }) => {
      await page.setViewportSize(size);
      const dialog = findDialog(page);
      const submit = dialog.getByRole('button', { name: 'Schedule Consultation' });
      await submit.click();
      const notice = findNotice(page, ...missingTexts);
      await expect(notice).toBeVisible();
      const [covering, field] = [await notice.boundingBox(), await dialog.getByLabel('Name').boundingBox()];
      expect(covering).toMatchObject({ x: field!.x, width: field!.width });
      const label = dialog.getByText('Name', { exact: true });
      expect((await label.boundingBox())!.y).toBeGreaterThan(covering!.y + covering!.height);
      // Whatever is scrolled to, the button's own ground is around it.
      const isAlone = () =>
        submit.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const ground = button.parentElement;
          return [top - 8, bottom + 8].every((y) =>
            [left + 8, right - 8].every((x) => document.elementFromPoint(x, y) === ground),
          );
        });
      for (const part of ['Name', 'Email', 'Reason']) {
        await dialog.getByLabel(part).scrollIntoViewIfNeeded();
        expect(await isAlone()).toBe(true);
      }
    });
  }

  test('shows every field with its error at once at 1440 x 900 @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const dialog = findDialog(page);
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click();
    await expect(findNotice(page, ...missingTexts)).toBeVisible();
    await expect
      .poll(() => dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBe(0);
  });

  test('asks for five things, each in the field that is made for it @thorough', async ({ page }) => {
    const dialog = findDialog(page);
    await expect(dialog.locator('label')).toHaveText(['Name', 'Email', 'Date', 'Time', 'Reason']);
    for (const [label, type] of [
      ['Name', 'text'],
      ['Email', 'email'],
      ['Date', 'date'],
      ['Time', 'time'],
    ] as const) {
      await expect(dialog.getByLabel(label)).toHaveAttribute('type', type);
    }
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('rows', '3');
    await expect(dialog).toContainText('Thirty minutes with an engineer, free of charge.');
  });

  test('shows a link when the new window is blocked', async ({ page }) => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    const dialog = findDialog(page);
    await fillRequest(page);
    await dialog.getByRole('button', { name: 'Schedule Consultation' }).click();
    const link = dialog.getByRole('link', { name: 'Open the booking page' });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute(
      'href',
      /\/event-request\?name=Ann\+Example&mailId=ann%40example\.com&/,
    );
    await link.click();
    await expect(dialog).toBeHidden();
  });

  test('closes with Escape, gives the focus back and keeps what was typed @thorough', async ({ page }) => {
    const dialog = findDialog(page);
    await expect(dialog).toHaveCSS('max-width', '500px');
    await dialog.getByLabel('Name').fill('Ann Example');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const trigger = page.getByRole('button', { name: 'Schedule a Call' });
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Ann Example');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Free Consultation' });

async function fillRequest(page: Page): Promise<void> {
  const dialog = findDialog(page);
  await dialog.getByLabel('Name').fill('Ann Example');
  await dialog.getByLabel('Email').fill('ann@example.com');
  await dialog.getByLabel('Date').fill('2026-03-05');
  await dialog.getByLabel('Time').fill('09:30');
  await dialog.getByLabel('Reason').fill('Letters & faxes');
}
