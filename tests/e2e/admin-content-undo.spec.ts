import {
  createCase,
  createPage,
  expect,
  openCaseForm,
  openPageForm,
  test,
} from '#tests/support/edited-content.ts';
import { expectNotice, findNotice } from '#tests/support/notices.ts';

test('a removed section comes back where it was, wherever its neighbors are by then @thorough', async ({
  page,
  content,
}) => {
  const slug = await createPage(content, ['One', 'Two', 'Three']);
  await openPageForm(page, slug);
  const headings = page.getByRole('group', { name: /^Section \d$/ }).getByLabel('Heading');
  const readHeadings = () =>
    headings.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByRole('button', { name: 'Remove Section 2' }).click();
  await expect.poll(readHeadings).toEqual(['One', 'Three']);
  await page.getByRole('group', { name: 'Section 2' }).getByLabel('Heading').fill('Third');
  await expectNotice(page, 'success', 'Section 2 removed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readHeadings).toEqual(['One', 'Two', 'Third']);
  await expect(page.getByRole('group', { name: 'Section 2' }).getByLabel('Kind')).toBeFocused();
  await expect(findNotice(page, 'Section 2 removed')).toHaveCount(0);
  await expect(findNotice(page, 'Section 2 restored')).toHaveCount(1);

  await page.getByRole('button', { name: 'Remove Section 3' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add to sections' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(readHeadings).toEqual(['One', 'Two', 'Third']);
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
  expect((await content.read(`pages/${slug}`)) as object).toMatchObject({
    draft: {
      sections: [{ heading: 'One' }, { heading: 'Two', body: '<p>Its text.</p>' }, { heading: 'Third' }],
    },
  });
});

test('an item of a list comes back to its section when that has moved, and to no section of another kind @thorough', async ({
  page,
  content,
}) => {
  const slug = await createPage(content);
  const { data } = await content.read(`pages/${slug}`);
  const items = ['First', 'Second'].map((title) => ({ title, text: `${title} text.` }));
  const sections = [
    { kind: 'list', heading: 'In turn', items },
    { kind: 'list', heading: 'Others', items },
  ];
  await content.ask('PUT', `/pages/${slug}`, { data: { ...data, sections } });
  await openPageForm(page, slug);
  const find = (index: number) => page.getByRole('group', { name: `Section ${index}`, exact: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  await find(1).getByRole('button', { name: 'Remove Item 1' }).click();
  await page.getByRole('button', { name: 'Move Section 1 down' }).click();
  await undo.click();
  await expect(find(1).getByRole('group', { name: /^Item \d$/ })).toHaveCount(2);
  await expect(find(2).getByRole('group', { name: 'Item 1' }).getByLabel('Title')).toHaveValue('First');
  await expect(find(2).getByRole('group', { name: 'Item 2' }).getByLabel('Title')).toHaveValue('Second');

  await find(2).getByRole('button', { name: 'Remove Item 1' }).click();
  await expect(undo).toBeVisible();
  await find(2).getByLabel('Kind').selectOption('Quote');
  await expect(undo).toHaveCount(0);
});

test('a removed part comes back by key or by its notice, and no other text is undone', async ({
  page,
  content,
}) => {
  await openCaseForm(page, await createCase(content));
  const client = page.getByLabel('Client', { exact: true });
  const voice = page.getByRole('group', { name: 'Voice of the client', exact: true });
  const remove = page.getByRole('button', { name: 'Remove voice of the client' });
  const add = page.getByRole('button', { name: 'Add voice of the client' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await client.fill('Another client');
  await page.getByRole('button', { name: 'Unfold all' }).first().click();
  const words = voice.getByLabel('Quote', { exact: true });
  const said = await words.inputValue();
  await remove.press('Enter');
  await expect(add).toBeFocused();
  await expectNotice(page, 'success', 'Voice of the client removed');
  await page.keyboard.press('Control+z');
  await expect(words).toHaveValue(said);
  await expect(voice).toBeFocused();
  await expect(client).toHaveValue('Another client');
  await expect(undo).toHaveCount(0);

  await remove.press('Enter');
  await undo.click();
  await expect(voice).toBeFocused();
  await expect(words).toHaveValue(said);

  // What is added anew is not overwritten, and nothing is offered on another screen.
  await remove.press('Enter');
  await expect(undo).toBeVisible();
  await add.click();
  await expect(undo).toHaveCount(0);
  await remove.press('Enter');
  await expect(undo).toBeVisible();
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
  await page.getByRole('link', { name: 'Case studies' }).first().click();
  await expect(undo).toHaveCount(0);
});

test('a drawing that was cleared comes back, until there is another @thorough', async ({ page }) => {
  await page.goto('/admin/content/people/drawn?new=-');
  const undo = page.getByRole('button', { name: 'Undo' });
  const clear = page.getByRole('button', { name: 'Clear signature' });
  const strokes = page.getByLabel('Signature as path data');
  await page.getByText('As path data').first().click();
  await strokes.fill('M 1 1 L 9 9');
  await clear.press('Enter');
  await expect(strokes).toHaveValue('');
  await expectNotice(page, 'success', 'Signature cleared');
  await undo.click();
  await expect(strokes).toHaveValue('M 1 1 L 9 9');
  await clear.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(strokes).toHaveValue('M 1 1 L 9 9');
  await clear.press('Enter');
  await expect(undo).toBeVisible();
  await strokes.fill('M 2 2 L 8 8');
  await expect(undo).toHaveCount(0);
});
