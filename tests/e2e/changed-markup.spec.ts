import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/admin.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { holdScripts } from '#tests/support/scripted.ts';
import { makeWord } from '#tests/support/site-api.ts';

// As a visitor; `api` is an admin's.
test.use({ storageState: { cookies: [], origins: [] } });

/** As page translation does: every text in elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, option'))
        continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
      text.data = `${text.data} (translated)`;
    }
  });

/** As a grammar checker does, before every text area, and a password manager, after and around every input. */
const addExtensions = (page: Page) =>
  page.evaluate(() => {
    for (const area of document.querySelectorAll('textarea')) {
      area.before(document.createElement('grammarly-extension'));
    }
    for (const [index, input] of document.querySelectorAll('form input:not([type=hidden])').entries()) {
      const icon = document.createElement('div');
      icon.dataset['lastpassIconRoot'] = '';
      icon.append(document.createElement('input'), document.createElement('button'));
      input.after(icon);
      if (index % 2 === 0) continue;
      const frame = document.createElement('span');
      input.replaceWith(frame);
      frame.append(input);
    }
  });

/** The page comes with changes that no script has made: what React renders differs from it. */
const changeResponse = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<label[^>]*>|<h3[^>]*>|<legend>/g, '$&<font>x</font>'),
    });
  });

const changes = {
  'what is typed before a translation': async (page: Page, typeIn: () => Promise<void>) => {
    await typeIn();
    await translate(page);
  },
  'what is typed beside a grammar checker and a password manager': async (
    page: Page,
    typeIn: () => Promise<void>,
  ) => {
    await addExtensions(page);
    await typeIn();
  },
};

const isHydrated = (control: Locator) =>
  control.evaluate((element) => element.closest('astro-island[ssr]') === null);

interface Sample {
  path: string;
  /** By their names: what is typed, and in what order. */
  typed: Record<string, string>;
  /** Where the focus is at the end. */
  last: string;
  submit: string;
  answer: readonly [kind: 'success' | 'error', title: string, text?: string];
}

const samples: Record<string, Sample> = {
  'the contact form': {
    path: '/contact',
    typed: { name: 'Ann Example', email: 'ann@example.com', subject: 'A word', message: 'Some words\nmore' },
    last: 'message',
    submit: 'Send Message',
    answer: ['success', 'Success', 'Your message has been sent successfully.'],
  },
  'the newsletter': {
    path: '/services',
    typed: { email: '' },
    last: 'email',
    submit: 'Subscribe',
    answer: ['success', 'Successfully subscribed!'],
  },
  'signing in': {
    path: '/auth',
    typed: { email: 'ann@example.com', password: 'not the password' },
    last: 'password',
    submit: 'Sign In',
    answer: ['error', 'Error', 'Invalid email or password'],
  },
};

/** Once only: an address can subscribe once. */
const renew = (sample: Sample): Sample =>
  sample.path === '/services' ? { ...sample, typed: { email: `${makeWord()}@example.com` } } : sample;

/** The form that the sample is about. */
const findForm = (page: Page, { submit }: Sample) =>
  page.locator('form', { has: page.locator('button[type=submit]', { hasText: submit }) });

async function type(page: Page, sample: Sample) {
  const form = findForm(page, sample);
  for (const [name, text] of Object.entries(sample.typed)) {
    await form.locator(`[name="${name}"]`).fill(text);
  }
  const last = form.locator(`[name="${sample.last}"]`);
  await last.evaluate((element: HTMLInputElement) => {
    if (element.selectionStart !== null) element.setSelectionRange(2, 5);
  });
}

async function expectKept(page: Page, sample: Sample) {
  const form = findForm(page, sample);
  for (const [name, text] of Object.entries(sample.typed)) {
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(text);
  }
  const last = form.locator(`[name="${sample.last}"]`);
  await expect(last).toBeFocused();
  const selection = await last.evaluate((element: HTMLInputElement) => [
    element.selectionStart,
    element.selectionEnd,
  ]);
  if (selection[0] !== null) expect(selection).toEqual([2, 5]);
}

for (const [name, given] of Object.entries(samples)) {
  // One form stands for the others.
  const tag = name === 'the contact form' ? [] : '@thorough';
  for (const [change, make] of Object.entries(changes)) {
    test(`${name} keeps ${change}`, { tag }, async ({ page }) => {
      const sample = renew(given);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const release = await holdScripts(page);
      await page.goto(sample.path);
      await make(page, () => type(page, sample));
      release();
      await expect.poll(() => isHydrated(findForm(page, sample))).toBe(true);
      await expectKept(page, sample);
      await findForm(page, sample).locator('button[type=submit]').last().click();
      await expectNotice(page, ...sample.answer);
      expect(errors).toEqual([]);
    });
  }

  test(`${name} keeps what was typed into a page that came changed`, { tag }, async ({ page }) => {
    const sample = renew(given);
    await changeResponse(page, `**${sample.path}`);
    const release = await holdScripts(page);
    await page.goto(sample.path);
    await type(page, sample);
    const rendered = page.waitForEvent('pageerror');
    release();
    expect((await rendered).message).toContain('418');
    await expectKept(page, sample);
    await findForm(page, sample).locator('button[type=submit]').click();
    await expectNotice(page, ...sample.answer);
  });

  test(`${name} answers a press that was held while its markup changed`, { tag }, async ({ page }) => {
    const sample = renew(given);
    await changeResponse(page, `**${sample.path}`);
    const release = await holdScripts(page);
    await page.goto(sample.path);
    await type(page, sample);
    await findForm(page, sample).locator('button[type=submit]').click();
    release();
    await expectNotice(page, ...sample.answer);
  });
}

test('the quiz keeps what was chosen, whatever changed its markup @thorough', async ({ page }) => {
  for (const change of [translate, addExtensions, null]) {
    if (change === null) await changeResponse(page, '**/');
    const release = await holdScripts(page);
    await page.goto('/');
    const first = page.locator('fieldset').first().getByRole('radio').nth(2);
    await first.check();
    await change?.(page);
    release();
    await expect.poll(() => isHydrated(first)).toBe(true);
    await expect(first).toBeChecked();
    await expect(first).toBeFocused();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Question 2 of 4', { exact: true })).toBeVisible();
    await page.unrouteAll();
  }
});

test('what the browser restores is there after a translation, and is sent', async ({ page, api }) => {
  const sample = samples['the contact form']!;
  const subject = makeWord();
  await page.goto(sample.path);
  await type(page, { ...sample, typed: { ...sample.typed, subject } });
  await page.goto('/services');
  await page.goBack();
  const form = findForm(page, sample);
  await expect(form.locator('[name=subject]')).toHaveValue(subject);
  await translate(page);
  await addExtensions(page);
  await form.locator('[name=name]').focus();
  await expect.poll(() => isHydrated(form)).toBe(true);
  await expect(form.locator('[name=message]')).toHaveValue(sample.typed['message']!);
  await form.locator('button[type=submit]').click();
  await expectNotice(page, ...sample.answer);
  expect(await api.findMessage(subject)).toMatchObject({ message: sample.typed['message'] });
});

test('the blog finds what was typed before a translation @thorough', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog');
  const box = page.getByRole('searchbox');
  await box.fill('no article has these words');
  await translate(page);
  release();
  await expect.poll(() => isHydrated(box)).toBe(true);
  await expect(box).toHaveValue('no article has these words');
  await expect(page).toHaveURL(/q=no\+article|q=no%20article/);
});
