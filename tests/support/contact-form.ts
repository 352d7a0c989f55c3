import type { Page } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { waitForScript } from './scripted.ts';
import { makeWord } from './site-api.ts';

/** Ann's message, by the fields' labels; nothing else in a run has her address. */
export const describeLead = (subject = `Subject ${makeWord()}`) => ({
  'Full Name': 'Ann Example',
  'Email Address': `${makeWord()}@example.com`,
  Subject: subject,
  Message: `Hello, ${subject}`,
});

export async function fillInLead(page: Page, values: Record<string, string>): Promise<void> {
  const form = page.getByRole('main');
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}

/** Opens the contact page, and waits for the script of its form. */
export async function openContactForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await waitForScript(page.getByRole('main').getByLabel('Full Name'));
}

export const sendLead = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();

/** Waits until the visitor is told that the message was sent. */
export const expectSent = (page: Page): Promise<void> =>
  expectNotice(
    page,
    'success',
    'Success',
    "Your message has been sent successfully. We'll get back to you soon!",
  );
