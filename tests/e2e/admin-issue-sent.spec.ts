import { startMailServer } from '#tests/faults/mail-server.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { toSessionState } from '#tests/support/session-state.ts';
import { expect, test } from '#tests/support/shared-products.ts';
import { openSiteApi } from '#tests/support/site-api.ts';
import { startProduct } from '#tests/support/start-product.ts';

test('an issue shows its figures while it is sent, and can be taken off the site afterwards @thorough', async ({
  browser,
}) => {
  const outgoing = await startMailServer();
  const product = await startProduct({ SMTP_URL: outgoing.url });
  try {
    const api = await openSiteApi(product);
    await api.ask('PUT', '/newsletter-settings', { confirms: false });
    for (const name of ['ann', 'ben', 'zoe']) await api.createSubscription(`${name}@example.com`);
    const text = { subject: 'We walk less', content: '<p>Hello</p>', per_minute: 30 };
    const { id } = await api.ask<{ id: string }>('POST', '/issues-api', text);
    const page = await browser.newPage({
      ...{ baseURL: product.url, storageState: toSessionState(api.cookie) },
    });
    await page.goto(`/admin/newsletter/issues/${id}`);
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('3 of 3 sent')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByLabel('What it brought')).toContainText('Recipients3');

    const visitor = await browser.newPage({ baseURL: product.url });
    await visitor.goto('/newsletter');
    await expect(visitor.getByText('We walk less').first()).toBeVisible();
    await page.getByLabel(/Readable in the archive/).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectNotice(page, 'success', 'Issue saved');
    await visitor.goto('/newsletter');
    await expect(visitor.getByText('We walk less')).toHaveCount(0);
  } finally {
    await product.stop();
    await outgoing.close();
  }
});
