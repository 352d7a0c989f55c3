import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite } from './open-site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('sends a message', async () => {
  const { page, api } = site;
  await page.open('/contact');
  await page.click({ role: 'button', name: 'Send Message' });
  await page.see({ name: 'Name is required' });
  await page.fill('Full Name', 'Ann Example');
  await page.miss({ name: 'Name is required' });
  await page.fill('Email Address', 'ann@example.com');
  await page.fill('Subject', 'Sent from here');
  await page.fill('Message', 'Two platforms, offline first.');
  await page.click({ role: 'button', name: 'Send Message' });
  await page.see({ role: 'status', name: 'Your message has been sent successfully.' });
  expect(await api.findMessage('Sent from here')).toMatchObject({
    name: 'Ann Example',
    message: 'Two platforms, offline first.',
  });
});

it('subscribes to the newsletter', async () => {
  const { page, api } = site;
  await page.open('/');
  await page.fill('Send it to', 'reader@example.com');
  await page.click({ role: 'button', name: 'Subscribe' });
  await page.see({ role: 'status', name: 'Successfully subscribed!' });
  expect(await api.findSubscription('reader@example.com')).toBeDefined();
});

it('tells a fortune after four answers', async () => {
  const { page } = site;
  await page.open('/');
  for (const answer of ['Startup', 'Security', 'Reach']) {
    await page.click({ name: answer, within: { role: 'group', name: answer } });
    await page.click({ role: 'button', name: 'Next' });
  }
  await page.click({ name: 'Over $1M' });
  await page.click({ role: 'button', name: 'Reveal My Fortune' });
  await page.see({ role: 'heading', name: 'Your fortune' });
});
