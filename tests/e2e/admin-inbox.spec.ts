import type { Assignee } from '#features/leads/inbox.contract.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice, findNotice } from '#tests/support/notices.ts';
import { signInSecondAdmin } from '#tests/support/second-admin.ts';
import { makeWord } from '#tests/support/site-api.ts';

test('leads are worked by keys alone, and a change is undone @thorough', async ({ page, api }) => {
  const word = makeWord();
  await api.createMessage({ subject: `First ${word}` });
  await api.createMessage({ subject: `Second ${word}` });
  await page.goto('/admin/messages');
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.filter({ hasText: `First ${word}` }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Second ${word}` }).last()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('r');
  await page.keyboard.type('Dear {client}');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('{client} is not known.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: `Second ${word}` }).last()).toBeFocused();
  await page.keyboard.press('e');
  await expectNotice(page, 'success', 'Message is done');
  await expect(page.getByRole('article', { name: `First ${word}` })).toBeVisible();
  expect((await api.findMessage(`Second ${word}`))?.status).toBe('done');
  await page.keyboard.press('z');
  await expectNotice(page, 'success', 'Undone');
  expect((await api.findMessage(`Second ${word}`))?.status).toBe('new');
  await page.keyboard.press('Escape');
  await expect(rows.last().getByRole('link')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(rows.last().getByRole('link')).toBeFocused();
});

test('an open lead takes the reason it is likely to be lost for', async ({ page, api }) => {
  const { id, subject } = await api.createMessage();
  await page.goto(`/admin/messages?lead=${id}`);
  const opened = page.getByRole('article', { name: subject });
  await opened.getByLabel('Lost because').fill('No budget this year');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', 'Reason saved');
  expect(await api.findMessage(subject)).toMatchObject({ status: 'new', lost_reason: 'No budget this year' });
});

test('without a network there is one alert, and what was typed stays until it is saved', async ({
  page,
  api,
}) => {
  const { id, subject } = await api.createMessage();
  const boxes: string[] = [];
  page.on('dialog', (dialog) => {
    boxes.push(dialog.message());
    void dialog.dismiss();
  });
  const toaster = page.waitForResponse(/toaster/);
  await page.goto(`/admin/messages?lead=${id}`);
  const opened = page.getByRole('article', { name: subject });
  const value = opened.getByLabel('Value');
  await expect(value).toBeVisible();
  await (await toaster).finished();
  await page.context().setOffline(true);
  await value.fill('1200');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await expect(value).toHaveAccessibleDescription('Not saved. Press Enter to try again.');
  await expect(value).toHaveValue('1200');
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(boxes).toEqual([]);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await value.press('Enter');
  await expectNotice(page, 'success', 'Value saved');
  await expect(value).toHaveAccessibleDescription('');
  expect(await api.findMessage(subject)).toMatchObject({ value: 1200 });
});

test('who changes the same as someone else is asked which is to stay', async ({ page, api }) => {
  const { id, subject } = await api.createMessage();
  await page.goto(`/admin/messages?lead=${id}`);
  const opened = page.getByRole('article', { name: subject });
  await expect(opened).toBeVisible();
  // Both have been read: the list and the opened one.
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toBeVisible();
  const setState = (status: string) => api.ask('PATCH', `/messages-api/${id}`, { status });
  await setState('done');
  await opened.getByRole('button', { name: /State/ }).click();
  await page.getByRole('menuitemradio', { name: 'Waiting' }).click();
  await expect(opened.getByRole('alert')).toContainText('State: now Done; you chose Waiting.');
  await opened.getByRole('button', { name: 'Keep mine' }).click();
  await expectNotice(page, 'success', 'Message is waiting');
  expect((await api.findMessage(subject))?.status).toBe('waiting');

  // An undo that comes too late, once the lead is closed.
  await setState('open');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(opened).toBeHidden();
  await page.keyboard.press('z');
  const lost = page.getByRole('alert', { name: 'Changed by someone else' });
  await expect(lost.getByRole('link', { name: subject })).toBeVisible();
  await lost.getByRole('button', { name: 'Use theirs' }).click();
  await expect(lost).toBeHidden();
  expect((await api.findMessage(subject))?.status).toBe('open');
});

test('a lead is assigned, noted and found again by its owner, and what happened is told @thorough', async ({
  page,
  api,
  product,
}) => {
  const word = makeWord();
  const { subject } = await api.createMessage({ subject: `Assigned ${word}` });
  await api.createMessage({ subject: `Nobody's ${word}` });
  await page.goto(`/admin/messages?q=${word}`);
  const rows = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: subject }).getByRole('link').click();
  const opened = page.getByRole('article', { name: subject });
  await expect(opened.getByRole('button', { name: 'Owner: Unassigned' })).toBeVisible();
  await page.keyboard.press('a');
  // The first admin is called by the first part of their address.
  const [name = ''] = product.admin.email.split('@');
  await page.getByRole('menuitemradio', { name, exact: true }).press('Enter');
  await expectNotice(page, 'success', 'Message assigned to');
  const note = opened.getByRole('textbox', { name: 'Add a note' });
  const reply = opened.getByRole('textbox', { name: /^Reply to/ });
  for (const [button, box] of [
    ['Send Reply', reply],
    ['Add Note', note],
  ] as const) {
    await opened.getByRole('button', { name: button }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(/Write something first/);
  }
  await note.fill('Call back <b>on Monday</b>');
  // The typed text outlives the page.
  await page.reload();
  await expect(note).toHaveValue('Call back <b>on Monday</b>');
  await note.press('Control+Enter');
  await expectNotice(page, 'success', 'Note added');
  const added = await findNotice(page, 'Note added').boundingBox();
  expect(added?.y, 'below the tabs and Close').toBeGreaterThan(page.viewportSize()!.height / 2);
  await expect(note).toHaveValue('');
  await expect(opened.getByRole('region', { name: 'Notes' })).toContainText('Call back <b>on Monday</b>');
  await opened.getByText(/^Activity/).click();
  await expect(opened.getByText(/assigned to /)).toBeVisible();
  await expect(opened.getByText(/added a note/)).toBeVisible();
  await expectAccessible(page);
  // The opened lead leaves the list no room for its filters.
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Owner: Any owner' }).click();
  await page.getByRole('menuitemradio', { name: 'Mine' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(subject);
  await expect(page).toHaveURL(/assignee=me/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(page.getByText('No messages match these filters.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(2);
});

test('a lead is answered by a mail, whose end is seen beside what was asked @thorough', async ({
  page,
  api,
  product,
}) => {
  const word = makeWord();
  const { id, subject, email } = await api.createMessage({
    subject: `Question ${word}`,
    email: `${word}@example.com`,
    message: 'Can you\nhelp?',
  });
  await page.goto(`/admin/messages?q=${word}`);
  await page.getByRole('link', { name: subject }).waitFor();
  await page.keyboard.press('r');
  const opened = page.getByRole('article', { name: subject });
  const box = opened.getByRole('textbox', { name: `Reply to ${email}` });
  await expect(box).toBeFocused();
  await box.fill('Yes, on Monday.');
  // The typed text outlives the page.
  await page.reload();
  await expect(box).toHaveValue('Yes, on Monday.');
  await box.press('Control+Enter');
  await expectNotice(page, 'success', 'Reply saved');
  await expect(box).toHaveValue('');
  const thread = opened.getByRole('region', { name: 'Replies' });
  await expect(thread.getByRole('status')).toHaveText('Not delivered: no mail server');
  await expect(thread).toContainText('Yes, on Monday.');
  await expect(opened.getByRole('button', { name: 'State: Open' })).toBeVisible();
  await expectAccessible(page);
  const mail = product.outboxMails().find(({ to }) => to === email);
  expect(mail?.subject).toBe(`Re: ${subject}`);
  expect(mail?.text).toMatch(/^Yes, on Monday\.\n\nOn .+ wrote:\n> Can you\n> help\?$/);

  // A colleague replies, of which this page has not heard.
  const cookie = await signInSecondAdmin(product, `${makeWord()}@example.com`);
  await page.route('**/replies', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await fetch(`${product.url}/functions/v1/messages-api/${id}/replies`, {
    method: 'POST',
    headers: { cookie, origin: product.url, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'On Tuesday, rather.' }),
  });
  await box.fill('At nine.');
  await box.press('Control+Enter');
  const rival = opened.getByRole('alert', { name: 'Someone else has replied' });
  await expect(rival).toContainText('On Tuesday, rather.');
  await expectAccessible(page);
  await expect(box).toHaveValue('At nine.');
  await rival.getByRole('button', { name: 'Send Mine Too' }).click();
  await expect(box).toHaveValue('');
});

test('what is typed into saved replies and the signature is given up only when that was confirmed @thorough', async ({
  page,
  api,
}) => {
  const { id } = await api.createMessage();
  let isAway = true;
  await page.route('**/reply-setup', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`/admin/messages?lead=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Saved Replies and Signature' });
  const opener = page.getByRole('button', { name: 'Saved Replies and Signature' });
  await opener.click();
  await expect(dialog.getByText('Your signature could not be loaded.')).toBeVisible();
  const signature = dialog.getByRole('textbox', { name: 'My signature' });
  await expect(signature).toBeHidden();
  isAway = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await signature.fill('Ann, Acme');
  await dialog.getByRole('button', { name: 'New Saved Reply' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Half a name');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(signature).toHaveValue('Ann, Acme');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(signature).toHaveValue('');
});

test('a lead whose owner was removed says so until someone takes it @thorough', async ({
  page,
  api,
  product,
}) => {
  const { id, subject } = await api.createMessage();
  const email = `${makeWord()}@example.com`;
  await signInSecondAdmin(product, email);
  const colleagues = await api.ask<Assignee[]>('GET', '/messages-assignees');
  const colleague = colleagues.find((account) => account.email === email)!;
  await api.ask('PATCH', `/messages-api/${id}`, { assignee_id: colleague.id });
  await api.confirmSignIn();
  await api.ask('DELETE', `/personal-data?email=${email}`);
  await page.goto(`/admin/messages?lead=${id}`);
  const opened = page.getByRole('article', { name: subject });
  const notice = opened.getByText('This message is unassigned because the account was removed');
  await expect(notice).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('menu', { name: 'Owner' }).press('End');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', 'Message assigned to');
  await expect(notice).toBeHidden();
});

test("a person's other messages stand beside one, and others of their company apart @thorough", async ({
  page,
  api,
}) => {
  const word = makeWord();
  const email = `jane@${word}.example`;
  const before = await api.createMessage({ subject: `Before ${word}`, email: email.toUpperCase() });
  const colleague = await api.createMessage({ name: 'Tom Reed', email: `tom@${word}.example` });
  await api.ask('PUT', '/newsletter-settings', { confirms: false });
  await api.createSubscription(email);
  await api.ask('PUT', '/newsletter-settings', { confirms: true });
  const { id, subject } = await api.createMessage({ email });
  await page.goto(`/admin/messages?lead=${id}`);
  const person = page.getByRole('article', { name: subject }).getByRole('region', { name: 'Person' });
  await expect(person).toContainText('Subscribed to the newsletter since');
  const own = person.getByRole('list', { name: 'Other messages from this address' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  const others = person.getByRole('list', { name: `Others from ${word}.example` });
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await expect(others).toContainText(`${colleague.subject}New`);
  await expect(others).toContainText(`Tom Reed · tom@${word}.example`);
  await expectAccessible(page);
  await own.getByRole('link', { name: before.subject }).click();
  await expect(page.getByRole('article', { name: before.subject })).toBeVisible();
  await page.getByRole('link', { name: 'Everything we have on this person' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/personal-data#${encodeURIComponent(before.email)}$`));
});

test('an opened lead is printed whole, without the list and the controls', async ({ page, api }) => {
  const word = makeWord();
  const message = `${'Line\n'.repeat(200)}The end of ${word}`;
  const { id, subject, name, email } = await api.createMessage({ message });
  await api.ask('PATCH', `/messages-api/${id}`, { status: 'waiting', value: 12_000 });
  await api.ask('POST', `/messages-api/${id}/notes`, { text: `Note of ${word}` });
  await page.goto(`/admin/messages?lead=${id}`);
  const opened = page.getByRole('article', { name: subject });
  await expect(opened.getByText(`Note of ${word}`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of [name, email, `The end of ${word}`, `Note of ${word}`]) {
    await expect(opened.getByText(text).first()).toBeVisible();
  }
  await expect(opened).toContainText('State: Waiting · Owner: Unassigned · Value: $12,000');
  for (const control of ['button', 'textbox', 'navigation', 'checkbox', 'search', 'combobox'] as const) {
    await expect(page.getByRole(control)).toHaveCount(0);
  }
  await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  // On paper nothing scrolls.
  const frame = page.getByRole('region', { name: 'Opened message' });
  expect(await frame.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  expect((await frame.boundingBox())?.x, 'at the margin').toBeLessThan(40);
});

test('several leads are changed at once, and it is undone @thorough', async ({ page, api }) => {
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

test('what someone else has changed since stays when a change of several is undone @thorough', async ({
  page,
  api,
}) => {
  const word = makeWord();
  const first = await api.createMessage({ subject: `First ${word}` });
  const second = await api.createMessage({ subject: `Second ${word}` });
  await page.goto(`/admin/messages?q=${word}`);
  for (const { subject } of [first, second]) {
    await page.getByRole('checkbox', { name: `Select ${subject}` }).click();
  }
  await page.keyboard.press('e');
  await expectNotice(page, 'success', '2 messages done');
  await api.ask('PATCH', `/messages-api/${first.id}`, { won: true, value: 12_000 });
  await page.keyboard.press('z');
  await expectNotice(page, 'success', 'Undone, except for one that was changed by someone else');
  expect(await api.findMessage(first.subject)).toMatchObject({ status: 'done', won: true, value: 12_000 });
  expect((await api.findMessage(second.subject))?.status).toBe('new');
});
