import { expectAccessible } from '#tests/support/accessibility.ts';
import { findNotice } from '#tests/support/notices.ts';
import { checkedRoutes } from '#tests/support/routes.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import { expect, test } from '#tests/support/seeded.ts';

for (const path of checkedRoutes) {
  test(`${path} is accessible, light and dark`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('the open menu is @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
});

for (const [path, role] of [
  ['/blog', 'link'],
  ['/portfolio', 'button'],
] as const) {
  test(`a short name of ${path}’s filter has 24 px for a finger @thorough`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const isAt = (element: Element, offset: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const target = document.elementFromPoint(left + width / 2 + offset, top + height / 2);
      return target?.closest('a, button') === element;
    };
    const short = page.getByRole('main').getByRole(role, { name: 'All', exact: true });
    for (const offset of [-12, 12]) expect(await short.evaluate(isAt, offset)).toBe(true);
  });
}

test('the contact form with its errors is', async ({ page }) => {
  await page.goto('/contact');
  await waitForScript(page.getByLabel('Full Name'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(findNotice(page, 'Validation Error')).toBeVisible();
  await expectAccessible(page);
});

test('a refused form as it stands without scripting is @thorough', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Full Name').evaluate((field: HTMLInputElement) => field.form?.submit());
  await expect(findNotice(page, 'Validation Error')).toBeVisible();
  await expectAccessible(page);
});

test('a refused sign-in is @thorough', async ({ page }) => {
  await page.goto('/auth');
  await waitForScript(page.getByLabel('Password'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(findNotice(page, 'Email is required')).toBeVisible();
  await expectAccessible(page);
});

test('the question for a code is, and for a recovery code @thorough', async ({ page, product }) => {
  await page.context().addCookies([{ name: 'countermark.two_factor', value: 'x', url: product.url }]);
  await page.goto('/auth/second-factor');
  await expectAccessible(page);
  await page.getByText('Use a recovery code instead').click();
  await page.getByLabel('Recovery code').fill('x');
  await page.getByLabel('Recovery code').evaluate((field: HTMLInputElement) => field.form?.submit());
  await expect(findNotice(page, 'Your sign-in has expired')).toBeVisible();
  await expectAccessible(page);
});

test('the newsletter with its notice is @thorough', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('textbox').fill('a@b');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(findNotice(page, 'Invalid email')).toBeVisible();
  await expectAccessible(page);
});

test('the scheduling dialog with its notice is @thorough', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Schedule Call' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Schedule/ }).click();
  await expect(findNotice(page, 'Missing Information')).toBeVisible();
  await expectAccessible(page);
});

test('an open case study is @thorough', async ({ page }) => {
  await page.goto('/portfolio');
  await page.getByRole('main').locator('a[href^="/portfolio/"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the open assistant with an answer is @thorough', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Ask AI Assistant' }).click();
  const chat = page.getByRole('dialog').or(page.getByRole('region', { name: /assistant/i }));
  await chat.getByRole('textbox').fill('latest AI trends');
  await chat.getByRole('textbox').press('Enter');
  await expectAccessible(page);
});

test('a question of the quiz that was not answered, and the fortune, are @thorough', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next' });
  await waitForScript(next);
  await next.click({ force: true });
  await expect(page.getByText('Please select an option to continue').first()).toBeVisible();
  await expectAccessible(page);
  for (let step = 0; step < 3; step += 1) {
    await page.getByRole('radio').first().check();
    await next.click();
  }
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Reveal My Fortune' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible(page);
});
