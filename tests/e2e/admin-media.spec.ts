import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { makePicture } from '#tests/support/pictures.ts';

const files = (page: Page) => page.getByLabel('Image files');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search images' });
const uploadsUnderWay = (page: Page) => page.getByRole('list', { name: 'Uploads under way' });

let made = 0;

/** A picture that no other test has. */
async function makeNamed(what: string) {
  made += 1;
  return { ...(await makePicture({ width: 640, height: 480 })), name: `${what} ${Date.now()}-${made}.png` };
}

/** Uploads a picture in the library and opens it. @returns its file's name */
async function uploadOne(page: Page, what: string): Promise<string> {
  const picture = await makeNamed(what);
  await page.goto('/admin/content/media');
  await files(page).setInputFiles(picture);
  await page.getByRole('link', { name: picture.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: picture.name })).toBeVisible();
  return picture.name;
}

const readAddress = async (page: Page) => (await page.getByRole('definition').first().textContent())!;

test('several pictures are uploaded at once; one that is refused says why, and one that fails is sent again', async ({
  page,
}) => {
  await page.goto('/admin/content');
  await page.getByRole('tab', { name: 'Media' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
  const [first, second] = [await makeNamed('first'), await makeNamed('second')];
  let failures = 0;
  await page.route('**/functions/v1/uploads', (route) => {
    if (route.request().method() !== 'POST' || (failures += 1) > 1) return route.fallback();
    return route.abort();
  });
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await files(page).setInputFiles([first, second, text]);
  await expect(page.getByRole('link', { name: second.name })).toBeVisible();
  await expect(uploadsUnderWay(page).getByText('Only PNG, JPEG, WebP and GIF')).toBeVisible();
  await expect(uploadsUnderWay(page).getByText(/could not be reached/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Retry ${first.name}` }).click();
  await expect(page.getByRole('link', { name: first.name })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss notes.txt' }).click();
  await expect(uploadsUnderWay(page)).toHaveCount(0);
  await search(page).fill(first.name);
  await expect(page.getByRole('link', { name: second.name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: first.name })).toBeVisible();
});

test('pictures are dropped on the library @thorough', async ({ page }) => {
  await page.goto('/admin/content/media');
  const { name, buffer } = await makeNamed('dropped');
  const transfer = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(bytes as number[])], fileName as string, { type: 'image/png' }),
      );
      return data;
    },
    [name, [...buffer]] as const,
  );
  await search(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a picture is described, and its focal point is set by keyboard and kept in view on the site @thorough', async ({
  page,
  api,
}) => {
  await uploadOne(page, 'described');
  const url = await readAddress(page);
  const { slug } = await api.createPost({ image_url: url });
  const slider = page.getByRole('slider', { name: 'Focal point from the left' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('30');
  await page.getByLabel('Alternative text').fill('A ward with eight beds');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Image saved');
  await page.reload();
  await expect(slider).toHaveValue('30');
  await expect(page.getByRole('region', { name: 'Used in' }).getByRole('link')).toHaveCount(1);
  for (const path of [`/blog/${slug}`, '/blog']) {
    await page.goto(path);
    const image = page.locator(`img[src="${url}"]`).first();
    await expect(image).toHaveCSS('object-position', '30% 50%');
  }
});

test('what is used cannot be deleted; what is replaced is new everywhere', async ({ page, api }) => {
  const fileName = await uploadOne(page, 'used');
  const url = await readAddress(page);
  const post = await api.createPost({ image_url: url, content: `<p><img src="${url}" alt="A ward"></p>` });
  await page.reload();
  await expect(page.getByText('It can be deleted once nothing uses it.')).toBeVisible();
  await page.getByRole('region', { name: 'Used in' }).getByRole('link', { name: post.title }).click();
  await expect(page.getByLabel('Title')).toHaveValue(post.title);
  await page.goBack();
  const other = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#a11' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Replacement')
    .setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: other });
  await expectNotice(page, 'success', 'Image replaced');
  await expect(page.getByRole('heading', { level: 1, name: 'other.png' })).toBeVisible();
  const replaced = await readAddress(page);
  expect(replaced).not.toBe(url);
  await expect(page.getByRole('link', { name: fileName })).toHaveCount(0);
  const former = await page.request.get(url);
  expect(new URL(former.url()).pathname).toBe(replaced);
  await page.goto(`/blog/${post.slug}`);
  const image = page.getByRole('img', { name: 'A ward' });
  await expect(image).toHaveAttribute('src', replaced);
  await expect(image).toHaveAttribute('height', '600');
});

test('a picture goes to the bin and comes back @thorough', async ({ page }) => {
  const fileName = await uploadOne(page, 'binned');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'success', 'Image moved to the bin');
  await expect(page.getByRole('link', { name: fileName })).toHaveCount(0);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await page.getByRole('link', { name: fileName }).click();
  await expect(page.getByText(/^In the bin since/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectNotice(page, 'success', 'Image restored');
  await expect(page.getByText(/^In the bin since/)).toHaveCount(0);
});

test('a cover is chosen from the library, with what it shows @thorough', async ({ page }) => {
  const fileName = await uploadOne(page, 'cover');
  const url = await readAddress(page);
  await page.getByLabel('Alternative text').fill('A ward at night');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'success', 'Image saved');
  await page.goto('/admin/blogs/new');
  await page.getByRole('button', { name: 'Choose from library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  await search(page).fill(fileName);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: fileName })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: fileName }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(`img[src="${url}"]`)).toBeVisible();
  await expect(page.getByLabel('Image description')).toHaveValue('A ward at night');
});

test('the editor takes a picture from the library, asks for what it shows and keeps it @thorough', async ({
  page,
}) => {
  const fileName = await uploadOne(page, 'inserted');
  const url = await readAddress(page);
  const path = page.url();
  await page.goto('/admin/blogs/new');
  await page.getByRole('button', { name: 'Visual', exact: true }).click();
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'From the media library' }).click();
  await page.getByRole('dialog', { name: 'Choose an image' }).getByRole('button', { name: fileName }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByLabel('Alternative text')).toHaveAccessibleDescription(
    /or that it only decorates/,
  );
  await expectAccessible(page);
  await dialog.getByLabel('Alternative text').fill('A ward by day');
  await dialog.getByLabel('Caption').fill('Day shift');
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await kept;
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(
    new RegExp(
      `<img src="${url}" alt="A ward by day" width="640" height="480">\\n<figcaption>Day shift</figcaption>`,
    ),
  );
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(other.getByLabel('Alternative text')).toHaveValue('A ward by day');
});
