import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/admin.ts';
import { expectNotice } from '../support/notices.ts';
import { makeWord } from '../support/site-api.ts';

test('leads are worked by keys alone, and a change is undone', async ({ page, api }) => {
  const word = makeWord();
  await api.createMessage({ subject: `First ${word}` });
  await api.createMessage({ subject: `Second ${word}` });
  await page.goto(`/admin/messages?q=${word}`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Second ${word}` }).last()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('e');
  await expectNotice(page, 'success', 'Message is done');
  await expect(page.getByRole('article', { name: `First ${word}` })).toBeVisible();
  expect((await api.findMessage(`Second ${word}`))?.status).toBe('done');
  await page.keyboard.press('z');
  await expectNotice(page, 'success', 'Undone');
  expect((await api.findMessage(`Second ${word}`))?.status).toBe('new');
  await page.keyboard.press('Escape');
  await expect(rows.last().getByRole('link')).toBeFocused();
});

test('who changes the same as someone else is asked which is to stay', async ({ page, api, product }) => {
  const { id, subject } = await api.createMessage();
  await page.goto(`/admin/messages?lead=${id}`);
  const opened = page.getByRole('article', { name: subject });
  await expect(opened).toBeVisible();
  // Both have been read: the list and the opened one.
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toBeVisible();
  await fetch(`${product.url}/functions/v1/messages-api/${id}`, {
    method: 'PATCH',
    headers: { cookie: api.cookie, origin: product.url, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'done' }),
  });
  await opened.getByRole('button', { name: /State/ }).click();
  await page.getByRole('menuitemradio', { name: 'Waiting' }).click();
  await expect(opened.getByRole('alert')).toContainText('State: now Done; you chose Waiting.');
  await opened.getByRole('button', { name: 'Keep mine' }).click();
  await expectNotice(page, 'success', 'Message is waiting');
  expect((await api.findMessage(subject))?.status).toBe('waiting');
});
