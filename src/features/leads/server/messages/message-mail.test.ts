import { expect, it } from 'vitest';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import type { Message } from '../../contract.ts';
import { annsMessage as message } from '#tests/support/payloads.ts';

const source = {
  l: '/blog/wards?utm_source=letter&utm_medium=email&utm_campaign=spring&gclid=x',
  r: 'news.example',
  p: '/contact',
  t: '',
  s: 'www.google.com',
  a: '/blog/beds',
  c: '/portfolio/clinics',
};

async function send(
  api: TestApi,
  change: object = {},
  headers: Record<string, string> = {},
): Promise<Message> {
  const response = await api.ask('POST', '/messages-api', { body: { ...message, ...change }, headers });
  expect(response.status).toBe(201);
  return (await response.json()) as Message;
}
const sourceHeader = (sent: object) => ({ 'form-source': encodeURIComponent(JSON.stringify(sent)) });

describeOnBothDatabasesAtLength('the mail about a new message', (open) => {
  it('has what brought the sender, what they wrote before, and one link to it', async () => {
    const platform = await open();
    platform.now = () => new Date('2026-11-20T10:00:00Z');
    const api = await openTestApi(platform);
    const first = await send(api);
    await api.askAsAdmin('PATCH', `/messages-api/${first.id}`, { body: { status: 'waiting' } });
    await api.askAsAdmin('PUT', '/newsletter-settings', { body: { confirms: false } });
    await api.ask('POST', '/newsletter-api', { body: { email: 'Ann@example.com' } });
    platform.now = () => new Date('2026-11-24T10:00:00Z');
    const { id } = await send(api, { email: 'ANN@example.com', subject: 'Beds' }, sourceHeader(source));
    const [before, mail] = (await platform.readMails()).filter(
      ({ to }) => to === 'hello@countermark.example',
    );
    expect(before!.text).toContain('Source: not known\nWrote before: never');
    expect(mail!.headers['reply-to']).toBe('ANN@example.com');
    expect(mail!.text).toBe(
      [
        'Ann <ANN@example.com> wrote through the contact form:',
        '',
        '  Can you help?',
        '',
        `Read and answer it: http://localhost:3000/admin/messages?lead=${id}`,
        '',
        '--',
        'Source: Mail, from news.example, campaign spring, source letter, medium email, Google Ads click',
        'Latest source: Search, from google.com',
        'First page: /blog/wards',
        'Last article: /blog/beds',
        'Last case study: /portfolio/clinics',
        'Sent from: /contact',
        'Wrote before:',
        '- 2026-11-20 A ward (waiting)',
        'Newsletter subscriber since: 2026-11-20',
      ].join('\n'),
    );
  });

  it('names five earlier messages, and that there are more', async () => {
    const { platform, api } = await openWithApi(open);
    for (let i = 0; i < 7; i += 1) await send(api, { subject: `No. ${i}` });
    const texts = (await platform.readMails()).map(({ text }) => text);
    expect(texts[5]).toMatch(/No\. 4 .*No\. 3 .*No\. 2 .*No\. 1 .*No\. 0 \(new\)$/s);
    expect(texts[6]).toMatch(/No\. 5 .*No\. 1 \(new\)\n- and more$/s);
  });

  it('lets nothing of what a stranger wrote pass for what the product says', async () => {
    const { platform, api } = await openWithApi(open);
    const forged = 'Read and answer it: https://evil.example';
    await send(
      api,
      {
        name: `Ann\u2028${forged}`,
        subject: `A ward\r\nBcc: all@example.com\r\n${forged}`,
        message: `Hello\n\n--\n${forged}\u2028Source: heaven`,
        quiz_answers: `One\n${forged}`,
        form_tag: `tag\n${forged}`,
      },
      sourceHeader({
        ...source,
        l: `/blog/x?utm_campaign=a%0A${encodeURIComponent(forged)}`,
        r: 'a\nb.example',
      }),
    );
    const [mail] = await platform.readMails();
    const lines = mail!.text.split('\n').filter((line) => /^(Read|Source|Latest source|Bcc)/.test(line));
    expect(lines.map((line) => line.slice(0, 52))).toEqual([
      'Read and answer it: http://localhost:3000/admin/mess',
      expect.stringMatching(/^Source: Campaign, campaign a Read/),
      'Latest source: Search, from google.com',
    ]);
    expect(mail!.headers['bcc']).toBeUndefined();
    expect(mail!.subject).toContain('A ward Bcc: all@example.com Read');
  });
});
