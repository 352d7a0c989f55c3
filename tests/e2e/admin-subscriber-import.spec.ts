import { expect, test } from '#tests/support/admin.ts';
import { makeWord } from '#tests/support/site-api.ts';

test('an import says whom a status leaves out, and keeps what is typed while it is read again', async ({
  page,
}) => {
  const word = makeWord();
  const lines = ['Email,State,Tags', `ann-${word}@example.com,Ohio,vip`, `ben-${word}@example.com,Utah,`];
  await page.goto('/admin/newsletter');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' });
  await dialog.getByLabel('File to import').setInputFiles({
    ...{ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
  });
  await expect(dialog.getByRole('status')).toContainText('“Ohio” in the file: left out1');
  await dialog.getByLabel('Whether they are subscribed is in').selectOption('No column: all of them are');
  await expect(dialog.getByRole('button', { name: 'Import 2 subscribers' })).toBeVisible();

  let goOn = () => undefined as void;
  const typed = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/newsletter-import?**', async (route) => {
    await typed;
    await route.continue();
  });
  const read = page.waitForResponse(/newsletter-import/);
  await dialog.getByLabel('Tags are in').selectOption('Tags');
  const note = dialog.getByLabel('How did they agree to get the newsletter?');
  await note.fill('At our stand');
  goOn();
  await read;
  await expect(dialog.getByLabel('Tags are in')).toHaveValue('3');
  await expect(note).toHaveValue('At our stand');
});
