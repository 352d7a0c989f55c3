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

test('a lead is assigned, noted and found again by its owner, and what happened is told', async ({
  page,
  api,
}) => {
  const word = makeWord();
  const { subject } = await api.createMessage({ subject: `Assigned ${word}` });
  await api.createMessage({ subject: `Nobody's ${word}` });
  await page.goto(`/admin/messages?q=${word}`);
  const rows = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: subject }).getByRole('link').click();
  const opened = page.getByRole('article', { name: subject });
  await expect(opened.getByRole('button', { name: 'Owner: Nobody' })).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('menu', { name: 'Owner' }).press('End');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', 'Message assigned to');
  const note = opened.getByRole('textbox', { name: 'Add a note' });
  await note.fill('Call back <b>on Monday</b>');
  // What is typed outlives the page.
  await page.reload();
  await expect(note).toHaveValue('Call back <b>on Monday</b>');
  await note.press('Control+Enter');
  await expectNotice(page, 'success', 'Note added');
  await expect(note).toHaveValue('');
  await expect(opened.getByRole('region', { name: 'Notes' })).toContainText('Call back <b>on Monday</b>');
  await opened.getByText(/^Activity/).click();
  await expect(opened.getByText(/assigned to /)).toBeVisible();
  await expect(opened.getByText(/added a note/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Owner: Any owner' }).click();
  await page.getByRole('menuitemradio', { name: 'Mine' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(subject);
  await expect(page).toHaveURL(/assignee=me/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(page.getByText('No messages like that.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(2);
});

test('several leads are changed at once, and it is undone', async ({ page, api }) => {
  const word = makeWord();
  const first = await api.createMessage({ subject: `First ${word}` });
  const second = await api.createMessage({ subject: `Second ${word}` });
  await page.goto(`/admin/messages?q=${word}`);
  for (const { subject } of [first, second]) {
    await page.getByRole('checkbox', { name: `Select ${subject}` }).click();
  }
  const bar = page.getByRole('toolbar', { name: 'Selected messages' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/messages-bulk'));
  await bar.getByRole('button', { name: 'Done', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({
    ids: expect.arrayContaining([first.id, second.id]),
    status: 'done',
  });
  await expectNotice(page, 'success', '2 messages done');
  expect((await api.findMessage(first.subject))?.status).toBe('done');
  await page.keyboard.press('z');
  await expectNotice(page, 'success', 'Undone');
  for (const { subject } of [first, second]) {
    expect((await api.findMessage(subject))?.status).toBe('new');
  }
});
