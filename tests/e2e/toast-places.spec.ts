import type { Locator, Page } from '@playwright/test';
import {
  describeLead,
  expectSent,
  fillInLead,
  openContactForm,
  sendLead,
} from '#tests/support/contact-form.ts';
import { findNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/product.ts';
import { waitForScript } from '#tests/support/scripted.ts';

const sizes = [
  { width: 390, height: 844 },
  ...(process.env['TEST_ALL']
    ? [
        { width: 1440, height: 900 },
        // With the keyboard up.
        { width: 390, height: 500 },
        { width: 768, height: 1024 },
        { width: 1024, height: 768 },
      ]
    : []),
];

/** Expects that none of the shown parts is under the notice, once both stand still. */
async function expectClear(notice: Locator, parts: Locator): Promise<void> {
  await expect(notice).toBeVisible();
  await expect(async () => {
    const covering = (await notice.boundingBox())!;
    const covered = [];
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      const apart =
        !box ||
        box.x >= covering.x + covering.width ||
        box.x + box.width <= covering.x ||
        box.y >= covering.y + covering.height ||
        box.y + box.height <= covering.y;
      if (!apart) covered.push(await part.textContent());
    }
    expect(covered).toEqual([]);
  }).toPass({ timeout: 5000 });
}

const findForm = (page: Page) => page.getByRole('main').locator('form');

for (const size of sizes) {
  const at = `${size.width} x ${size.height} px`;

  test.describe(at, () => {
    test.use({ viewport: size });

    test(`a mistake in the contact form covers no label @thorough`, async ({ page }) => {
      await openContactForm(page);
      const name = page.getByRole('main').getByLabel('Full Name');
      for (const top of [0, 90, size.height - 150]) {
        // Wherever the form stands on the screen, with the focus on its button.
        await name.evaluate((element, y) => {
          element.blur();
          scrollTo(0, scrollY + element.getBoundingClientRect().top - y);
        }, top);
        await findForm(page).getByRole('button', { name: 'Send Message' }).dispatchEvent('click');
        await expect(name).toBeFocused();
        const notice = findNotice(page, 'Validation Error').filter({ has: page.getByRole('button') });
        await expectClear(notice, findForm(page).locator('label'));
        await notice.getByRole('button', { name: 'Dismiss' }).click();
      }
    });

    test(`a mistake in the contact form covers no heading at the top of the page`, async ({ page }) => {
      await openContactForm(page);
      await findForm(page).getByRole('button', { name: 'Send Message' }).dispatchEvent('click');
      await expectClear(findNotice(page, 'Validation Error'), page.getByRole('heading', { level: 1 }));
    });

    test(`the confirmation of a message is not covered`, async ({ page }) => {
      await openContactForm(page);
      await fillInLead(page, describeLead());
      await sendLead(page);
      await expectSent(page);
      const notice = findNotice(page, 'Success', 'Your message has been sent successfully.');
      await expectClear(notice, page.getByRole('region', { name: 'Received' }));
      if (size.height > 640) await expectClear(notice, page.getByRole('heading', { level: 1 }));
      await expect(page.getByRole('region', { name: 'Received' })).toContainText(/\d [AP]M (GMT|UTC)/);
    });

    // Lower screens have no room beside the heading.
    if (size.height >= 640) {
      test(`what the page before has left covers no heading`, async ({ page }) => {
        await page.goto('/');
        await page.evaluate(() =>
          sessionStorage.setItem('left-toast', JSON.stringify({ title: 'Access Denied', kind: 'error' })),
        );
        await page.reload();
        await expectClear(findNotice(page, 'Access Denied'), page.getByRole('heading', { level: 1 }));
      });
    }

    test(`a wrong address for the newsletter leaves its form in sight`, async ({ page }) => {
      await page.goto('/services');
      const box = page.getByRole('contentinfo').getByRole('textbox');
      await waitForScript(box);
      await box.fill('a@b');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expectClear(
        findNotice(page, 'Invalid email').filter({ has: page.getByRole('button') }),
        page.getByRole('contentinfo').locator('form'),
      );
    });

    test(`a refused sign-in leaves its fields in sight @thorough`, async ({ page }) => {
      await page.goto('/auth');
      const email = page.getByLabel('Email', { exact: true });
      await waitForScript(email);
      await email.fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expectClear(
        page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss' }) }),
        page.getByRole('main').locator('label, input, button'),
      );
    });
  });
}

test('fields side by side with errors have no lines of their own between them @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openContactForm(page);
  await findForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Invalid email address').first()).toBeVisible();
  const colors = await findForm(page)
    .locator('div:has(> [aria-invalid]:not(:focus))')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).outlineColor));
  expect(colors).toHaveLength(3);
  expect(new Set(colors)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});
