import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makeWord } from '#tests/support/site-api.ts';

test('an issue is written, seen as a mail, checked, and mailed to oneself', async ({ page }) => {
  const subject = `Issue ${makeWord()}`;
  await page.goto('/admin/newsletter');
  await page.getByRole('button', { name: 'Issues', exact: true }).click();
  await page.getByRole('button', { name: 'New issue' }).click();
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  const cells = ['Quarter', 'Readership', '1,234,567', `A ${'longer text '.repeat(20)}`];
  const table = `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`;
  const content = `<p>We walk <a href="/blog/gone">less</a>.</p>${table}`;
  await page.getByRole('textbox', { name: 'Content' }).fill(content);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Issue saved');
  await expect(page).toHaveURL(/\/admin\/newsletter\/issues\/[\w-]{36}$/);

  await page.getByRole('tab', { name: 'Sending' }).click();
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks).toContainText('There is no mail server');
  await expect(checks).toContainText('The link to /blog/gone leads nowhere.');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expectNotice(page, 'success', 'The test mail is on its way to you');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Preview' }).click();
  const mail = page.frameLocator('iframe[title="The mail"]');
  await expect(mail.getByRole('heading', { name: subject })).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
  for (const word of cells.slice(0, 3)) {
    const lines = mail.getByRole('cell', { name: word }).evaluate((cell) => {
      const range = cell.ownerDocument.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
    expect([word, await lines]).toEqual([word, 1]);
  }
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(mail.locator('.sheet')).toHaveCSS('background-color', 'rgb(27, 33, 42)');

  await page.getByRole('button', { name: 'Back to all issues' }).click();
  const row = page.getByRole('listitem').filter({ hasText: subject });
  await expect(row).toContainText('Draft');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete draft?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expectNotice(page, 'success', 'Draft deleted');
  await expect(row).toHaveCount(0);
});
