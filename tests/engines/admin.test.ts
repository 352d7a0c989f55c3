import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePicture } from '#tests/support/pictures.ts';
import { engineName, openSite, signIn } from './open-site.ts';
import { keys } from './page.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
  await site.page.engine.resize(1280, 800);
  await signIn(site.page, site.product);
});
afterAll(() => site.close());

it('shows each tab', async () => {
  const { page } = site;
  const titles = {
    'Contact Messages': 'Contact Messages',
    Blogs: 'Blogs',
    Newsletter: 'Newsletter Subscriptions',
    'API Keys': 'API Keys',
    'API Documentation': 'API Documentation',
    Content: 'Content',
    Insights: 'Insights',
    'Site Settings': 'Site Settings',
  };
  for (const [tab, title] of Object.entries(titles)) {
    await page.click({ role: 'tab', name: tab });
    await page.see({ role: 'heading', name: title });
    await page.miss({ role: 'status', name: 'Loading' });
    await page.miss({ role: 'alert' });
  }
});

it('opens a message with Enter, moves the focus to it, and replies', async () => {
  const { page, api, product } = site;
  const { subject, email } = await api.createMessage();
  await page.open('/admin/messages');
  await page.see({ role: 'link', name: subject });
  // To the newest.
  await page.press('j');
  await page.press(keys.enter);
  await page.until('the focus on the message', () =>
    page.read(
      { role: 'heading', name: subject, within: { role: 'article', name: subject } },
      (heading) => heading === document.activeElement,
    ),
  );
  await page.fill('Reply', 'We can. When shall we talk?');
  await page.click({ role: 'button', name: 'Send Reply' });
  await page.until('the reply in the outbox', async () =>
    product.outboxMails().find(({ to, text }) => to === email && text.includes('When shall we talk?')),
  );
});

it('shows a date only in a field that has one, and draws choices in the colors of the page', async () => {
  const { page } = site;
  await page.open('/admin/messages');
  await page.click({ role: 'button', name: 'More filters' });
  // Firefox writes what is to be entered.
  if (engineName === 'webkit') await page.until('an empty field', async () => !(await hasInk('From')));
  await page.choose('From', '2026-03-05');
  await page.until('the date', () => hasInk('From'));
  await page.open('/admin/blogs/new');
  const readLook = (choice: HTMLElement) => getComputedStyle(choice).appearance;
  expect(await page.read({ role: 'field', name: 'Author' }, readLook)).toBe('none');
});

it('publishes a post with a picture', async () => {
  const { page, api, product } = site;
  const picture = join(product.dataDir, 'picture.png');
  await writeFile(picture, (await makePicture()).buffer);
  await page.open('/admin/blogs/new');
  await page.fill('Title', 'Written elsewhere');
  await page.fill('Excerpt', 'In another engine.');
  await page.fill('Content', '<p>It works here too.</p>');
  await page.chooseFile('Image', picture);
  await page.see({ role: 'status', name: 'Image uploaded successfully' });
  await page.click({ role: 'switch', name: 'Draft' });
  await page.click({ role: 'button', name: 'Save' });
  await page.see({ role: 'status', name: 'Blog saved successfully' });
  expect(await api.findPost('Written elsewhere')).toMatchObject({
    published: true,
    image_url: expect.stringMatching(/^\/uploads\//),
  });
});

it('edits a document and publishes it', async () => {
  const { page } = site;
  await page.open('/admin/content/cases/ticket-routing');
  await page.fill('Client', 'Our First Client');
  await page.press(keys.control, 's');
  await page.see({ role: 'status', name: 'Draft saved' });
  await page.click({ role: 'button', name: 'Publish' });
  await page.see({ role: 'status', name: 'Document published' });
  await page.open('/portfolio/ticket-routing');
  await page.see({ role: 'heading', name: 'Our First Client' });
});

/** Whether there is anything to see within a field's border. */
async function hasInk(name: string): Promise<boolean> {
  const box = await site.page.read({ role: 'field', name }, (field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return { left: x, top: y, width, height };
  });
  const inner = {
    left: Math.ceil(box.left) + 4,
    top: Math.ceil(box.top) + 4,
    width: Math.floor(box.width) - 9,
    height: Math.floor(box.height) - 9,
  };
  // The numbers are those of an image as it was given.
  const cut = await sharp(await site.page.engine.takeScreenshot())
    .extract(inner)
    .toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.some(({ min, max }) => min !== max);
}
