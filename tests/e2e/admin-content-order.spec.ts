import type { Page } from '@playwright/test';
import { createCase, createPage, expect, openPageForm, test } from '#tests/support/edited-content.ts';
import { expectNotice, findNotice } from '#tests/support/notices.ts';
import { waitForQuiet } from '#tests/support/page-quiet.ts';

// Both ends of a drag are in view.
test.use({ viewport: { width: 1280, height: 3000 } });

/** Drops one item of a list where another one is, once the page stands still: what still comes would move both. */
async function drag(page: Page, name: string, onto: string): Promise<void> {
  await waitForQuiet(page);
  await page
    .getByTitle(`Drag ${name}`, { exact: true })
    .dragTo(page.getByTitle(`Drag ${onto}`, { exact: true }));
}

test('sections are moved by mouse and by keyboard, and visitors see them so @thorough', async ({
  page,
  content,
}) => {
  const slug = await createPage(content, ['One', 'Two', 'Three']);
  await openPageForm(page, slug);
  const expectHeadings = async (...headings: string[]) => {
    for (const [index, heading] of headings.entries()) {
      const section = page.getByRole('group', { name: `Section ${index + 1}`, exact: true });
      await expect(section.getByLabel('Heading')).toHaveValue(heading);
    }
  };
  await expectHeadings('One', 'Two', 'Three');
  await drag(page, 'Section 3', 'Section 1');
  await expectHeadings('Three', 'One', 'Two');
  await expect(findNotice(page, 'Moved to 1 of 3')).toHaveCount(1);

  await page.getByRole('button', { name: 'Move Section 1 down' }).focus();
  await page.keyboard.press('Enter');
  await expectHeadings('One', 'Three', 'Two');
  await expect(page.getByRole('button', { name: 'Move Section 2 down' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectHeadings('One', 'Two', 'Three');
  await page.keyboard.press('Enter');
  await expect(findNotice(page, 'Moved to 3 of 3')).toHaveCount(1);
  await page.getByRole('button', { name: 'Move Section 3 up' }).press('Enter');
  await expectHeadings('One', 'Three', 'Two');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expectNotice(page, 'success', 'Document published');
  await page.goto(`/${slug}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['One', 'Three', 'Two']);
});

test('items of a list within a section keep their words when they are moved and removed @thorough', async ({
  page,
  content,
}) => {
  const slug = await createPage(content);
  const { data } = await content.read(`pages/${slug}`);
  const items = ['First', 'Second', 'Third'].map((title) => ({ title, text: `${title} text.` }));
  const sections = [{ kind: 'list', heading: 'In turn', items }];
  await content.ask('PUT', `/pages/${slug}`, { data: { ...data, sections } });
  await openPageForm(page, slug);
  const list = page.getByRole('group', { name: 'Section 1', exact: true });
  await drag(page, 'Item 1', 'Item 3');
  await list.getByRole('button', { name: 'Move Item 2 up' }).press('Enter');
  await list.getByRole('button', { name: 'Remove Item 2' }).press('Enter');
  await expect(list.getByRole('button', { name: 'Add to items' })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'success', 'Draft saved');
  const [third, first] = [items[2], items[0]];
  expect((await content.read(`pages/${slug}`)) as object).toMatchObject({
    draft: { sections: [{ items: [third, first] }] },
  });
});

test('a case study that is dragged to another place is there for visitors', async ({ page, content }) => {
  const client = `Client ${await createCase(content)}`;
  await page.goto('/admin/content/cases');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(titles.last()).toHaveText(client);
  const [first = '', second = ''] = await titles.allTextContents();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

  const dragged = saved();
  await drag(page, client, second);
  await expect(titles.nth(1)).toHaveText(client);
  await dragged;
  const places = await readPlaces(page, [first, client, second]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  const moved = saved();
  const row = page.getByRole('listitem').filter({ hasText: client });
  await row.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await moved;
  const [ours, theirs] = await readPlaces(page, [client, first]);
  expect(ours).toBeLessThan(theirs!);
});

/** Where the gallery names each client first. */
async function readPlaces(page: Page, clients: readonly string[]): Promise<number[]> {
  const html = await (await page.request.get('/portfolio')).text();
  const list = html.slice(html.indexOf('id="cases"'));
  return clients.map((client) => {
    expect(list).toContain(client);
    return list.indexOf(client);
  });
}
