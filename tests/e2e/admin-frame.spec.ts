import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { makeWord } from '#tests/support/site-api.ts';
import { openText } from '#tests/support/text-editor.ts';

const phone = { width: 390, height: 844 };

const findPalette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });

test('the sidebar stays where it is from screen to screen @thorough', async ({ page, api }) => {
  const { id } = await api.createPost();
  await page.setViewportSize({ width: 1680, height: 900 });
  for (const path of ['/admin', '/admin/blogs', `/admin/blogs/${id}`, '/admin/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('tablist', { name: 'Admin' }).boundingBox()).toMatchObject({ x: 0 });
    expect((await page.getByRole('main').boundingBox())?.x).toBe(232);
  }
});

test('the keyboard alone goes through the frame, the account menu and the theme', async ({ page }) => {
  await page.goto('/admin/api-keys');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the screen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await page.getByRole('button', { name: 'Account menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.getByRole('menuitemradio', { name: 'Dark' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'As the system' }).press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
});

test('Ctrl+K goes to a screen, a document, a post and a lead @thorough', async ({ page, api }) => {
  const word = makeWord();
  const post = await api.createPost({ title: `Notes on ${word}`, published: false });
  const lead = await api.createMessage({ subject: `Question about ${word}` });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = findPalette(page);

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.getByRole('option', { name: 'Newsletter' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('newsl');
  await expect(palette.getByRole('option')).toHaveText(['Newsletter', 'Issues']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/newsletter');
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(word);
  await expect(palette.getByRole('option')).toHaveText([post.title + 'Draft', lead.subject + lead.name]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: lead.subject }).last()).toBeVisible();
  await expect(page).toHaveURL(`/admin/messages?lead=${lead.id}`);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('ticket rout');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/content/cases/ticket-routing');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such thing');
  await expect(palette.getByText('Nothing with “no such thing”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test('Ctrl+K in a text that is edited makes a link there @thorough', async ({ page }) => {
  const text = await openText(page, '<p>A text with words</p>');
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  await expect(findPalette(page)).toHaveCount(0);
});

test('unsaved changes are asked about before the palette leaves @thorough', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Site Name').fill('Plumbline');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('api keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
});

test('on a phone a bar of 52 px opens all screens, and Logout stays in sight @thorough', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/admin/messages');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await menu.locator('..').boundingBox()).toMatchObject({ x: 0, y: 0, height: 52 });
  await menu.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('tab', { name: 'Contact Messages' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('tab', { name: 'Blogs' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await menu.click();
  await drawer.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/admin/account');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(findPalette(page).getByRole('combobox')).toBeFocused();
});
