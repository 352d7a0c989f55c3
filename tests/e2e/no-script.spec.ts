import { describeLead, expectSent, fillInLead, sendLead } from '#tests/support/contact-form.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';

test.use({ javaScriptEnabled: false });

const password = 'six or more';

const message = { ...describeLead('A quote'), Message: 'One line\nand <another>' };

test('the newsletter is subscribed to from any page, and says what it says with script @thorough', async ({
  page,
  api,
}) => {
  const email = page.getByRole('contentinfo').getByRole('textbox');
  const send = async (address: string) => {
    await email.fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
  };
  await page.goto('/services/custom-software');
  await send('a@b');
  await expectNotice(page, 'error', 'Invalid email', 'Please enter a valid email address');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(email).toHaveValue('a@b');
  await send('ann@example.com');
  await expectNotice(
    page,
    'success',
    'Successfully subscribed!',
    'Thank you for subscribing to our newsletter',
  );
  await expect(page).toHaveURL('/services/custom-software#newsletter-email');
  await expect(email).toHaveValue('');
  expect(await api.findSubscription('ann@example.com')).toBeDefined();
  await send('ann@example.com');
  await expectNotice(
    page,
    'error',
    'Already subscribed',
    'This email is already subscribed to our newsletter',
  );
});

test('a message is sent, and a refusal keeps what was typed', async ({ page, product, api }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  await fillInLead(page, { ...message, 'Email Address': 'nobody' });
  await sendLead(page);
  await expectNotice(page, 'error', 'Validation Error', 'Invalid email address');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  const email = page.getByRole('main').getByLabel('Email Address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue(message.Message);

  await email.fill(message['Email Address']);
  await sendLead(page);
  await expectSent(page);
  for (const label of Object.keys(message)) {
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue('');
  }
  expect(await api.findMessage('A quote')).toMatchObject({ message: message.Message });
  await expect.poll(() => product.outboxMails()).toHaveLength(1);
});

test('an account is made, confirmed, signed in to, and its password replaced @thorough', async ({
  page,
  product,
}) => {
  const readLink = async (subject: string) => {
    const find = () => product.outboxMails().find((mail) => mail.subject === subject);
    await expect.poll(find).toBeDefined();
    return find()?.text.match(/^http\S+$/m)?.[0] ?? '';
  };
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Need an account? Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  await fillInLead(page, { Email: 'ann@example.com', Password: '12345' });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectNotice(page, 'error', 'Error', 'Password must have at least 6 characters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ann@example.com');
  await fillInLead(page, { Password: password });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectNotice(page, 'success', 'Account created successfully. Please check your email.');
  await page.goto(await readLink('Confirm your email address'));
  await expectNotice(page, 'success', 'Email confirmed');

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await fillInLead(page, { Email: 'ann@example.com' });
  await page.getByRole('button', { name: 'Send link' }).click();
  await expectNotice(page, 'success', 'Check your email');
  await page.goto(await readLink('Choose a new password'));
  await fillInLead(page, { 'New password': 'a new password' });
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectNotice(page, 'success', 'Password changed');
  await page.goto('/auth');
  await fillInLead(page, { Email: 'ann@example.com', Password: password });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectNotice(page, 'error', 'Error', 'Invalid email or password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ann@example.com');
  await fillInLead(page, { Password: 'a new password' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
});

test('an admin who signs in is told that the admin area needs JavaScript @thorough', async ({
  page,
  product,
}) => {
  await page.goto('/auth');
  await fillInLead(page, { Email: product.admin.email, Password: product.admin.password });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
  await expect(page.getByText('The admin area needs JavaScript')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL('/');
});

for (const [name, width] of [
  ['wide', 1280],
  ['narrow', 390],
] as const) {
  test(
    `the navigation is there on a ${name} screen, and covers nothing`,
    { tag: name === 'wide' ? '@thorough' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/contact');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(page.getByRole('button', { name: 'menu' })).toBeHidden();
      if (name === 'narrow') {
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
        await page.getByRole('banner').getByLabel('Menu', { exact: true }).click();
      }
      await navigation.getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
      await page.waitForLoadState();
      const header = await page.getByRole('banner').boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    },
  );
}

test('the drawings of the home page are there @thorough', async ({ page }) => {
  await page.goto('/');
  const drawings = page.getByRole('main').locator('svg:has(use[href])');
  // Some are for other widths.
  await expect(drawings.locator('use').filter({ visible: true })).not.toHaveCount(0);
});

test('the timeline shows its first case whole, without buttons that could do nothing', async ({ page }) => {
  await page.goto('/');
  const timeline = page.getByRole('region', { name: 'See a project from first week to launch' });
  await expect(timeline.locator('dd').filter({ visible: true })).toHaveCount(12);
  await expect(timeline.getByRole('button').filter({ visible: true })).toHaveCount(0);
});
