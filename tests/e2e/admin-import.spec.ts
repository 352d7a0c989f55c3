import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { ghostFile, writeGhostZip } from '#tests/support/import-files.ts';

let dir: string;

test.beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'countermark-journey-'));
});
test.afterEach(() => rmSync(dir, { recursive: true }));

const entryOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import');
  await page.getByLabel('File to import').setInputFiles(file);
}

test('a site comes from Ghost, is checked first, and can be taken back @thorough', async ({ page }) => {
  await choose(page, await writeGhostZip(dir));
  const entry = entryOf(page, 'dock-notes.zip');
  await expect(entry.getByRole('status')).toHaveText('Checked, nothing imported yet');
  await expect(entry.getByText('Posts that the import would bring: 3 new.')).toBeVisible();
  await entry.getByText('Pictures that are missing (1)').click();
  await expect(entry.getByText('2023/05/lost.png')).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get('/blog/a-week-on-the-dock')).status()).toBe(404);

  await entry.getByRole('button', { name: 'Import' }).click();
  await expect(entry.getByRole('status')).toHaveText('Imported');
  const old = await page.request.get('/a-week-on-the-dock/');
  expect(new URL(old.url()).pathname).toBe('/blog/a-week-on-the-dock');
  expect(await old.text()).toContain('A loading dock at dawn');

  await entry.getByRole('button', { name: 'Take this import back' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(entry.getByRole('status')).toHaveText('Taken back');
  await expect(entry.getByText('Removed: 3 posts, 3 pictures, 2 tags.')).toBeVisible();
  expect((await page.request.get('/blog/a-week-on-the-dock')).status()).toBe(410);
});

test('a second import of the same file says that nothing changes @thorough', async ({ page }) => {
  const file = join(dir, 'again.json');
  writeFileSync(file, readFileSync(ghostFile, 'utf8').replaceAll('0f6c1a52', '2f6c1a52'));
  await choose(page, file);
  const first = entryOf(page, 'again.json');
  await first.getByRole('button', { name: 'Import' }).click();
  await expect(first.getByRole('status')).toHaveText('Imported');
  await choose(page, file);
  await expect(page.getByText('Nothing would change: all 3 posts are here already.')).toBeVisible();
  await entryOf(page, 'again.json').getByRole('button', { name: 'Remove file' }).click();
  await expect(page.getByText('Nothing would change')).toBeHidden();
});

test('a file that is no export is refused with its reason @thorough', async ({ page }) => {
  const bomb = '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel>&a;</channel></rss>';
  await choose(page, { name: 'hostile.xml', mimeType: 'text/xml', buffer: Buffer.from(bomb) });
  const entry = entryOf(page, 'hostile.xml');
  await expect(entry.getByRole('status')).toHaveText('Failed');
  await expect(
    entry.getByText('The file has a document type, which a WordPress export never has.'),
  ).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Remove file' }).click();
  await expect(page.getByText('hostile.xml')).toBeHidden();
});
