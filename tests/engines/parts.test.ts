import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSite } from './open-site.ts';
import { keys } from './page.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(() => site.page.engine.resize(1280, 800));
afterAll(() => site.close());

it('plays the timeline', async () => {
  const { page } = site;
  await page.open('/');
  await page.click({ role: 'button', name: 'Start Timeline' });
  await page.see({ name: 'Step 2 of 4' });
  await page.click({ role: 'button', name: 'Reset' });
  await page.see({ name: 'Step 1 of 4' });
});

it('opens a case over the gallery, and Escape closes it', async () => {
  const { page } = site;
  const overlay = { role: 'dialog', name: 'Quillmarsh Software' } as const;
  await page.open('/portfolio');
  await page.click({ role: 'link', name: 'Quillmarsh Software' });
  await page.see({ role: 'heading', name: 'Quillmarsh Software', within: overlay });
  expect(await page.readPath()).toMatch(/^\/portfolio\/./);
  await page.press(keys.escape);
  await page.miss(overlay);
  expect(await page.readPath()).toBe('/portfolio');
});

it('opens the menu on a phone, and marks the page that is open in it', async () => {
  const { page } = site;
  await page.engine.resize(390, 800);
  await page.open('/services');
  await page.click({ role: 'button', name: 'menu' });
  const readLine = (link: HTMLElement) => {
    const { textDecorationLine, textDecorationThickness } = getComputedStyle(link);
    return `${textDecorationLine} ${textDecorationThickness}`;
  };
  expect(await page.read({ role: 'link', name: 'Services' }, readLine)).toBe('underline 2px');
  expect(await page.read({ role: 'link', name: 'Portfolio' }, readLine)).toMatch(/^none/);
  await page.click({ role: 'link', name: 'Portfolio' });
  await page.see({ role: 'heading', name: 'Eight projects' });
});

it('finds an article', async () => {
  const { page } = site;
  await page.open('/blog');
  await page.fill('Search articles', 'accessibility');
  await page.miss({ role: 'link', name: 'Automation ROI' });
  await page.see({ role: 'heading', name: 'Accessibility as an acceptance criterion' });
});

it('answers a question in a box with room for the answer', async () => {
  const { page } = site;
  await page.open('/blog');
  await page.click({ role: 'button', name: 'Ask AI Assistant' });
  const box = { role: 'dialog', name: 'AI Blog Assistant' } as const;
  await page.fill('Your question', 'What does automation cost?', box);
  await page.press(keys.enter);
  const answer = { name: 'Matching articles', within: box } as const;
  await page.see(answer);
  const height = await page.read(answer, (text) => text.closest('dialog > *')!.clientHeight);
  expect(height).toBeGreaterThan(150);
});

it('asks for a consultation, and says what is missing without covering the button', async () => {
  const { page } = site;
  await page.engine.resize(390, 844);
  await page.open('/');
  await page.click({ role: 'button', name: 'Schedule a Call' });
  const dialog = { role: 'dialog', name: 'Schedule a Free Consultation' } as const;
  const submit = { role: 'button', name: 'Schedule Consultation', within: dialog } as const;
  await page.click(submit);
  await page.see({ role: 'alert', name: 'Missing Information' });
  await page.fill('Name', 'Ann Example', dialog);
  await page.miss({ name: 'Enter your name' });
  await page.fill('Email', 'ann@example.com', dialog);
  const year = new Date().getFullYear() + 1;
  await page.choose('Date', `${year}-03-05`, dialog);
  await page.choose('Time', '09:30', dialog);
  await page.fill('Reason', 'Letters and faxes', dialog);
  // While the notice is still there.
  await page.click(submit);
  await page.see({ role: 'status', name: 'Scheduling Request Sent' });
});
