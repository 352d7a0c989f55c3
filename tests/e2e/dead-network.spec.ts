import { expect, test } from '#tests/support/admin.ts';
import { describeLead, expectSent, fillInLead } from '#tests/support/contact-form.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import { makeWord } from '#tests/support/site-api.ts';

test('a message sent on a dead network says so, stays, and arrives once when it is back', async ({
  page,
  context,
  api,
}) => {
  const toaster = page.waitForResponse('**/_astro/toaster*.js');
  await page.goto('/contact');
  const subject = makeWord();
  const field = page.getByRole('main').getByLabel('Subject');
  await waitForScript(field);
  // The toast that tells the failure, and all that it imports, is there before the network goes.
  await page.evaluate(async (url) => void (await import(url)), (await toaster).url());
  await fillInLead(page, describeLead(subject));
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expectNotice(page, 'error', 'Error', 'Failed to send message. Please try again.');
  await expect(field).toHaveValue(subject);
  const unsent = page.getByRole('main').getByRole('alert');
  await expect(unsent).toHaveText(/do not know whether.*still here/);
  await context.setOffline(false);
  await button.click();
  await expectSent(page);
  await expect(unsent).toHaveCount(0);
  expect((await api.findMessage(subject))?.message).toBe(`Hello, ${subject}`);
});

test('an answer that is lost on the way makes no second message', async ({ page, api }) => {
  await page.goto('/contact');
  const subject = makeWord();
  await waitForScript(page.getByRole('main').getByLabel('Subject'));
  await fillInLead(page, describeLead(subject));
  const ids: string[] = [];
  await page.route('**/functions/v1/messages-api', async (route) => {
    const answer = await route.fetch();
    ids.push(((await answer.json()) as { id: string }).id);
    if (ids.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  const button = page.getByRole('button', { name: 'Send Message' });
  await button.click();
  await expectNotice(page, 'error', 'Error', 'Failed to send message. Please try again.');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/do not know whether.*reaches us once/);
  await button.click();
  await expectSent(page);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(await api.findMessage(subject)).toBeDefined();
});

test('when even the notice cannot be loaded, the browser says it @thorough', async ({ page }) => {
  await page.route('**/_astro/toaster*.js', (route) => route.abort());
  await page.route('**/functions/v1/**', (route) => route.abort());
  await page.goto('/contact');
  const field = page.getByRole('main').getByLabel('Subject');
  await waitForScript(field);
  await fillInLead(page, describeLead('Hello'));
  const said = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true });
  const dialog = await said;
  expect(dialog.message()).toContain('Failed to send message. Please try again.');
  await dialog.accept();
  await expect(field).toHaveValue('Hello');
});
