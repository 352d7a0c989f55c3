import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { describeLead, expectSent } from '#tests/support/contact-form.ts';
import { expectNotice, findNotice } from '#tests/support/notices.ts';
import { waitForScript } from '#tests/support/scripted.ts';
import { makeWord } from '#tests/support/site-api.ts';

/** Both forms once their script is there; no-script.spec.ts and slow-script.spec.ts have the rest. */
const newsletterApi = '**/functions/v1/newsletter-api';
const messagesApi = '**/functions/v1/messages-api';

async function openNewsletter(page: Page) {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  const email = footer.getByRole('textbox');
  await waitForScript(email);
  return { email, button: footer.getByRole('button') };
}

async function openContactForm(page: Page) {
  await page.goto('/contact');
  const form = page.locator('form').filter({ has: page.getByLabel('Full Name') });
  await waitForScript(form.getByLabel('Full Name'));
  return {
    button: form.getByRole('button'),
    field: (label: string) => form.getByLabel(label),
    async fillIn(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
    },
  };
}

test.describe('the newsletter', () => {
  test('subscribes an address once, without leaving the page', async ({ page, api }) => {
    const { email } = await openNewsletter(page);
    const address = `${makeWord()}@example.com`;
    await email.fill(` ${address} `);
    await email.press('Enter');
    await expectNotice(
      page,
      'success',
      'Successfully subscribed!',
      'Thank you for subscribing to our newsletter',
    );
    await expect(email).toHaveValue('');
    await expect(email).toBeFocused();
    expect(await api.findSubscription(address)).toBeDefined();

    await email.fill(address.toUpperCase());
    await email.press('Enter');
    const again = findNotice(
      page,
      'Already subscribed',
      'This email is already subscribed to our newsletter',
    );
    await expect(again).toHaveRole('alert');
    await expect(page.getByText('If we mail a link, open it to confirm.')).toBeVisible();
    await expect(findNotice(page, 'Successfully subscribed!')).toHaveCount(0);
  });

  for (const address of ['', 'a@b']) {
    test(`refuses ${JSON.stringify(address)}`, { tag: address ? [] : '@thorough' }, async ({ page }) => {
      const { email, button } = await openNewsletter(page);
      await email.fill(address);
      await button.click();
      await expectNotice(page, 'error', 'Invalid email', 'Please enter a valid email address');
      await expect(email).toHaveValue(address);
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    });
  }

  test('shows that it is at work, and keeps the address when the server cannot be reached', async ({
    page,
  }) => {
    const { email, button } = await openNewsletter(page);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(newsletterApi, async (route) => {
      await answered;
      await route.abort();
    });
    await email.fill('ann@example.com');
    await button.click();
    await expect(button).toHaveText('Subscribing...');
    await expect(button).toBeDisabled();
    await expect(email).toBeDisabled();
    answer();
    await expectNotice(page, 'error', 'Subscription failed', 'Please try again later');
    await expect(email).toHaveValue('ann@example.com');
    await expect(button).toBeEnabled();
    await expect(button).toHaveText('Subscribe');
  });
});

test.describe('the contact form', () => {
  test('sends a message and clears itself', async ({ page, product, api }) => {
    const form = await openContactForm(page);
    const values = describeLead();
    await form.fillIn(values);
    await form.button.click();
    await expectSent(page);
    for (const label of Object.keys(values)) await expect(form.field(label)).toHaveValue('');
    const confirmation = page.getByRole('region', { name: 'Received' });
    await expect(confirmation).toBeInViewport();
    await expect(confirmation).toContainText(values.Subject);
    await expect(confirmation).toContainText(values['Email Address']);
    await confirmation.getByRole('link', { name: 'Sooner? Book a 30-minute call' }).click();
    await expect(page.getByRole('button', { name: 'Schedule Call' })).toBeInViewport();
    expect(await api.findMessage(values.Subject)).toMatchObject({ message: values.Message, read: false });
    const mail = () => product.outboxMails().find(({ subject }) => subject.includes(values.Subject));
    await expect.poll(() => mail()?.headers['reply-to']).toBe(values['Email Address']);
  });

  const refusals: [string, string, string][] = [
    ['Full Name', '  ', 'Name is required'],
    ['Full Name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['Email Address', 'nobody', 'Invalid email address'],
    ['Email Address', `${'x'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
    ['Subject', '', 'Subject is required'],
    ['Subject', 'x'.repeat(201), 'Subject must be less than 200 characters'],
    ['Message', '\n', 'Message is required'],
    ['Message', 'x'.repeat(2001), 'Message must be less than 2000 characters'],
    ['Message', 'x'.repeat(70_000), 'Message must be less than 2000 characters'],
  ];
  test('refuses what is missing, malformed or too long', async ({ page, api }) => {
    const form = await openContactForm(page);
    for (const [label, value, text] of refusals) {
      const values = { ...describeLead(), [label]: value };
      await form.fillIn(values);
      await form.button.click();
      await expectNotice(page, 'error', 'Validation Error', text);
      await expect(form.field(label)).toBeFocused();
      await expect(form.field(label)).toHaveAccessibleDescription(new RegExp(`${text}$`));
      for (const [name, typed] of Object.entries(values)) await expect(form.field(name)).toHaveValue(typed);
      expect(await api.findMessage(values.Subject.trim())).toBeUndefined();
    }
  });

  test('names the first of several errors, and takes them back once they are corrected @thorough', async ({
    page,
  }) => {
    const form = await openContactForm(page);
    await form.button.click();
    await expectNotice(page, 'error', 'Validation Error', 'Name is required');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
    await form.fillIn(describeLead());
    await form.button.click();
    await expectSent(page);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });

  const failedText = 'Failed to send message. Please try again.';
  for (const [failure, answer, text] of [
    ['the server cannot be reached', null, failedText],
    ['the server fails', { status: 500, json: { detail: 'Unexpected server error' } }, failedText],
    [
      'the server refuses',
      { status: 429, json: { detail: 'Try again in 9 seconds.' } },
      'Try again in 9 seconds.',
    ],
  ] as const) {
    test(`keeps what was typed when ${failure}`, { tag: answer ? '@thorough' : [] }, async ({ page }) => {
      const form = await openContactForm(page);
      await page.route(messagesApi, (route) => (answer ? route.fulfill(answer) : route.abort()));
      const values = describeLead();
      await form.fillIn(values);
      await form.button.click();
      await expectNotice(page, 'error', 'Error', text);
      for (const [label, typed] of Object.entries(values)) await expect(form.field(label)).toHaveValue(typed);
    });
  }

  test('sends one message however often the button is pressed', async ({ page, api }) => {
    const form = await openContactForm(page);
    let requests = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(messagesApi, async (route) => {
      requests += 1;
      await answered;
      await route.continue();
    });
    const values = describeLead();
    await form.fillIn(values);
    await form.button.click();
    await expect(form.button).toHaveText('Sending...');
    await form.button.click({ force: true });
    await form.field('Subject').press('Enter');
    await form.field('Message').fill('One more thing');
    answer();
    await expectSent(page);
    // The text typed meanwhile was not sent.
    await expect(form.field('Message')).toHaveValue('One more thing');
    expect(await api.findMessage(values.Subject)).toBeDefined();
    expect(requests).toBe(1);
  });
});

test('the notice about a mistake leaves the field in sight on a phone @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { button, field } = await openContactForm(page);
  // Just under the bar, where the notice comes.
  await field('Full Name').evaluate((element) => {
    scrollTo(0, scrollY + element.getBoundingClientRect().top - 90);
  });
  await button.click();
  const notice = findNotice(page, 'Validation Error');
  await expect(notice).toBeVisible();
  await expect(field('Full Name')).toBeFocused();
  const fieldTop = (await field('Full Name').boundingBox())?.y ?? 0;
  await expect(async () => {
    const box = await notice.boundingBox();
    expect(fieldTop).toBeGreaterThanOrEqual((box?.y ?? Infinity) + (box?.height ?? 0));
  }).toPass({ timeout: 5000 });
});

test('the contact page says who we are, when we answer and how to talk to us @thorough', async ({ page }) => {
  await page.goto('/contact');
  const contact = page.locator('#contact');
  for (const label of ['Full Name', 'Email Address', 'Subject', 'Message']) {
    await expect(contact.getByLabel(label)).toHaveAttribute('required');
  }
  await expect(contact.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(contact.getByLabel('Message')).toHaveAttribute('rows', '4');
  await expect(contact).toContainText('Within 24 hours');
  await expect(contact).toContainText(/typical response within 2-4 hours \(business hours\)/i);
  await expect(contact.getByRole('region', { name: /values/ }).getByRole('term')).toHaveText([
    'Innovation',
    'Integrity',
    'Collaboration',
    'Excellence',
  ]);
  const stats = contact.getByRole('region', { name: 'What clients report' });
  await expect(stats).toContainText(/98%.*of clients achieve digital transformation goals/s);
  await expect(stats).toContainText(/95%.*report improved operations/s);
  await expect(contact.getByRole('heading', { name: 'Book a Free Consultation' })).toBeVisible();
  await expect(contact).toContainText('A 30-minute call');
  await contact.getByRole('button', { name: 'Schedule Call' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Free Consultation' })).toBeVisible();
});
