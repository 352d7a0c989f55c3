import type { Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { openText, readAsHtml } from '#tests/support/text-editor.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

const advice = (page: Page) => page.getByRole('region', { name: 'Before publishing' });

test('leaving while a picture is uploaded asks first, and a text that was closed names it', async ({
  page,
}) => {
  let send: () => void = () => {};
  const isHeld = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/uploads', async (route) => {
    await isHeld;
    await route.abort();
  });
  await openText(page, '');
  await page.getByLabel('Picture file').setInputFiles(await makePicture());
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Uploading picture.png...')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toContainText('A picture is still being uploaded.');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByText('Uploading picture.png...')).toBeVisible();
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expectNotice(page, 'error', 'Picture not inserted');
  send();
});

test('pictures chosen together keep their order, whichever is stored first @thorough', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/uploads', (route) => void held.push(route));
  const text = await openText(page, '<p>Before</p>');
  const widths = [30, 40, 50];
  await page
    .getByLabel('Picture file')
    .setInputFiles(await Promise.all(widths.map((width) => makePicture({ width, height: 20 }))));
  await expect.poll(() => held.length).toBe(3);
  for (const [index, route] of [held[1]!, held[2]!, held[0]!].entries()) {
    await route.continue();
    await expect(text.locator('figure img')).toHaveCount(index + 1);
  }
  const shown = [...(await readAsHtml(page)).matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(shown).toEqual(widths);
});

test('pictures beyond the limit of a minute are stored once the server takes them @thorough', async ({
  page,
}) => {
  let refused = 0;
  await page.route('**/uploads', (route) => {
    if (refused === 2) return route.continue();
    refused += 1;
    const detail = 'Too many requests. Please try again in a moment.';
    return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { detail } });
  });
  const text = await openText(page, '');
  await page.getByLabel('Picture file').setInputFiles(await Promise.all([1, 2, 3].map(() => makePicture())));
  await expect(text.locator('figure img')).toHaveCount(3);
  expect(refused).toBe(2);
});

test('a picture that could not be stored is named before and after saving without it @thorough', async ({
  page,
}) => {
  await page.route('**/uploads', (route) => route.abort());
  const text = await openText(page, '<p>Words</p>');
  await page.getByLabel('Picture file').setInputFiles(await makePicture());
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Cancel' }).click();
  const missing = advice(page).getByText('picture.png could not be uploaded: it is not in the text.');
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toContainText('A picture could not be uploaded, and is not in the text.');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await text.getByRole('button', { name: 'Remove' }).click();
  await expect(missing).toHaveCount(0);

  await page.getByLabel('Picture file').setInputFiles(await makePicture());
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(missing).toBeVisible();
  await page.getByLabel('Title').fill('A post without its picture');
  await page.getByLabel('Excerpt').fill('An excerpt');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'error', 'Picture not inserted', 'It could not be uploaded: picture.png');
});
