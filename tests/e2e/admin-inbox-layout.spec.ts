import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';

const screens = [
  { width: 1440, height: 900, before: 290 },
  { width: 390, height: 844, before: 300 },
];

for (const { width, height, before } of screens) {
  const tag = width > 1000 ? '@thorough' : [];
  test(`the first message begins near the top of a screen of ${width} px`, { tag }, async ({ page, api }) => {
    const { subject } = await api.createMessage();
    await page.setViewportSize({ width, height });
    await page.goto('/admin/messages');
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').first();
    expect((await first.boundingBox())!.y).toBeLessThan(before);
    await expectAccessible(page);
  });
}

test('a lead is entered by hand, and its activity says by whom', async ({ page }) => {
  const subject = `Called about ${makeWord()}`;
  await page.goto('/admin/messages');
  await page.getByRole('button', { name: 'Add lead' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add lead' });
  await dialog.getByLabel('Email').fill('ann@example.com');
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Message').fill('Call back on Thursday');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Ann Carter');
  await expect(dialog.getByText('Name is required')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', 'Message entered');
  const lead = page.getByRole('article', { name: subject });
  await expect(lead).toContainText('Call back on Thursday');
  await lead.getByText(/^Activity/).click();
  await expect(lead.getByText('entered by hand')).toBeVisible();
});
